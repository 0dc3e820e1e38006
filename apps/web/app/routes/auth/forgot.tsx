import { forgotPassword } from '@waypost/contract/client';
import { data, Form, Link, useNavigation } from 'react-router';
import { isEmail } from '../../parcels/contact-rules.ts';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Refused } from '../../platform/refused.tsx';
import { textIn } from '../../platform/form-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import type { Route } from './+types/forgot.ts';

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = textIn(form, 'email').trim();
  if (!isEmail(email)) {
    return data({ email, isSent: false, isInvalid: true, refusal: null }, { status: 400 });
  }
  const answer = await ask(request, forgotPassword, { body: { email } });
  const refusal = answer.ok ? null : answer.refusal;
  return data(
    { email, isSent: answer.ok, isInvalid: false, refusal },
    { status: refusal?.status ?? 200 },
  );
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const answered = actionData;
  const busy = useNavigation().formMethod === 'POST';
  const t = useT('auth');
  const answers = useT('answers');
  const back = (
    <Link to="/auth/login" className="font-semibold underline underline-offset-4">
      {t('backToLogin')}
    </Link>
  );
  if (answered?.isSent === true) {
    return (
      <AuthPage metaTitle={t('forgotMetaTitle')} title={t('forgotSentTitle')} aside={back}>
        <Notice tone="good" title={answers('resetRequested')} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      metaTitle={t('forgotMetaTitle')}
      title={t('forgotTitle')}
      lead={t('forgotLead')}
      aside={back}
    >
      {answered?.refusal && <Refused refusal={answered.refusal} fallback={t('forgotFailed')} />}
      <Form method="post" noValidate className="space-y-5">
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          required
          defaultValue={answered?.email}
          error={answered?.isInvalid === true && t('emailInvalid')}
        />
        <Button type="submit" className="w-full" disabled={busy}>
          {busy ? t('forgotBusy') : t('forgotAction')}
        </Button>
      </Form>
    </AuthPage>
  );
}
