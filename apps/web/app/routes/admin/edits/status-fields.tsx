import { EXCEPTION_REASONS, SETTABLE_STATUSES } from '@waypost/domain/tracking';
import { useT } from '../../../platform/catalogs.tsx';
import { Select, TextArea } from '../../../ui/field.tsx';
import { FieldRow, useTyped } from './act-form.tsx';

/** Without a present status none is chosen: nothing is changed by a form that is sent as it is. */
export function StatusFields({ present }: { present: string }) {
  const t = useT('console-edits');
  const words = useT('parcels');
  const typed = useTyped();
  return (
    <>
      <FieldRow>
        <Select {...typed('status', present)} label={t('status')}>
          {present === 'Cancelled' && <option value="">{words('status.Cancelled')}</option>}
          {SETTABLE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {words(`status.${status}`)}
            </option>
          ))}
        </Select>
        <Select {...typed('exception')} label={t('exception')} help={t('exceptionHelp')}>
          <option value="">{t('noException')}</option>
          {EXCEPTION_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`exception.${reason}`)}
            </option>
          ))}
        </Select>
      </FieldRow>
      <TextArea {...typed('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} />
    </>
  );
}
