import { staffRegister } from '@waypost/contract/client';
import type { MessageKey } from '@waypost/i18n/messages';
import { useSearchParams } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, finishForm, useReply } from '../../platform/form-reply.ts';
import { bodyIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { PostForm } from '../../platform/post-form.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SECOND_FACTOR, signedInPath } from './admin-paths.ts';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { Gate } from './gate.tsx';
import type { Route } from './+types/register.ts';

const FAULTS: Record<string, MessageKey<'admin'>> = {
  name: 'nameMissing',
  email: 'emailInvalid',
  inviteCode: 'inviteCodeMissing',
};

/** Opening the link does not use it up, because mail scanners open links. Posting the form does. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await ask(request, staffRegister, {
    body: bodyIn(form, 'name', 'email', 'password', 'inviteCode'),
  });
  const to = signedInPath(SECOND_FACTOR);
  return finishForm(form, answer, to, { password_too_short: 'password' });
}

export default function Register() {
  const t = useT('admin');
  const [search] = useSearchParams();
  const field = fieldsOf(useReply(), (name) => t(FAULTS[name] ?? 'passwordShort'));
  const inviteCode = field('inviteCode', search.get('invite') ?? '');
  return (
    <Gate title={t('registerTitle')}>
      <PageHead title={t('registerMeta')} />
      <EnrolmentSteps at="account" />
      <p className="mb-6 text-muted">{t('registerText')}</p>
      <PostForm
        submit={t('createAccount')}
        sending={t('creatingAccount')}
        fallback={t('actFailed')}
        className="space-y-5"
      >
        <Field {...field('name')} label={t('name')} help={t('nameHelp')} autoComplete="name" />
        <Field {...field('email')} type="email" label={t('email')} autoComplete="username" />
        <PasswordField
          {...field('password')}
          label={t('password')}
          help={t('passwordHelp')}
          autoComplete="new-password"
        />
        {!search.get('invite') || inviteCode.error ? (
          <Field
            {...inviteCode}
            label={t('inviteCode')}
            help={t('inviteCodeHelp')}
            autoComplete="off"
            spellCheck={false}
          />
        ) : (
          <input type="hidden" name="inviteCode" value={inviteCode.defaultValue} />
        )}
      </PostForm>
    </Gate>
  );
}
