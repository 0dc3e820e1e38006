import { EXPORT_REASONS, type ExportReason } from '@waypost/domain/customs-areas';
import { useT } from '../../platform/catalogs.tsx';
import { Choices, Field, Select } from '../../ui/field.tsx';
import type { FieldOf } from './checkout-fields.ts';

/** What the customs papers say beside the goods. */
export function ExportFields({ field }: { field: FieldOf }) {
  const t = useT('checkout');
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      <Select {...field('exportReason')} className="sm:col-span-2" required>
        <option value="">{t('exportReasonChoose')}</option>
        <Choices of={EXPORT_REASONS} name={(reason: ExportReason) => t(`exportReason.${reason}`)} />
      </Select>
      <Field
        {...field('exporter.eori')}
        aside={t('optional')}
        help={t('eoriHelp')}
        autoComplete="off"
        maxLength={20}
      />
      <Field {...field('exporter.vatId')} aside={t('optional')} autoComplete="off" maxLength={20} />
    </div>
  );
}
