import type { CustomerRecord } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { CodeAgain } from '../code-again.tsx';
import { currentIn } from './user-changes.ts';
import { nameOf } from './users-table.tsx';

type AccountActsProps = { user: CustomerRecord; hasSecondFactor: boolean };

/** Closing an account, reopening it, and erasing the person, which requires a closed account. */
export function AccountActs({ user, hasSecondFactor }: AccountActsProps) {
  const t = useT('console-users');
  const name = nameOf(user) || user.email;
  if (user.state === 'active') {
    return (
      <Act user={user} intent="deactivate" submit={t('deactivate')}>
        <p className="text-sm">{t('deactivateText', { name })}</p>
      </Act>
    );
  }
  return (
    <>
      <Act user={user} intent="reactivate" submit={t('reactivate')}>
        <p className="text-sm">{t('reactivateText', { name })}</p>
      </Act>
      <Act user={user} intent="erase" submit={t('erase', { name })} look="danger">
        <h3 className="text-base">{t('eraseTitle')}</h3>
        <p className="text-sm">{t('eraseText')}</p>
        {hasSecondFactor && <CodeAgain intent="erase" help={t('eraseCode')} />}
      </Act>
    </>
  );
}

type ActProps = {
  intent: string;
  user: CustomerRecord;
  submit: string;
  look?: 'secondary' | 'danger';
  children: ReactNode;
};

/** One action on an account. */
function Act({ user, look = 'secondary', children, ...form }: ActProps) {
  const t = useT('console-users');
  const { revision } = currentIn(useReply(form.intent)) ?? user;
  return (
    <PostForm
      {...form}
      sending={t('saving')}
      fallback={t('saveFailed')}
      look={look}
      className="mt-6 space-y-3 border-t border-hairline pt-4"
    >
      <input type="hidden" name="revision" value={revision} />
      {children}
    </PostForm>
  );
}
