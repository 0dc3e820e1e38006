import { AccountTypeFields } from '../../parcels/account-type-fields.tsx';
import { AddressFields } from '../../parcels/address-fields.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Country } from '../../parcels/country-list.server.ts';
import {
  HEARD_FROM,
  type RegistrationFaults,
  type RegistrationValues,
} from './registration-form.ts';

type FieldsProps = { values: RegistrationValues; faults: RegistrationFaults };

export function AboutYou({ values, faults }: FieldsProps) {
  const t = useT('auth');
  const field = (name: 'name' | 'email' | 'password' | 'confirmation' | 'phone') => {
    const fault = faults[name];
    return { name, label: t(name), error: fault && t(fault as 'nameMissing') };
  };
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-lg font-bold">{t('aboutYou')}</legend>
      <Field {...field('name')} autoComplete="name" required defaultValue={values.name} />
      <Field
        {...field('email')}
        type="email"
        autoComplete="username"
        required
        defaultValue={values.email}
      />
      <PasswordField
        {...field('password')}
        help={t('passwordHelp')}
        autoComplete="new-password"
        required
      />
      <PasswordField {...field('confirmation')} autoComplete="new-password" required />
      <Field
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        defaultValue={values.phone}
        className="sm:col-span-2"
      />
      <AccountTypeFields values={values} companyHelp={t('companyHelp')} className="sm:col-span-2" />
    </fieldset>
  );
}

export function Address({ values, faults, countries }: FieldsProps & { countries: Country[] }) {
  const t = useT('auth');
  const words = useT('parcels');
  return (
    <fieldset className="space-y-5">
      <legend className="mb-1 font-display text-lg font-bold">{t('address')}</legend>
      <p className="text-sm text-muted">{t('addressHelp')}</p>
      <AddressFields
        values={values}
        countries={countries}
        postalCodeError={faults.postalCode && words('postalCodeInvalid')}
      />
      <Select name="heardFrom" label={t('heardFrom')} defaultValue={values.heardFrom ?? ''}>
        <option value="">{t('heardFromNone')}</option>
        <Choices of={HEARD_FROM} name={(source) => t(`heardFrom.${source}`)} />
      </Select>
    </fieldset>
  );
}
