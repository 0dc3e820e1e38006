import { z } from 'zod';
import { createCard } from '../api/payment-methods.ts';
import { brandOf, digitsOf, findFaults, parseExpiry } from '../card-rules.ts';
import { behaviourOfNumber } from '../test-cards.ts';
import type { World } from '../world.ts';

const detail = z.string().min(1).nullable().catch(null);
const entry = z.object({
  number: z.string().catch(''),
  expiry: z.string().catch(''),
  cvc: z.string().catch(''),
  billingDetails: z.object({ name: detail, email: detail, country: detail }).optional(),
});

/**
 * Makes a payment method of what the frame sends. The number and the CVC end here: neither is
 * stored, logged or answered.
 */
export function createPaymentMethod(world: World, body: unknown): { status: number; body: object } {
  const { billingDetails, ...card } = entry.catch({ number: '', expiry: '', cvc: '' }).parse(body);
  const [field] = findFaults(card, new Date());
  const expiry = parseExpiry(card.expiry);
  if (field !== undefined || expiry === undefined) {
    return { status: 422, body: { field: field ?? 'expiry' } };
  }
  const digits = digitsOf(card.number);
  const known = {
    brand: brandOf(digits),
    last4: digits.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
  };
  const behaviour = behaviourOfNumber(digits);
  const method = world.store.transaction(() =>
    createCard(world, { ...known, behaviour }, billingDetails),
  );
  return { status: 200, body: { paymentMethodId: method.id, ...known } };
}
