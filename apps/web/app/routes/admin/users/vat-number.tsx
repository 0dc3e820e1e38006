import type { CustomerRecord } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Select } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';

type VatNumberProps = { user: CustomerRecord; mayConfirm: boolean };

/** The VAT number, its status, and the form that confirms it or withdraws the confirmation. */
export function VatNumber({ user, mayConfirm }: VatNumberProps) {
  const t = useT('console-users');
  const { vatId, vat, accountType } = user;
  if (vatId === '') return null;
  const isConfirmed = vat.confirmedAt !== null;
  const isConfirmable = vat.country !== null && accountType === 'business';
  return (
    <>
      <span className="block wrap-anywhere">{vatId}</span>
      <span className="block text-sm text-muted">
        {vat.confirmedAt !== null && (
          <>
            {t('vatConfirmed')}, <Time at={vat.confirmedAt} />
          </>
        )}
        {!isConfirmed && t(vat.country === null ? 'vatMalformed' : 'vatUnconfirmed')}
      </span>
      {mayConfirm && (isConfirmed || isConfirmable) && (
        <ConfirmForm key={vat.confirmedAt} vatId={vatId} isConfirmed={isConfirmed} />
      )}
    </>
  );
}

function ConfirmForm({ vatId, isConfirmed }: { vatId: string; isConfirmed: boolean }) {
  const t = useT('console-users');
  const field = fieldsOf(useReply('vat'), () => t('vatCheckedIn'));
  return (
    <PostForm
      intent="vat"
      submit={t(isConfirmed ? 'vatWithdraw' : 'vatConfirm')}
      sending={t('saving')}
      fallback={t('saveFailed')}
      look="secondary"
      button={{ size: 'small' }}
      className="mt-2 grid max-w-xs gap-2"
    >
      <input type="hidden" name="vatId" value={vatId} />
      <input type="hidden" name="confirmed" value={isConfirmed ? 'no' : 'yes'} />
      <Select {...field('checkedIn', 'vies')} label={t('vatCheckedIn')}>
        <option value="vies">{t('vatIn.vies')}</option>
        <option value="document">{t('vatIn.document')}</option>
      </Select>
    </PostForm>
  );
}
