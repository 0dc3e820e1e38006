import { formatCountry } from '@waypost/i18n/formats';
import { useT } from '../platform/catalogs.tsx';
import { useLocale } from '../platform/visitor.ts';
import { Choices, Field, Select } from '../ui/field.tsx';

/** In the order of an envelope, with what browsers know to fill in. */
const LINES = [
  ['addressLine1', 'address-line1'],
  ['addressLine2', 'address-line2'],
  ['city', 'address-level2'],
  ['region', 'address-level1'],
  ['postalCode', 'postal-code'],
] as const;

type AddressValues = Record<(typeof LINES)[number][0] | 'country', string>;

type AddressFieldsProps = { values: AddressValues; countries: readonly string[] };

export function AddressFields({ values, countries }: AddressFieldsProps) {
  const t = useT('parcels');
  const locale = useLocale();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {LINES.map(([name, autoComplete]) => (
        <Field
          key={name}
          name={name}
          label={t(name)}
          autoComplete={autoComplete}
          defaultValue={values[name]}
        />
      ))}
      <Select
        name="country"
        label={t('country')}
        autoComplete="country"
        defaultValue={values.country}
      >
        <Choices of={countries} name={(code) => formatCountry(code, locale)} />
      </Select>
    </div>
  );
}
