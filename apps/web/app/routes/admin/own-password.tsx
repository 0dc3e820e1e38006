import { changeStaffPassword } from '@waypost/contract/client';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { finishForm, useReply } from '../../platform/form-reply.ts';
import { bodyIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { PostForm } from '../../platform/post-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ME } from './admin-paths.ts';
import { CodeAgain } from './code-again.tsx';
import { signedInContext } from './signed-in.ts';
import type { Route } from './+types/own-password.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { email, secondFactor } = context.get(signedInContext).admin;
  return { email, secondFactor };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await ask(request, changeStaffPassword, {
    body: bodyIn(form, 'currentPassword', 'newPassword', 'secondFactor'),
  });
  return finishForm(form, answer, `${ME}?done=password`, { password_too_short: 'newPassword' });
}

export default function OwnPassword({ loaderData }: Route.ComponentProps) {
  const t = useT('admin');
  const { email, secondFactor } = loaderData;
  const { currentPassword, newPassword } = useReply()?.faults ?? {};
  return (
    <>
      <PageHead title={t('ownPasswordMeta')} />
      <h1 className="wide mb-3 text-2xl">{t('ownPasswordTitle')}</h1>
      <p className="mb-6 max-w-prose text-muted">{t('ownPasswordText')}</p>
      <PostForm
        submit={t('changePassword')}
        sending={t('saving')}
        fallback={t('actFailed')}
        className="max-w-md space-y-5"
        after={
          <p>
            <TextLink to={ME} className="py-2">
              {t('backToMe')}
            </TextLink>
          </p>
        }
      >
        {/* tells password managers which account's password changes */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="currentPassword"
          label={t('currentPassword')}
          autoComplete="current-password"
          error={currentPassword && t('passwordMissing')}
        />
        <PasswordField
          name="newPassword"
          label={t('newPassword')}
          help={t('passwordHelp')}
          autoComplete="new-password"
          error={newPassword && t('passwordShort')}
        />
        {secondFactor && <CodeAgain help={t('codeHelp')} />}
      </PostForm>
    </>
  );
}
