import type { SavedAddress } from '@waypost/contract/client';
import type { ChangeEvent } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import type { LookedUp } from './look-up-day.server.ts';

type DayFormProps = {
  lookedUp: Pick<LookedUp, 'date' | 'first' | 'last'>;
  /** To choose from, where there is a choice. */
  addresses?: SavedAddress[];
  addressId?: string;
};

/** Where and on which day: decides which times there are. A change asks by itself, or the button does. */
export function DayForm({ lookedUp, addresses, addressId }: DayFormProps) {
  const t = useT('pickups');
  const { state } = useLocation();
  const submit = useSubmit();
  const scripted = useScripted();
  const { date, first, last } = lookedUp;
  const look = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { form } = event.currentTarget;
    if (form === null) return;
    const day = textIn(new FormData(form), 'date');
    // a year that is being typed is a day of the first century
    if (day < first || day > last) return;
    void submit(form, { replace: true, state, preventScrollReset: true });
  };
  return (
    <Form method="get" replace state={state} preventScrollReset className="space-y-5">
      {addresses && (
        <Select
          key={addressId}
          name="addressId"
          label={t('pickupAddress')}
          defaultValue={addressId}
          onChange={look}
        >
          {addresses.map(({ id, name, line1, city }) => (
            <option key={id} value={id}>
              {[name, line1, city].join(', ')}
            </option>
          ))}
        </Select>
      )}
      <Field
        key={date}
        name="date"
        type="date"
        label={t('date')}
        required
        min={first}
        max={last}
        defaultValue={date}
        onChange={look}
      />
      {!scripted && (
        <Button type="submit" look="secondary">
          {t('showTimes')}
        </Button>
      )}
    </Form>
  );
}
