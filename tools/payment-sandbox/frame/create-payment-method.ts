import { createCard } from '../api/payment-methods.ts';
import {
  brandOf,
  type CardEntry,
  type CardField,
  digitsOf,
  findFaults,
  parseExpiry,
} from '../card-rules.ts';
import { behaviourOf } from '../test-cards.ts';
import type { World } from '../world.ts';

/**
 * Makes a payment method of what the frame sends. The number and the CVC end here: neither is
 * stored, logged or answered.
 */
export function createPaymentMethod(
  world: World,
  body: unknown,
): { status: number; body: Record<string, unknown> } {
  const card = readEntry(body);
  const [field] = card === undefined ? (['number'] as CardField[]) : findFaults(card, new Date());
  const expiry = parseExpiry(card?.expiry ?? '');
  if (card === undefined || field !== undefined || expiry === undefined) {
    return { status: 422, body: { field: field ?? 'expiry' } };
  }
  const digits = digitsOf(card.number);
  const known = {
    brand: brandOf(digits),
    last4: digits.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
  };
  const details = (body as { billingDetails?: Record<string, unknown> }).billingDetails ?? {};
  const method = world.store.transaction(() =>
    createCard(
      world,
      { ...known, behaviour: behaviourOf(digits) },
      {
        name: textOrNull(details['name']),
        email: textOrNull(details['email']),
        country: textOrNull(details['country']),
      },
    ),
  );
  return { status: 200, body: { paymentMethodId: method.id, ...known } };
}

function readEntry(body: unknown): CardEntry | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { number, expiry, cvc } = body as Record<string, unknown>;
  if (typeof number !== 'string' || typeof expiry !== 'string' || typeof cvc !== 'string') {
    return undefined;
  }
  return { number, expiry, cvc };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
