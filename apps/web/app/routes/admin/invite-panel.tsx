import type { StaffMember } from '@waypost/contract/client';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../platform/form-reply.ts';
import { PostForm } from '../../platform/post-form.tsx';
import { Field } from '../../ui/field.tsx';
import { STAFF } from './admin-paths.ts';
import { CodeAgain } from './code-again.tsx';
import { SetChoice } from './set-choice.tsx';
import { WorkPanel } from './work-panel.tsx';

export function InvitePanel({ me }: { me: StaffMember }) {
  const t = useT('admin');
  const field = fieldsOf(useReply('invite'), () => t('emailInvalid'));
  return (
    <WorkPanel title={t('invite')} closed={STAFF} opener="invite">
      <p className="mb-4 text-sm text-muted">{t('inviteText')}</p>
      <PostForm
        intent="invite"
        submit={t('sendInvitation')}
        sending={t('sending')}
        fallback={t('actFailed')}
      >
        <Field {...field('email')} type="email" label={t('email')} autoComplete="off" />
        <SetChoice chosen={field('permissionSet', 'support').defaultValue} />
        {me.secondFactor && <CodeAgain intent="invite" help={t('inviteCodeText')} />}
      </PostForm>
    </WorkPanel>
  );
}
