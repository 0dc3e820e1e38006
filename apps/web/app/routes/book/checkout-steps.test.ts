import { addressForm } from '@waypost/domain/country-rules';
import { expect, test } from 'vitest';
import { betterAddress } from './checkout-address.ts';
import { detailsOf, readBookingValues } from './booking-form.ts';
import { findBookingFaults } from './booking-faults.ts';
import { CHECKOUT_STEPS, faultsIn, isStepChange, keptStep, stepOf } from './checkout-steps.ts';

const at = (search: string) => new URL(`https://waypost.example/billing${search}`);

test('every fault of an empty form belongs to one step, in step order', () => {
  const forms = { shipper: addressForm('BE'), recipient: addressForm('FR') };
  const faults = findBookingFaults(readBookingValues(new FormData()), true, forms);
  const steps = Object.keys(faults).map(stepOf);
  // how it is handed over can be chosen later
  expect([...new Set(steps)]).toEqual(CHECKOUT_STEPS.filter((step) => step !== 'handover'));
  expect(stepOf('handover')).toBe('handover');
  expect(steps).toEqual(steps.toSorted(byStep));
  expect(Object.keys(faultsIn(faults, ['shipment']))).toEqual(['addItem', 'exportReason']);
});

test('the step is saved with the form', () => {
  const values = readBookingValues(new FormData());
  expect(keptStep(detailsOf(values, 'shipment'))).toBe('shipment');
  expect(keptStep(null)).toBe('shipper');
  expect(keptStep({ step: 'moon' })).toBe('shipper');
});

test('an address without a step opens the saved step', () => {
  expect(betterAddress(at('?draft=ABCDEF'), 'payment')).toBe('/billing?draft=ABCDEF&step=payment');
  expect(betterAddress(at('?draft=ABCDEF&step=shipper'), 'payment')).toBeUndefined();
});

test("the provider's parameters are removed from the address, which then marks that the payer returned", () => {
  const back =
    '?draft=A&attempt=B&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed';
  const better = betterAddress(at(back), 'payment');
  expect(better).toBe('/billing?draft=A&attempt=B&returned=yes&step=payment');
  expect(betterAddress(at(better?.slice('/billing'.length) ?? ''), 'payment')).toBeUndefined();
});

test('only another step of the same draft counts as a change of step', () => {
  const first = at('?draft=A&step=shipper');
  expect(isStepChange(first, at('?draft=A&step=recipient'))).toBe(true);
  expect(isStepChange(first, first)).toBe(false);
  expect(isStepChange(first, at('?draft=B&step=recipient'))).toBe(false);
});

function byStep(one: (typeof CHECKOUT_STEPS)[number], other: (typeof CHECKOUT_STEPS)[number]) {
  return CHECKOUT_STEPS.indexOf(one) - CHECKOUT_STEPS.indexOf(other);
}
