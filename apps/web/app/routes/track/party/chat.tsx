import type { CaseMessage, PartyCase } from '@waypost/contract/client';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { Refused } from '../../../platform/refused.tsx';
import { useCheck } from '../../../platform/use-check.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextArea } from '../../../ui/field.tsx';
import { Section } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';
import { casePath, findMessageFaults, MAX_MESSAGE_LENGTH } from './case-rules.ts';

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
      {/* a sent message leaves an empty form */}
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
  const reply = useReply('message');
  // keeps its first id, although polling the page brings new ones
  const [id] = useState(reply?.typed['id'] ?? messageId);
  const { faults, check } = useCheck(findMessageFaults, reply?.faults);
  const field = fieldsOf({ ...reply, faults }, (_, fault) =>
    t(fault === 'required' ? 'messageMissing' : 'messageTooLong'),
  );
  const busy = useNavigation().formData?.get('intent') === 'message';
  return (
    <Form
      method="post"
      action={casePath(number)}
      noValidate
      preventScrollReset
      onSubmit={check}
      className="mt-6 space-y-4"
    >
      {reply?.refusal && <Refused refusal={reply.refusal} fallback={t('messageFailed')} />}
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="id" value={id} />
      {caseId !== undefined && <input type="hidden" name="caseId" value={caseId} />}
      <TextArea
        {...field('text')}
        label={t('message')}
        rows={5}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        help={t('messageHelp')}
      />
      <Button type="submit" busy={busy}>
        {busy ? t('messageSending') : t('messageSend')}
      </Button>
    </Form>
  );
}
