import type { Country } from '../../parcels/country-list.server.ts';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { AddressFaults, AddressField, AddressValues } from './address-form.ts';

type AddressEditorProps = {
  /** Of an address that is changed; a new one has none yet. */
  id: string | undefined;
  start: AddressValues;
  faults: AddressFaults;
  countries: Country[];
};

const AUTOCOMPLETE: Partial<Record<AddressField, string>> = {
  name: 'name',
  phone: 'tel',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
};

const REQUIRED: readonly AddressField[] = ['name', 'line1', 'city'];

export function AddressEditor({ id, start, faults, countries }: AddressEditorProps) {
  const t = useT('addresses');
  const busy = useNavigation().formData?.get('intent') === 'save';
  const field = (name: Exclude<AddressField, 'country'>) => (
    <Field
      name={name}
      label={t(name)}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete={AUTOCOMPLETE[name]}
      defaultValue={start[name]}
      required={REQUIRED.includes(name)}
      error={errorOf(name)}
    />
  );
  const errorOf = (name: AddressField) => {
    const fault = faults[name];
    return fault === undefined ? undefined : t(fault);
  };
  return (
    <Panel className="mb-8">
      <h2 className="mb-4 text-lg">{id === undefined ? t('add') : t('changeTitle')}</h2>
      <Form method="post" noValidate className="max-w-2xl space-y-5">
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        <div className="grid gap-5 sm:grid-cols-2">
          {field('name')}
          {field('phone')}
          {field('line1')}
          {field('line2')}
          {field('city')}
          {field('region')}
          {field('postalCode')}
          <Select
            name="country"
            label={t('country')}
            autoComplete="country"
            defaultValue={start.country}
            required
            error={errorOf('country')}
          >
            <option value="">{t('chooseCountry')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Checkbox
          name="isDefault"
          value="yes"
          label={t('isDefault')}
          defaultChecked={start.isDefault}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" busy={busy}>
            {busy ? t('saving') : t('save')}
          </Button>
          <LinkButton look="secondary" to="/dashboard/addresses">
            {t('cancel')}
          </LinkButton>
        </div>
      </Form>
    </Panel>
  );
}
