import type { SavedAddress } from '@waypost/contract/client';
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import type { LookedUp } from './look-up-day.server.ts';

type DayFormProps = {
  lookedUp: Pick<LookedUp, 'date' | 'first' | 'last'>;
  /** To choose from, where there is a choice. */
  addresses?: SavedAddress[];
  addressId?: string;
  /** Numbers of shipments that the address of the page names, and goes on to name. */
  picked?: readonly string[];
  /** Between the two, outside their form: it may be a form itself. */
  children?: ReactNode;
};

/**
 * Where and on which day: decides which times there are. Every change asks, also for a day that is
 * only half typed: the times below are always those of the day above them.
 */
export function DayForm(props: DayFormProps) {
  const { lookedUp, addresses, addressId, picked = [], children } = props;
  const id = useId();
  const t = useT('pickups');
  const submit = useSubmit();
  const scripted = useScripted();
  const { date, first, last } = lookedUp;
  const addressRef = useShown<HTMLSelectElement>(addressId);
  const dateRef = useShown<HTMLInputElement>(date);
  const look = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    void submit(event.currentTarget.form, { replace: true, preventScrollReset: true });
  return (
    <>
      <Form id={id} method="get" replace preventScrollReset>
        {picked.length > 0 && <input type="hidden" name="shipments" value={picked.join('.')} />}
      </Form>
      {addresses && (
        <Select
          form={id}
          ref={addressRef}
          name="addressId"
          label={t('pickupAddress')}
          defaultValue={addressId}
          onChange={look}
        >
          <Choices
            of={addresses}
            value={(address) => address.id}
            name={({ name, line1, city }) => [name, line1, city].join(', ')}
          />
        </Select>
      )}
      {children}
      <Field
        form={id}
        ref={dateRef}
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
        <Button form={id} type="submit" look="secondary" className="mt-5">
          {t('showTimes')}
        </Button>
      )}
    </>
  );
}

/** Shows a value chosen elsewhere, but never while the field has the focus. */
function useShown<Control extends HTMLInputElement | HTMLSelectElement>(value: string | undefined) {
  const control = useRef<Control>(null);
  useEffect(() => {
    const { current } = control;
    if (current === null || value === undefined || current === document.activeElement) return;
    current.value = value;
  }, [value]);
  return control;
}
