import type { Draft } from '@waypost/contract/client';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import { ChargeList } from '../../parcels/charge-list.tsx';
import { ShipmentFacts } from '../../parcels/shipment-facts.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Panel, Section } from '../../ui/panel.tsx';
import { Time } from '../../ui/time.tsx';
import type { action } from './billing.tsx';
import {
  BOOKING_TIMEOUT_MS,
  findBookingFaults,
  type Method,
  readBookingValues,
  totalField,
} from './booking-form.ts';
import { Contacts } from './contacts.tsx';
import { Outcome } from './outcome.tsx';
import { PaymentChoice } from './payment-choice.tsx';

type CheckoutProps = { draft: Draft; expired: boolean; declined: boolean };

export function Checkout({ draft, expired, declined }: CheckoutProps) {
  const t = useT('billing');
  const answered = useActionData<typeof action>();
  const sending = useNavigation().formMethod === 'POST';
  const timedOut = useTimeout(sending);
  const offered = draft.charges.filter((price) => price.available);
  const [method, setMethod] = useState<Method | undefined>(
    answered?.values.method ?? offered[0]?.method,
  );
  const [insured, setInsured] = useState(answered?.values.insured ?? false);
  const [checked, setChecked] = useState(answered?.checked ?? false);
  const [values, setValues] = useState(answered?.values);
  const faults = checked && values !== undefined ? findBookingFaults(values) : {};
  const charges = offered.find((price) => price.method === method && price.insured === insured);

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const submitted = readBookingValues(new FormData(event.currentTarget));
    const [first] = Object.keys(findBookingFaults(submitted));
    if (first === undefined) return;
    event.preventDefault();
    setValues(submitted);
    setChecked(true);
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  if (draft.receiptId !== null) return <Outcome kind="booked" receiptId={draft.receiptId} />;
  if (expired) return <Outcome kind="expired" />;
  return (
    <Form
      method="post"
      noValidate
      onSubmit={check}
      onInput={(event) => setValues(readBookingValues(new FormData(event.currentTarget)))}
      className="grid gap-x-12 gap-y-10 lg:grid-cols-12"
    >
      <input type="hidden" name="attemptId" value={draft.attemptId} />
      <input type="hidden" name="currency" value={draft.quote.currency} />
      <input type="hidden" name="billableGrams" value={draft.quote.billableGrams} />
      {offered.map((price) => (
        <input
          key={totalField(price.method, price.insured)}
          type="hidden"
          name={totalField(price.method, price.insured)}
          value={price.charges.totalCents}
        />
      ))}
      <div className="space-y-10 lg:col-span-7">
        <h1 className="wide text-4xl">{t('title')}</h1>
        <Outcome
          kind={timedOut ? 'timed-out' : declined ? 'declined' : 'answered'}
          answered={sending && !timedOut ? undefined : answered}
          faultCount={Object.keys(faults).length}
          total={charges?.charges}
        />
        <Section
          title={t('shipmentTitle')}
          aside={
            <Link to="/services/express" className="font-semibold underline underline-offset-4">
              {t('changeQuote')}
            </Link>
          }
        >
          <ShipmentFacts
            quote={draft.quote}
            more={[
              [t('recipientEmail'), draft.recipientEmail],
              [
                t('recipientAddress'),
                <span key="address" className="whitespace-pre-line">
                  {draft.recipientAddress}
                </span>,
              ],
            ]}
          />
        </Section>
        <Contacts initial={answered?.values} faults={faults} />
        <PaymentChoice
          offered={offered}
          method={method}
          insured={insured}
          chooseMethod={setMethod}
          chooseInsured={setInsured}
          fault={faults.method}
        />
      </div>
      <div className="lg:col-span-5">
        <Panel className="lg:sticky lg:top-6">
          <h2 className="mb-2 text-lg">{t('chargesTitle')}</h2>
          {charges !== undefined && <ChargeList charges={charges.charges} />}
          <Button type="submit" className="mt-6 w-full text-lg" disabled={sending && !timedOut}>
            {sending && !timedOut ? t('confirming') : t('confirm')}
          </Button>
          <LinkButton to="/services/express" look="secondary" className="mt-3 w-full">
            {t('cancel')}
          </LinkButton>
          <p className="mt-4 text-sm text-muted">
            {t('validUntil')} <Time at={draft.quote.validUntil} show="time" />. {t('confirmNote')}
          </p>
        </Panel>
      </div>
    </Form>
  );
}

/** True once an answer has been awaited for 12 s. The request goes on: a late answer is still taken. */
function useTimeout(waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setOver(true), BOOKING_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [waiting]);
  return waiting && over;
}
