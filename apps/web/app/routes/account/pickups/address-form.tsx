import { useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useAddressNames } from '../../../parcels/address-names.ts';
import type { Country } from '../../../parcels/country-list.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Changes } from '../changes.tsx';
import { PICKUPS } from './over-list.tsx';

type AddressFormProps = {
  countries: Country[];
  /** What the form begins with: the address of the profile, while the address book is empty. */
  start: { name: string; country: string } & Partial<Record<AddressPart, string>>;
};
type AddressPart = 'line1' | 'line2' | 'postalCode' | 'city' | 'region';

/** Keeps an address in the address book, and has the courier come there. */
export function AddressForm({ countries, start }: AddressFormProps) {
  const t = useT('pickups');
  const parcels = useT('parcels');
  const reply = useReply('address');
  const [chosen, choose] = useState(reply?.typed['country'] ?? start.country);
  const names = useAddressNames(countries.find(({ code }) => code === chosen) ?? {});
  const { search } = useLocation();
  const busy = useNavigation().formData?.get('intent') === 'address';
  // missing fields are listed above the form
  const field = fieldsOf(reply, (faulty, fault) => {
    if (faulty !== 'postalCode') return '';
    return parcels(fault === 'required' ? 'postalCodeMissing' : 'postalCodeInvalid');
  });
  return (
    <Form method="post" action={`${PICKUPS}/new${search}`} replace preventScrollReset>
      <Changes className="space-y-5">
        <input type="hidden" name="intent" value="address" />
        <Field {...field('name', start.name)} label={t('contactName')} autoComplete="name" />
        <Field
          {...field('line1', start.line1)}
          label={parcels('addressLine1')}
          autoComplete="address-line1"
        />
        <Field
          {...field('line2', start.line2)}
          label={parcels('addressLine2')}
          autoComplete="address-line2"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...field('postalCode', start.postalCode)}
            label={names.postalCode ?? parcels('postalCode')}
            autoComplete="postal-code"
          />
          <Field
            {...field('city', start.city)}
            label={names.city ?? parcels('city')}
            autoComplete="address-level2"
          />
          <Field
            {...field('region', start.region)}
            label={names.region ?? parcels('region')}
            autoComplete="address-level1"
          />
          <Select
            {...field('country', start.country)}
            label={parcels('country')}
            autoComplete="country"
            onChange={(event) => choose(event.target.value)}
          >
            <Choices of={countries} value={({ code }) => code} name={(each) => each.name} />
          </Select>
        </div>
        <Button type="submit" look="secondary" busy={busy}>
          {t('saveAddress')}
        </Button>
      </Changes>
    </Form>
  );
}
