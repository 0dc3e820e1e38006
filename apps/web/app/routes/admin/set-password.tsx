import { setStaffPassword } from '@waypost/contract/client';
import { data, Form, redirect, useActionData } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { linkRefusalOf, tokenOf } from '../../platform/link-token.ts';
import { LOGIN } from './admin-paths.ts';
import { Gate } from './gate.tsx';
import { isLongEnough } from './registration.ts';
import { useSending } from './use-sending.ts';
import { useFaultFocus } from '../../platform/form-reply.ts';
import type { Route } from './+types/set-password.ts';

type Answered = { short: boolean; refusal: ShownRefusal | null };

/** Opening the link uses nothing up: mail scanners do that too. Posting the form does. */
export async function action({ request }: Route.ActionArgs) {
  const password = textIn(await request.formData(), 'password');
  if (!isLongEnough(password)) {
    return data<Answered>({ short: true, refusal: null }, { status: 400 });
  }
  const answer = await ask(request, setStaffPassword, {
    body: { token: tokenOf(request), password },
  });
  if (answer.ok) return redirect(`${LOGIN}?password-set`, 303);
  const { refusal } = answer;
  return data<Answered>(
    { short: false, refusal: linkRefusalOf(refusal) },
    { status: refusal.status },
  );
}

export default function SetPassword() {
  const t = useT('admin');
  const answered = useActionData<Answered>();
  const busy = useSending();
  const form = useFaultFocus(answered);
  if (answered?.refusal?.code === 'link_invalid') {
    return (
      <Gate title={t('passwordLinkInvalidTitle')}>
        <PageHead title={t('setPasswordMeta')} />
        <p className="mb-6">{t('passwordLinkInvalidText')}</p>
        <LinkButton to={LOGIN}>{t('toSignIn')}</LinkButton>
      </Gate>
    );
  }
  return (
    <Gate title={t('setPasswordTitle')}>
      <PageHead title={t('setPasswordMeta')} />
      <p className="mb-6 text-muted">{t('setPasswordText')}</p>
      <Form ref={form} method="post" noValidate className="space-y-5">
        {answered?.refusal && !busy && (
          <Refused refusal={answered.refusal} fallback={t('actFailed')} />
        )}
        <PasswordField
          name="password"
          label={t('newPassword')}
          help={t('passwordHelp')}
          autoComplete="new-password"
          error={answered?.short === true && t('passwordShort')}
        />
        <Button type="submit" className="w-full" busy={busy}>
          {busy ? t('saving') : t('setPassword')}
        </Button>
      </Form>
    </Gate>
  );
}
