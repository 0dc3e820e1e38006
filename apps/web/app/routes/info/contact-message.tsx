import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import {
  type ContactValues,
  findContactFaults,
  isIncomplete,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  readContactValues,
  TOPICS,
  topicNamed,
} from './contact-form.ts';

const MAX_NUMBER_LENGTH = 40;

type ContactAnswer = {
  values: ContactValues | null;
  reference: string | null;
  refusal: ShownRefusal | null;
};

type ContactFormProps = { formId: string; answered: ContactAnswer | undefined };

/** After a message was received a new form takes the place of the old one; else it keeps its id. */
export function ContactForm({ formId: fresh, answered }: ContactFormProps) {
  const t = useT('contact');
  const formId = answered?.values?.formId ?? fresh;
  return (
    <section>
      <h2 className="wide mb-6 text-2xl">{t('formTitle')}</h2>
      {answered && answered.reference !== null && (
        <Received key={answered.reference} reference={answered.reference} />
      )}
      {answered?.refusal && (
        <div className="mb-6">
          <Refused refusal={answered.refusal} fallback={t('failed')} />
        </div>
      )}
      <MessageForm
        key={formId}
        formId={formId}
        posted={answered?.values ?? null}
        isAnswered={answered !== undefined}
      />
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
        <p className="numerals" data-testid="contact-reference">
          {t('reference', { reference })}
        </p>
      </Notice>
    </div>
  );
}

type MessageFormProps = { formId: string; posted: ContactValues | null; isAnswered: boolean };

function MessageForm({ formId, posted, isAnswered }: MessageFormProps) {
  const t = useT('contact');
  const [params] = useSearchParams();
  // Whoever comes from a tracking page need not type the number again.
  const number = params.get('tracking')?.slice(0, MAX_NUMBER_LENGTH) ?? '';
  const opening = number === '' ? '' : t('aboutShipment', { number });
  const busy = useNavigation().formMethod === 'POST';
  // Before the scripts run, the server's answer says what was wrong.
  const [checked, setChecked] = useState(posted);
  const faults = checked === null ? {} : findContactFaults(checked);
  const errorOf = (name: keyof typeof faults) => {
    const fault = faults[name];
    return fault === undefined ? undefined : t(fault as 'nameMissing');
  };

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const values = readContactValues(new FormData(event.currentTarget));
    setChecked(values);
    const [first] = Object.keys(findContactFaults(values));
    if (first === undefined) return;
    event.preventDefault();
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <Form method="post" action="/contact" noValidate onSubmit={check} className="space-y-5">
      {checked !== null && isIncomplete(checked) && (
        <Notice tone="problem" title={t('incomplete')} />
      )}
      <input type="hidden" name="formId" value={formId} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="name"
          label={t('name')}
          autoComplete="name"
          required
          maxLength={MAX_NAME_LENGTH}
          defaultValue={posted?.name}
          error={errorOf('name')}
        />
        <Field
          name="email"
          type="email"
          inputMode="email"
          label={t('email')}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={posted?.email}
          help={t('emailHelp')}
          error={errorOf('email')}
        />
      </div>
      <Select
        name="topic"
        label={t('topic')}
        defaultValue={posted?.topic ?? (isAnswered ? 'support' : topicNamed(params.get('topic')))}
      >
        {TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topic.${topic}`)}
          </option>
        ))}
      </Select>
      <TextArea
        name="message"
        label={t('message')}
        rows={8}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        defaultValue={posted?.message ?? (isAnswered ? '' : opening)}
        help={t('messageHelp')}
        error={errorOf('message')}
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
