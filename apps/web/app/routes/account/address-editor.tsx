import type { SavedAddress } from '@waypost/contract/client';
import type { MessageKey } from '@waypost/i18n/messages';
import type { Country } from '../../parcels/country-list.server.ts';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useAddressNames } from '../../parcels/address-names.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { AddressField } from './address-form.ts';
import { fieldsOf, useFaultFocus, useReply } from '../../platform/form-reply.ts';
import { Changes } from './changes.tsx';

type AddressEditorProps = {
  /** The address that is changed; a new one is not there yet. */
  edited: SavedAddress | undefined;
  countries: Country[];
};

const AUTOCOMPLETE: Partial<Record<AddressField, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
};

const FAULTS: Record<string, MessageKey<'addresses'>> = {
  name: 'nameMissing',
  email: 'emailInvalid',
  phone: 'phoneInvalid',
  line1: 'line1Missing',
  city: 'cityMissing',
  country: 'countryMissing',
};

const TYPES: Partial<Record<AddressField, string>> = { email: 'email', phone: 'tel' };

const REQUIRED: readonly AddressField[] = ['name', 'line1', 'city'];

export function AddressEditor({ edited, countries }: AddressEditorProps) {
  const t = useT('addresses');
  const parcels = useT('parcels');
  const problems = useT('problems');
  const reply = useReply();
  const form = useFaultFocus(reply);
  const shown = fieldsOf(reply, (name, fault) => {
    if (name === 'postalCode') {
      return parcels(fault === 'required' ? 'postalCodeMissing' : 'postalCodeInvalid');
    }
    const words = FAULTS[name];
    return words === undefined ? problems('invalid_request') : t(words);
  });
  const [country, chooseCountry] = useState(reply?.typed['country'] ?? edited?.country ?? '');
  const chosen = countries.find(({ code }) => code === country);
  const names: Partial<Record<AddressField, string>> = useAddressNames(chosen ?? {});
  const busy = useNavigation().formData?.get('intent') === 'save';
  const field = (name: Exclude<AddressField, 'country'>) => (
    <Field
      {...shown(name, edited?.[name])}
      label={names[name] ?? t(name)}
      type={TYPES[name] ?? 'text'}
      autoComplete={AUTOCOMPLETE[name]}
      required={REQUIRED.includes(name) || (name === 'postalCode' && chosen?.needsCode === true)}
    />
  );
  return (
    <Panel className="mb-8">
      <h2 className="mb-4 text-lg">{edited === undefined ? t('add') : t('changeTitle')}</h2>
      <Form ref={form} method="post" noValidate>
        <Changes className="max-w-2xl space-y-5">
          {edited && <input type="hidden" name="id" value={edited.id} />}
          <div className="grid gap-5 sm:grid-cols-2">
            {field('name')}
            {field('email')}
            {field('phone')}
            {field('line1')}
            {field('line2')}
            {field('city')}
            {field('region')}
            {field('postalCode')}
            <Select
              {...shown('country', edited?.country)}
              label={t('country')}
              autoComplete="country"
              required
              onChange={(event) => chooseCountry(event.target.value)}
            >
              <option value="">{t('chooseCountry')}</option>
              <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
            </Select>
          </div>
          <Checkbox
            name="isDefault"
            value="yes"
            label={t('isDefault')}
            defaultChecked={reply === undefined ? edited?.isDefault : 'isDefault' in reply.typed}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save" busy={busy}>
              {busy ? t('saving') : t('save')}
            </Button>
            <LinkButton look="secondary" to="/dashboard/addresses">
              {t('cancel')}
            </LinkButton>
          </div>
        </Changes>
      </Form>
    </Panel>
  );
}
