import { asksFamilyFirst } from '@waypost/domain/name-order';
import type { Country } from '../../parcels/country-list.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import { IF_PAYER_NAMED } from './by-choice.ts';
import type { FieldOf } from './checkout-fields.ts';

type PayerFieldsProps = {
  field: FieldOf;
  isShipper: boolean;
  needed: boolean;
  countries: Country[];
};

const NAMES = [
  ['payer.firstName', 'billing given-name'],
  ['payer.lastName', 'billing family-name'],
] as const;

export function PayerFields({ field, isShipper, needed, countries }: PayerFieldsProps) {
  const t = useT('checkout');
  const locale = useLocale();
  const aside = needed ? undefined : t('optional');
  return (
    <Section title={t('payerTitle')}>
      <p className="-mt-2 mb-4 text-muted max-sm:hidden">{t('payerText')}</p>
      <Checkbox
        className="mb-3"
        name="payerIsShipper"
        value="yes"
        defaultChecked={isShipper}
        label={t('payerIsShipper')}
      />
      <div className="grid grid-cols-2 items-end gap-5">
        {(asksFamilyFirst(locale) ? NAMES.toReversed() : NAMES).map(([name, autoComplete]) => (
          <Field
            key={name}
            {...field(name)}
            className={IF_PAYER_NAMED}
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
