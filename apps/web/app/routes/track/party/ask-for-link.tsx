import { useFetcher } from 'react-router';
import { isEmail } from '../../../parcels/contact-rules.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useFetchAhead } from '../../../platform/fetch-ahead.tsx';
import { type Faults, fieldsOf, type FormReply } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { Refused } from '../../../platform/refused.tsx';
import { useCheck } from '../../../platform/use-check.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

type AccessAnswer = { asked: boolean } | FormReply;

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
  if (answer !== undefined && 'asked' in answer) {
    return (
      <Notice tone="good" title={t('asked')}>
        {t('askedText')}
      </Notice>
    );
  }
  const busy = fetcher.state !== 'idle';
  return <LinkForm number={number} Form={fetcher.Form} reply={answer} busy={busy} />;
}

type LinkFormProps = {
  number: string;
  Form: ReturnType<typeof useFetcher>['Form'];
  reply: FormReply | undefined;
  busy: boolean;
};

function findFaults(form: FormData): Faults {
  return isEmail(textIn(form, 'email').trim()) ? {} : { email: 'malformed' };
}

function LinkForm({ number, Form, reply, busy }: LinkFormProps) {
  const t = useT('party');
  const action = `/track/access?${new URLSearchParams({ ref: number })}`;
  const { onInput, links } = useFetchAhead(action);
  const { faults, check } = useCheck(findFaults, reply?.faults);
  const field = fieldsOf({ ...reply, faults }, () => t('emailInvalid'));
  return (
    <Form
      method="post"
      action={action}
      noValidate
      onInput={onInput}
      onSubmit={check}
      className="space-y-4"
    >
      {links}
      <p>{t('moreText')}</p>
      {reply?.refusal && <Refused refusal={reply.refusal} fallback={t('askFailed')} />}
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        label={t('email')}
        autoComplete="email"
        required
        maxLength={254}
      />
      <Button type="submit" look="secondary" busy={busy}>
        {busy ? t('asking') : t('askLink')}
      </Button>
    </Form>
  );
}
