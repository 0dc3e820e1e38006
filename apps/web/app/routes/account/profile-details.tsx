import { isPseudo } from '@waypost/i18n/locales';
import { AccountTypeFields } from '../../parcels/account-type-fields.tsx';
import { AddressFields } from '../../parcels/address-fields.tsx';
import type { Country } from '../../parcels/country-list.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useReply } from '../../platform/form-reply.ts';
import { useSite } from '../../platform/site.ts';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { useCustomer } from './dashboard.tsx';
import { ProfileSection, SectionForm, useFields } from './profile-section.tsx';

export function Details({ countries }: { countries: Country[] }) {
  const t = useT('account');
  const customer = useCustomer();
  const field = useFields('details');
  const values = { ...customer, ...useReply('details')?.typed };
  const languages = useSite()?.languages.filter(({ code }) => !isPseudo(code)) ?? [];
  return (
    <ProfileSection section="details" title={t('detailsTitle')}>
      <SectionForm section="details" action={t('detailsSave')} busy={t('saving')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('name', customer.name)} label={t('name')} autoComplete="name" required />
          <Field
            {...field('phone', customer.phone)}
            type="tel"
            label={t('phone')}
            autoComplete="tel"
          />
        </div>
        {/* The translation menu changes it too. */}
        <Select
          key={customer.locale}
          {...field('locale', customer.locale)}
          label={t('mailLanguage')}
        >
          <Choices of={languages} value={({ code }) => code} name={({ label }) => label} />
        </Select>
        <AccountTypeFields values={values} />
        <AddressFields
          values={values}
          countries={countries}
          postalCodeError={field('postalCode').error}
        />
      </SectionForm>
    </ProfileSection>
  );
}
