import { type SubmitEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { isEmail } from '../../../parcels/contact-rules.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

export type AccessAnswer = { asked: boolean; email: string; refusal: ShownRefusal | null };

type AskForLinkProps = {
  number: string;
  /** What the form was answered with before the scripts ran. */
  answered?: AccessAnswer | undefined;
};

/** The answer is the same whatever the address: it must not tell whose shipment this is. */
export function AskForLink({ number, answered }: AskForLinkProps) {
  const t = useT('party');
  const fetcher = useFetcher<AccessAnswer>();
  const answer = fetcher.data ?? answered;
  if (answer?.asked === true) {
    return (
      <Notice tone="good" title={t('asked')}>
        {t('askedText')}
      </Notice>
    );
  }
  const busy = fetcher.state !== 'idle';
  return <LinkForm number={number} Form={fetcher.Form} answer={answer} busy={busy} />;
}

type LinkFormProps = {
  number: string;
  Form: ReturnType<typeof useFetcher>['Form'];
  answer: AccessAnswer | undefined;
  busy: boolean;
};

function LinkForm({ number, Form, answer, busy }: LinkFormProps) {
  const t = useT('party');
  const [checked, setChecked] = useState(answer?.email);
  const isFaulty = checked !== undefined && !isEmail(checked);

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const email = event.currentTarget.elements.namedItem('email');
    if (!(email instanceof HTMLInputElement)) return;
    setChecked(email.value.trim());
    if (isEmail(email.value.trim())) return;
    event.preventDefault();
    email.focus();
  };

  return (
    <Form
      method="post"
      action={`/track/access?${new URLSearchParams({ ref: number })}`}
      noValidate
      onSubmit={check}
      className="space-y-4"
    >
      <p>{t('moreText')}</p>
      {answer?.refusal && <Refused refusal={answer.refusal} fallback={t('askFailed')} />}
      <Field
        name="email"
        type="email"
        inputMode="email"
        label={t('email')}
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={answer?.email}
        error={isFaulty ? t('emailInvalid') : undefined}
      />
      <Button type="submit" look="secondary" busy={busy}>
        {busy ? t('asking') : t('askLink')}
      </Button>
    </Form>
  );
}
