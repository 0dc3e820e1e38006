import { useAddressNames } from '../../../parcels/address-names.ts';
import type { Country } from '../../../parcels/country-list.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import type { BookingFaults } from '../booking-faults.ts';
import type { FieldOf } from '../checkout-fields.ts';
import type { NewValues } from './new-form.ts';

type RecipientFieldsProps = {
  start: NewValues;
  field: FieldOf;
  faults: BookingFaults;
  countries: Country[];
  /** The chosen one. */
  country: string;
};

/** Who receives it, from the address book or typed. */
export function RecipientFields(props: RecipientFieldsProps) {
  const { start, field, faults, countries, country } = props;
  const t = useT('new-shipment');
  const checkout = useT('checkout');
  const quote = useT('quote');
  const addresses = useT('addresses');
  const chosen = countries.find(({ code }) => code === country);
  const names = useAddressNames(chosen ?? {});
  const errorOf = (name: string) => {
    const fault = faults[name];
    return fault === undefined ? undefined : checkout(fault as 'checkEntry');
  };
  return (
    <div className="grid grid-cols-6 gap-4 max-sm:items-end sm:gap-5">
      <Field
        {...field('recipientName')}
        className="col-span-6 sm:col-span-3"
        autoComplete="off"
        maxLength={120}
        required
      />
      <Field
        name="recipientEmail"
        type="email"
        inputMode="email"
        label={quote('recipientEmail')}
        className="col-span-6 sm:col-span-3"
        autoComplete="off"
        maxLength={254}
        defaultValue={start.recipientEmail}
        error={errorOf('recipientEmail')}
        required
      />
      <Field
        {...field('recipient.line1')}
        className="col-span-6 sm:col-span-3"
        autoComplete="off"
        maxLength={120}
        required
      />
      <Field
        {...field('recipient.line2')}
        className="col-span-6 sm:col-span-3"
        aside={checkout('optional')}
        autoComplete="off"
        maxLength={120}
      />
      <Field
        {...field('recipient.postalCode')}
        {...(names.postalCode !== undefined && { label: names.postalCode })}
        className="col-span-3 sm:col-span-2"
        autoComplete="off"
        maxLength={16}
        required={chosen?.needsCode === true}
      />
      <Field
        {...field('recipient.city')}
        {...(names.city !== undefined && { label: names.city })}
        className="col-span-3 sm:col-span-4"
        autoComplete="off"
        maxLength={80}
        required
      />
      <Select
        name="recipientCountry"
        label={addresses('country')}
        className="col-span-6 sm:col-span-3"
        autoComplete="off"
        defaultValue={start.recipientCountry}
        error={errorOf('recipientCountry')}
        required
      >
        <option value="">{addresses('chooseCountry')}</option>
        <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
      </Select>
      <Field
        {...field('recipient.region')}
        {...(names.region !== undefined && { label: names.region })}
        className="col-span-6 sm:col-span-3"
        aside={checkout('optional')}
        autoComplete="off"
        maxLength={80}
      />
      <Field
        {...field('recipientPhone')}
        className="col-span-6 sm:col-span-3"
        aside={checkout('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
      />
      <Checkbox
        className="col-span-6"
        name="recipient.keep"
        value="yes"
        defaultChecked={start.booking.keep.includes('recipient')}
        label={t('keep')}
      />
    </div>
  );
}
