import { asksFamilyFirst } from '@waypost/domain/name-order';
import type { Country } from '../../parcels/country-list.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import type { FieldOf } from './checkout-fields.ts';

type PayerFieldsProps = { field: FieldOf; needed: boolean; countries: Country[] };

const NAMES = [
  ['payer.firstName', 'billing given-name'],
  ['payer.lastName', 'billing family-name'],
] as const;

export function PayerFields({ field, needed, countries }: PayerFieldsProps) {
  const t = useT('checkout');
  const locale = useLocale();
  const aside = needed ? undefined : t('optional');
  return (
    <Section title={t('payerTitle')}>
      <p className="-mt-2 mb-4 text-muted">{t('payerText')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {(asksFamilyFirst(locale) ? NAMES.toReversed() : NAMES).map(([name, autoComplete]) => (
          <Field
            key={name}
            {...field(name)}
            aside={aside}
            autoComplete={autoComplete}
            maxLength={60}
          />
        ))}
        <Field
          {...field('payer.vatId')}
          aside={t('optional')}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <Select {...field('payer.country')} autoComplete="billing country">
          <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
        </Select>
      </div>
    </Section>
  );
}
