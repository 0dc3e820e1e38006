import type { CaseMessage, PartyCase } from '@waypost/contract/client';
import { type SubmitEvent, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextArea } from '../../../ui/field.tsx';
import { Section } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';
import { type CaseAnswer, casePath, findMessageFault, MAX_MESSAGE_LENGTH } from './case-rules.ts';

type ChatProps = {
  number: string;
  current: PartyCase | null;
  messageId: string;
  writable: boolean;
};

/** The thread, newest last, and the form to write to it. */
export function Chat({ number, current, messageId, writable }: ChatProps) {
  const t = useT('party');
  const messages = current?.messages ?? [];
  const own = messages.filter(({ from }) => from === 'party').length;
  return (
    <Section title={t('chatTitle')} id="chat">
      <div role="log" aria-live="polite" aria-label={t('chatLog')}>
        {messages.length === 0 ? (
          <p className="text-muted">{t('chatNone')}</p>
        ) : (
          <ol className="space-y-4">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        )}
      </div>
      {/* a message that was taken leaves an empty form behind */}
      {writable && (
        <MessageForm key={own} number={number} messageId={messageId} caseId={current?.id} />
      )}
    </Section>
  );
}

function Message({ message }: { message: CaseMessage }) {
  const t = useT('party');
  const isOwn = message.from === 'party';
  return (
    <li
      className={classes(
        'rounded p-4',
        isOwn ? 'bg-panel sm:ms-16' : 'border border-hairline sm:me-16',
      )}
    >
      <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{isOwn ? t('fromYou') : t('fromUs')}</span>
        <span className="text-muted">
          <Time at={message.at} />
        </span>
      </p>
      <p className="break-words whitespace-pre-line">{message.text}</p>
    </li>
  );
}

type MessageFormProps = Pick<ChatProps, 'number' | 'messageId'> & { caseId: string | undefined };

function MessageForm({ number, messageId, caseId }: MessageFormProps) {
  const t = useT('party');
  const answered = useActionData<CaseAnswer>();
  const posted = answered?.part === 'message' ? answered : undefined;
  // the page asks for news and gets new ids meanwhile: what is being written keeps its own
  const [id] = useState(posted?.id ?? messageId);
  const [fault, setFault] = useState(
    posted !== undefined && posted.refusal === null ? findMessageFault(posted.text) : null,
  );
  const busy = useNavigation().formData?.get('intent') === 'message';

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const text = event.currentTarget.elements.namedItem('text');
    if (!(text instanceof HTMLTextAreaElement)) return;
    const found = findMessageFault(text.value);
    setFault(found);
    if (found === null) return;
    event.preventDefault();
    text.focus();
  };

  return (
    <Form
      method="post"
      action={casePath(number)}
      noValidate
      preventScrollReset
      onSubmit={check}
      className="mt-6 space-y-4"
    >
      {posted?.refusal && <Refused refusal={posted.refusal} fallback={t('messageFailed')} />}
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="id" value={id} />
      {caseId !== undefined && <input type="hidden" name="caseId" value={caseId} />}
      <TextArea
        name="text"
        label={t('message')}
        rows={5}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        defaultValue={posted?.text}
        help={t('messageHelp')}
        error={fault === null ? undefined : t(fault)}
      />
      <Button type="submit" busy={busy}>
        {busy ? t('messageSending') : t('messageSend')}
      </Button>
    </Form>
  );
}
