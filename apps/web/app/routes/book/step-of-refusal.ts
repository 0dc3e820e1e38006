import type { Refusal } from '../../platform/answer.server.ts';
import { faultsOfRefusal } from './booking-faults.ts';
import { type CheckoutStep, stepOf } from './checkout-steps.ts';

/** Refusals that are mended in another step than the one that was confirmed in. */
const STEPS: Partial<Record<string, CheckoutStep>> = {
  items_missing: 'shipment',
  pickup_window_full: 'handover',
  pickup_window_gone: 'handover',
  pickup_cut_off_passed: 'handover',
  pickup_day_unavailable: 'handover',
  drop_off_unavailable: 'handover',
  payment_declined: 'payment',
  payment_not_completed: 'payment',
  payment_method_unavailable: 'payment',
  pay_on_delivery_limit: 'payment',
  pay_on_delivery_too_high: 'payment',
  no_credit: 'payment',
  over_credit_limit: 'payment',
  too_many_declines: 'payment',
  card_missing: 'payment',
  card_not_found: 'payment',
};

/** Where to mend what was refused. */
export function stepOfRefusal({ code, errors }: Refusal, shown: CheckoutStep): CheckoutStep {
  const [field] = Object.keys(faultsOfRefusal(errors));
  return field === undefined ? (STEPS[code] ?? shown) : stepOf(field);
}
