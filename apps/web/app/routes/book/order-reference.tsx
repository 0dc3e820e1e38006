import { useT } from '../../platform/catalogs.tsx';
import { Field } from '../../ui/field.tsx';
import type { FieldOf } from './checkout-fields.ts';

/** The number that the shipper knows the order by. */
export function OrderReference({ field }: { field: FieldOf }) {
  const t = useT('checkout');
  return (
    <Field
      {...field('orderReference')}
      aside={t('optional')}
      help={t('orderReferenceHelp')}
      autoComplete="off"
      maxLength={64}
    />
  );
}
