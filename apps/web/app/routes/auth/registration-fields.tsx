import { AccountTypeFields } from '../../parcels/account-type-fields.tsx';
import { AddressFields } from '../../parcels/address-fields.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import {
  COUNTRIES,
  HEARD_FROM,
  type RegistrationFaults,
  type RegistrationValues,
} from './registration-form.ts';

type FieldsProps = { values: RegistrationValues; faults: RegistrationFaults };

export function AboutYou({ values, faults }: FieldsProps) {
  const t = useT('auth');
  const error = (name: keyof RegistrationFaults) => {
    const fault = faults[name];
    return fault === undefined ? undefined : t(fault as 'nameMissing');
  };
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-lg font-bold">{t('aboutYou')}</legend>
      <Field
        name="name"
        label={t('name')}
        autoComplete="name"
        required
        defaultValue={values.name}
        error={error('name')}
      />
      <Field
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        required
        defaultValue={values.email}
        error={error('email')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        help={t('passwordHelp')}
        autoComplete="new-password"
        required
        error={error('password')}
      />
      <PasswordField
        name="confirmation"
        label={t('confirmation')}
        autoComplete="new-password"
        required
        error={error('confirmation')}
      />
      <Field
        name="phone"
        type="tel"
        label={t('phone')}
        autoComplete="tel"
        defaultValue={values.phone}
        error={error('phone')}
        className="sm:col-span-2"
      />
      <AccountTypeFields values={values} companyHelp={t('companyHelp')} className="sm:col-span-2" />
    </fieldset>
  );
}

export function Address({ values }: { values: RegistrationValues }) {
  const t = useT('auth');
  return (
    <fieldset className="space-y-5">
      <legend className="mb-1 font-display text-lg font-bold">{t('address')}</legend>
      <p className="text-sm text-muted">{t('addressHelp')}</p>
      <AddressFields values={values} countries={COUNTRIES} />
      <Select name="heardFrom" label={t('heardFrom')} defaultValue={values.heardFrom ?? ''}>
        <option value="">{t('heardFromNone')}</option>
        {HEARD_FROM.map((source) => (
          <option key={source} value={source}>
            {t(`heardFrom.${source}`)}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}
