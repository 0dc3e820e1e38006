import { resetPassword } from '@waypost/contract/client';
import { data, Form, redirect, useNavigation } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Refused } from '../../platform/refused.tsx';
import { textIn } from '../../platform/form-text.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthPage } from './auth-page.tsx';
import { linkRefusalOf, tokenOf } from '../../platform/link-token.ts';
import type { Route } from './+types/reset.ts';

/** Opening the link changes nothing: mail scanners do that. Only the form uses it up. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const password = textIn(form, 'password');
  if (password === '') return data({ refusal: null }, { status: 400 });
  const token = tokenOf(request);
  const answer = await ask(request, resetPassword, { body: { token, password } });
  if (answer.ok) return redirect('/auth/login?notice=passwordReset', 303);
  const { refusal } = answer;
  return data({ refusal: linkRefusalOf(refusal) }, { status: refusal.status });
}

export default function Reset({ actionData }: Route.ComponentProps) {
  const answered = actionData;
  const busy = useNavigation().formMethod === 'POST';
  const t = useT('auth');
  const problem = useT('problems');
  if (answered?.refusal?.code === 'link_invalid') {
    return (
      <AuthPage
        metaTitle={t('resetMetaTitle')}
        title={t('linkInvalidTitle')}
        lead={problem('link_invalid')}
      >
        <LinkButton to="/auth/forgot">{t('newLink')}</LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage metaTitle={t('resetMetaTitle')} title={t('resetTitle')} lead={t('resetLead')}>
      {answered?.refusal && <Refused refusal={answered.refusal} fallback={t('resetFailed')} />}
      <Form method="post" noValidate className="space-y-5">
        <PasswordField
          name="password"
          label={t('resetPassword')}
          help={t('passwordHelp')}
          autoComplete="new-password"
          required
          error={answered !== undefined && answered.refusal === null && t('passwordShort')}
        />
        <Button type="submit" className="w-full" disabled={busy}>
          {busy ? t('resetBusy') : t('resetAction')}
        </Button>
      </Form>
    </AuthPage>
  );
}
