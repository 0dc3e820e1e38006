import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, type FormReply, useReply } from '../../platform/form-reply.ts';
import { Refused } from '../../platform/refused.tsx';
import { useCheck } from '../../platform/use-check.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, Field, Select, TextArea } from '../../ui/field.tsx';
import { Filled } from '../../ui/filled.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import {
  findContactFaults,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  TOPICS,
  topicNamed,
} from './contact-form.ts';

const MAX_NUMBER_LENGTH = 40;

type ContactMessageProps = {
  formId: string;
  answered: { reference: string } | FormReply | undefined;
};

/** After a message was received a new form takes the place of the old one; else it keeps its id. */
export function ContactMessage({ formId: fresh, answered }: ContactMessageProps) {
  const t = useT('contact');
  const reply = useReply();
  const reference = answered && 'reference' in answered ? answered.reference : undefined;
  const formId = reply?.typed['formId'] ?? fresh;
  return (
    <section>
      <h2 className="wide mb-6 text-2xl">{t('formTitle')}</h2>
      {reference !== undefined && <Received key={reference} reference={reference} />}
      {reply?.refusal && (
        <Refused refusal={reply.refusal} fallback={t('failed')} className="mb-6" />
      )}
      <MessageForm key={formId} formId={formId} reply={reply} isFirst={answered === undefined} />
    </section>
  );
}

function Received({ reference }: { reference: string }) {
  const t = useT('contact');
  const answers = useT('answers');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mb-6 outline-none">
      <Notice tone="good" title={answers('contactReceived')}>
        <p data-testid="contact-reference">
          <Filled
            text={t('reference', { reference: '{reference}' })}
            parts={{ reference: <span className="numerals">{reference}</span> }}
          />
        </p>
      </Notice>
    </div>
  );
}

type MessageFormProps = { formId: string; reply: FormReply | undefined; isFirst: boolean };

function MessageForm({ formId, reply, isFirst }: MessageFormProps) {
  const t = useT('contact');
  const [params] = useSearchParams();
  // Whoever comes from a tracking page need not type the number again.
  const number = params.get('tracking')?.slice(0, MAX_NUMBER_LENGTH) ?? '';
  const opening = number === '' ? '' : t('aboutShipment', { number });
  const busy = useNavigation().formMethod === 'POST';
  // Before the scripts run, the server's answer says what was wrong.
  const { faults, check } = useCheck(findContactFaults, reply?.faults);
  const field = fieldsOf({ ...reply, faults }, (name, fault) => {
    const missing = `${name as 'name' | 'email' | 'message'}Missing` as const;
    if (fault === 'required' || name === 'name') return t(missing);
    return t(name === 'email' ? 'emailInvalid' : 'messageTooLong');
  });

  return (
    <Form method="post" action="/contact" noValidate onSubmit={check} className="space-y-5">
      {Object.values(faults).includes('required') && (
        <Notice tone="problem" title={t('incomplete')} />
      )}
      <input type="hidden" name="formId" value={formId} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('name')}
          label={t('name')}
          autoComplete="name"
          required
          maxLength={MAX_NAME_LENGTH}
        />
        <Field
          {...field('email')}
          type="email"
          inputMode="email"
          label={t('email')}
          autoComplete="email"
          required
          maxLength={254}
          help={t('emailHelp')}
        />
      </div>
      <Select
        {...field('topic', topicNamed(isFirst ? params.get('topic') : null))}
        label={t('topic')}
      >
        <Choices of={TOPICS} name={(topic) => t(`topic.${topic}`)} />
      </Select>
      <TextArea
        {...field('message', isFirst ? opening : '')}
        label={t('message')}
        rows={8}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        help={t('messageHelp')}
      />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button type="submit" busy={busy}>
          {busy ? t('sending') : t('send')}
        </Button>
        <TextLink to="/legal/privacy#data">{t('privacy')}</TextLink>
      </div>
    </Form>
  );
}
