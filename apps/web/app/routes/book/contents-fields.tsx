import { useT } from '../../platform/catalogs.tsx';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import type { BookingFaults } from './booking-faults.ts';
import { itemField, type ItemValues } from './booking-form.ts';

type ContentsFieldsProps = {
  start: ItemValues | undefined;
  currency: string;
  faults: BookingFaults;
};

/** What is inside and what it is worth, where customs does not ask for more. */
export function ContentsFields({ start, currency, faults }: ContentsFieldsProps) {
  const t = useT('checkout');
  const field = (name: 'description' | 'value') => {
    const fault = faults[itemField(0, name)];
    return {
      name: itemField(0, name),
      label: t(name),
      defaultValue: start?.[name] ?? '',
      error: fault === undefined ? undefined : t(fault as 'valueInvalid'),
      autoComplete: 'off',
      aside: t('optional'),
    };
  };
  return (
    <Section title={t('itemsTitle')}>
      <p className="-mt-2 mb-5 max-w-prose text-muted">{t('contentsText')}</p>
      <div className="grid grid-cols-5 gap-4">
        <Field
          {...field('description')}
          className="col-span-3"
          placeholder={t('descriptionExample')}
          maxLength={120}
        />
        <Field
          {...field('value')}
          className="col-span-2"
          unit={currency}
          inputMode="decimal"
          maxLength={14}
        />
      </div>
    </Section>
  );
}
