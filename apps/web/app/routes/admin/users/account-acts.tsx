import type { CustomerRecord } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeAgain } from '../code-again.tsx';
import { useSending } from '../use-sending.ts';
import type { Intent, UserAnswer } from './user-changes.ts';
import { nameOf } from './users-table.tsx';
import { useFaultFocus } from '../../../platform/form-reply.ts';

type AccountActsProps = {
  user: CustomerRecord;
  answered: UserAnswer | undefined;
  hasSecondFactor: boolean;
};

/** Shutting an account, opening it again, and erasing the person: the last only after the first. */
export function AccountActs({ user, answered, hasSecondFactor }: AccountActsProps) {
  const t = useT('console-users');
  const name = nameOf(user) || user.email;
  const act = { user, answered };
  if (user.state === 'active') {
    return (
      <Act {...act} intent="deactivate" label={t('deactivate')}>
        <p className="text-sm">{t('deactivateText', { name })}</p>
      </Act>
    );
  }
  return (
    <>
      <Act {...act} intent="reactivate" label={t('reactivate')}>
        <p className="text-sm">{t('reactivateText', { name })}</p>
      </Act>
      <Act {...act} intent="erase" label={t('erase', { name })} look="danger">
        <h3 className="text-base">{t('eraseTitle')}</h3>
        <p className="text-sm">{t('eraseText')}</p>
        {hasSecondFactor && (
          <CodeAgain
            help={t('eraseCode')}
            fault={answered?.intent === 'erase' ? answered.faults.code : undefined}
          />
        )}
      </Act>
    </>
  );
}

type ActProps = {
  intent: Intent;
  user: CustomerRecord;
  answered: UserAnswer | undefined;
  label: string;
  look?: 'secondary' | 'danger';
  children: ReactNode;
};

/** One thing to do about an account, with its refusal where the eyes are. */
function Act({ intent, user, answered, label, look = 'secondary', children }: ActProps) {
  const t = useT('console-users');
  const mine = answered?.intent === intent ? answered : undefined;
  const form = useFaultFocus(mine);
  const busy = useSending();
  const underWay = useNavigation().formData?.get('intent') === intent;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="mt-6 space-y-3 border-t border-hairline pt-4"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="revision" value={(mine?.current ?? user).revision} />
      {children}
      {mine?.refusal && !busy && <Refused refusal={mine.refusal} fallback={t('saveFailed')} />}
      <Button type="submit" look={look} className="w-full" busy={busy}>
        {underWay ? t('saving') : label}
      </Button>
    </Form>
  );
}
