import { useState } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { useAddressNames } from './address-names.ts';
import type { Country } from './country-list.server.ts';
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

type AddressFieldsProps = {
  values: AddressValues;
  countries: readonly Country[];
  postalCodeError?: string | undefined;
};

export function AddressFields({ values, countries, postalCodeError }: AddressFieldsProps) {
  const t = useT('parcels');
  const [country, chooseCountry] = useState(values.country);
  const names: Partial<Record<string, string>> = useAddressNames(
    countries.find(({ code }) => code === country) ?? {},
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {LINES.map(([name, autoComplete]) => (
        <Field
          key={name}
          name={name}
          label={names[name] ?? t(name)}
          autoComplete={autoComplete}
          defaultValue={values[name]}
          error={name === 'postalCode' ? postalCodeError : undefined}
        />
      ))}
      <Select
        name="country"
        label={t('country')}
        autoComplete="country"
        defaultValue={values.country}
        onChange={(event) => chooseCountry(event.target.value)}
      >
        <option value="">{t('chooseCountry')}</option>
        <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
      </Select>
    </div>
  );
}
