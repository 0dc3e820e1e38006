import { setStaffPassword } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { PostForm } from '../../platform/post-form.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { linkRefusalOf, tokenOf } from '../../platform/link-token.ts';
import { LOGIN } from './admin-paths.ts';
import { Gate } from './gate.tsx';
import { refuseForm, useReply } from '../../platform/form-reply.ts';
import type { Route } from './+types/set-password.ts';

/** Opening the link does not use it up, because mail scanners open links. Posting the form does. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = { token: tokenOf(request), password: textIn(form, 'password') };
  const answer = await ask(request, setStaffPassword, { body });
  if (answer.ok) return redirect(`${LOGIN}?password-set`, 303);
  return refuseForm(form, linkRefusalOf(answer.refusal), { password_too_short: 'password' });
}

export default function SetPassword() {
  const t = useT('admin');
  const reply = useReply();
  if (reply?.refusal?.code === 'link_invalid') {
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
      <PostForm
        submit={t('setPassword')}
        sending={t('saving')}
        fallback={t('actFailed')}
        className="space-y-5"
      >
        <PasswordField
          name="password"
          label={t('newPassword')}
          help={t('passwordHelp')}
          autoComplete="new-password"
          error={reply?.faults['password'] && t('passwordShort')}
        />
      </PostForm>
    </Gate>
  );
}
