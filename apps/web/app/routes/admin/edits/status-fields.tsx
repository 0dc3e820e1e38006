import { EXCEPTION_REASONS, SETTABLE_STATUSES } from '@waypost/domain/tracking';
import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Select, TextArea } from '../../../ui/field.tsx';
import { FieldRow, useTyped } from './act-form.tsx';

/** A cancelled shipment has an empty choice, so that sending the form unchanged changes nothing. */
export function StatusFields({ present }: { present: string }) {
  const t = useT('console-edits');
  const words = useT('parcels');
  const typed = useTyped();
  return (
    <>
      <FieldRow>
        <Select {...typed('status', present)} label={t('status')}>
          {present === 'Cancelled' && <option value="">{words('status.Cancelled')}</option>}
          <Choices of={SETTABLE_STATUSES} name={(status) => words(`status.${status}`)} />
        </Select>
        <ExceptionField />
      </FieldRow>
      <TextArea {...typed('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} />
    </>
  );
}

export function ExceptionField() {
  const t = useT('console-edits');
  return (
    <Select {...useTyped()('exception')} label={t('exception')} help={t('exceptionHelp')}>
      <option value="">{t('noException')}</option>
      <Choices of={EXCEPTION_REASONS} name={(reason) => t(`exception.${reason}`)} />
    </Select>
  );
}
