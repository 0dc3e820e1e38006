import { AddressFields } from '../../parcels/address-fields.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { Option } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { useCustomer } from './dashboard.tsx';
import { ProfileSection, SectionForm, useSectionAnswer } from './profile-section.tsx';

const COUNTRIES = ['BE', 'US', 'GB', 'DE', 'AE', 'CA'];

export function Details() {
  const t = useT('account');
  const customer = useCustomer();
  const { errorOf } = useSectionAnswer('details');
  const countries = [...new Set([...COUNTRIES, customer.country].filter(Boolean))];
  return (
    <ProfileSection section="details" title={t('detailsTitle')}>
      <SectionForm section="details" action={t('detailsSave')} busy={t('saving')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="name"
            label={t('name')}
            autoComplete="name"
            required
            defaultValue={customer.name}
            error={errorOf('name')}
          />
          <Field
            name="phone"
            type="tel"
            label={t('phone')}
            autoComplete="tel"
            defaultValue={customer.phone}
            error={errorOf('phone')}
          />
        </div>
        <fieldset className="group/type grid grid-cols-2 gap-x-3 gap-y-5">
          <legend className="mb-1.5 text-sm font-semibold">{t('accountType')}</legend>
          {(['individual', 'business'] as const).map((type) => (
            <Option
              key={type}
              name="accountType"
              value={type}
              defaultChecked={customer.accountType === type}
            >
              {t(`accountType.${type}`)}
            </Option>
          ))}
          <Field
            name="company"
            label={t('company')}
            autoComplete="organization"
            defaultValue={customer.company}
            className="col-span-2 hidden group-has-[[value=business]:checked]/type:block"
          />
        </fieldset>
        <AddressFields values={customer} countries={countries} />
      </SectionForm>
    </ProfileSection>
  );
}
