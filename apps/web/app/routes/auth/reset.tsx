import { resetPassword } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { refuseForm, useReply } from '../../platform/form-reply.ts';
import { textIn } from '../../platform/form-text.ts';
import { PostForm } from '../../platform/post-form.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TaskPage } from '../../frame/task-page.tsx';
import { linkRefusalOf, tokenOf } from '../../platform/link-token.ts';
import type { Route } from './+types/reset.ts';

/** Opening the link changes nothing: mail scanners do that. Only the form uses it up. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = { token: tokenOf(request), password: textIn(form, 'password') };
  const answer = await ask(request, resetPassword, { body });
  if (answer.ok) return redirect('/auth/login?notice=passwordReset', 303);
  return refuseForm(form, linkRefusalOf(answer.refusal));
}

export default function Reset() {
  const reply = useReply();
  const t = useT('auth');
  const problem = useT('problems');
  if (reply?.refusal?.code === 'link_invalid') {
    return (
      <TaskPage
        metaTitle={t('resetMetaTitle')}
        title={t('linkInvalidTitle')}
        lead={problem('link_invalid')}
      >
        <LinkButton to="/auth/forgot">{t('newLink')}</LinkButton>
      </TaskPage>
    );
  }
  return (
    <TaskPage metaTitle={t('resetMetaTitle')} title={t('resetTitle')} lead={t('resetLead')}>
      <PostForm
        submit={t('resetAction')}
        sending={t('resetBusy')}
        fallback={t('resetFailed')}
        className="space-y-5"
      >
        <PasswordField
          name="password"
          label={t('resetPassword')}
          help={t('passwordHelp')}
          autoComplete="new-password"
          required
          error={reply?.faults['password'] && t('passwordShort')}
        />
      </PostForm>
    </TaskPage>
  );
}
