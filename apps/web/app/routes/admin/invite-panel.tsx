import type { StaffMember } from '@waypost/contract/client';
import { Form, useActionData } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { STAFF } from './admin-paths.ts';
import { CodeAgain } from './code-again.tsx';
import { SetChoice } from './set-choice.tsx';
import { WorkPanel } from './work-panel.tsx';
import type { StaffAnswer } from './staff-changes.ts';
import { useSending } from './use-sending.ts';
import { useFaultFocus } from '../../platform/form-reply.ts';

export function InvitePanel({ me }: { me: StaffMember }) {
  const t = useT('admin');
  const answered = useActionData<StaffAnswer>();
  const busy = useSending();
  const form = useFaultFocus(answered);
  const faults = answered?.faults ?? {};
  return (
    <WorkPanel title={t('invite')} closed={STAFF} opener="invite">
      <p className="mb-4 text-sm text-muted">{t('inviteText')}</p>
      {answered?.refusal && !busy && (
        <Refused refusal={answered.refusal} fallback={t('actFailed')} />
      )}
      <Form ref={form} method="post" noValidate preventScrollReset className="space-y-4">
        <input type="hidden" name="intent" value="invite" />
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="off"
          defaultValue={answered?.email}
          error={faults.email && t(faults.email)}
        />
        <SetChoice chosen={answered?.set ?? 'support'} />
        {me.secondFactor && <CodeAgain help={t('inviteCodeText')} fault={faults.code} />}
        <Button type="submit" className="w-full" busy={busy}>
          {busy ? t('sending') : t('sendInvitation')}
        </Button>
      </Form>
    </WorkPanel>
  );
}
