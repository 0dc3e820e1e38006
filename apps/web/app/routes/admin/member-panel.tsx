import type { StaffMember } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { PostForm } from '../../platform/post-form.tsx';
import { STAFF } from './admin-paths.ts';
import { CodeAgain } from './code-again.tsx';
import { Address } from './member-marks.tsx';
import { SetChoice } from './set-choice.tsx';
import { WorkPanel } from './work-panel.tsx';

type MemberPanelProps = { member: StaffMember; me: StaffMember };

export function MemberPanel({ member, me }: MemberPanelProps) {
  const t = useT('admin');
  const isSelf = member.id === me.id;
  const { name } = member;
  return (
    <WorkPanel title={name} closed={STAFF} opener={`change-${member.id}`}>
      <p className="-mt-3 mb-4 text-sm text-muted">
        <Address email={member.email} />
      </p>
      {isSelf && <p className="mb-4 text-sm">{t('ownAccount')}</p>}
      <div className="space-y-6">
        <Act intent="set" member={member} label={t('save')} look="primary">
          <SetChoice chosen={member.permissionSet} />
          <Code intent="set" me={me} help={t('setCodeText')} />
        </Act>
        {member.active ? (
          <Act intent="deactivate" member={member} label={t('deactivate')}>
            <p className="text-sm">{t('deactivateText', { name })}</p>
          </Act>
        ) : (
          <Act intent="reactivate" member={member} label={t('reactivate')}>
            <p className="text-sm">{t('reactivateText', { name })}</p>
            <Code intent="reactivate" me={me} help={t('codeHelp')} />
          </Act>
        )}
        {isSelf && <p className="text-sm text-muted">{t('resetSelf')}</p>}
        {!isSelf && member.active && (
          <Act intent="password" member={member} label={t('resetPassword')}>
            <h3 className="text-base">{t('resetPasswordTitle')}</h3>
            <p className="text-sm">{t('resetPasswordText', { name })}</p>
            <Code intent="password" me={me} help={t('codeHelp')} />
          </Act>
        )}
        {!isSelf && member.secondFactor && (
          <Act intent="reset" member={member} label={t('reset')}>
            <h3 className="text-base">{t('resetTitle')}</h3>
            <p className="text-sm">{t('resetText', { name })}</p>
            <Code intent="reset" me={me} help={t('codeHelp')} />
          </Act>
        )}
      </div>
    </WorkPanel>
  );
}

type CodeProps = { intent: string; me: StaffMember; help: string };

/** For members with a second factor. */
function Code({ intent, me, help }: CodeProps) {
  return me.secondFactor && <CodeAgain intent={intent} help={help} />;
}

type ActProps = {
  intent: string;
  member: StaffMember;
  label: string;
  look?: 'primary' | 'secondary';
  children: ReactNode;
};

/** One action on a member. */
function Act({ intent, member, label, look = 'secondary', children }: ActProps) {
  const t = useT('admin');
  return (
    <PostForm
      intent={intent}
      submit={label}
      sending={t('saving')}
      fallback={t('actFailed')}
      look={look}
      className="space-y-3 border-t border-hairline pt-4"
    >
      <input type="hidden" name="staffId" value={member.id} />
      {children}
    </PostForm>
  );
}
