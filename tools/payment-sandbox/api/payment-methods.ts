import { newId } from '../ids.ts';
import type { PaymentMethod } from '../objects.ts';
import type { Parameters } from '../parameters.ts';
import { invalidRequest, noSuch } from '../refusal.ts';
import { findNamedCard, type KnownCard } from '../test-cards.ts';
import { mustRead, nowSeconds, type World } from '../world.ts';

interface BillingDetails {
  name: string | null;
  email: string | null;
  country: string | null;
}

const NOBODY: BillingDetails = { name: null, email: null, country: null };

/** A card as it leaves the frame: of its number only the last four digits are left. */
export function createCard(world: World, card: KnownCard, billing = NOBODY): PaymentMethod {
  const method: PaymentMethod = {
    ...bareMethod('card', billing),
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.brand === 'verve' ? 'NG' : 'DE',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: newId('', 16).slice(1),
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
  world.store.save('payment_method', method);
  world.store.keepBehaviour(method.id, card.behaviour);
  return method;
}

/** What a caller says of a method that is not there yet. */
export interface MethodData {
  type: 'paypal' | 'customer_balance';
  billing: BillingDetails;
}

/** Reads `payment_method_data`; a card in it is refused, since a number must never come this way. */
export function readMethodData(data: Parameters): MethodData {
  const type = data.choice('type', ['card', 'paypal', 'customer_balance']);
  const details = data.hash('billing_details');
  const billing = {
    name: details?.text('name') ?? null,
    email: details?.text('email') ?? null,
    country: details?.hash('address')?.text('country') ?? null,
  };
  details?.ignore('phone');
  data.ignore('paypal', 'customer_balance', 'metadata', 'allow_redisplay');
  if (type === undefined || type === 'card' || data.has('card')) {
    throw invalidRequest(
      'Sending card numbers to the API is unsafe. Let the card frame make a PaymentMethod.',
      { param: 'payment_method_data[card]' },
      402,
    );
  }
  return { type, billing };
}

/** PayPal and the bank have nothing to tell before the payer has been there. */
export function createFromData(world: World, { type, billing }: MethodData): PaymentMethod {
  const details =
    type === 'paypal'
      ? { paypal: { country: null, payer_email: null, payer_id: null } }
      : { customer_balance: {} };
  const method: PaymentMethod = { ...bareMethod(type, billing), ...details };
  world.store.save('payment_method', method);
  world.store.keepBehaviour(method.id, type === 'paypal' ? { secondStep: 'always' } : {});
  return method;
}

function bareMethod(
  type: 'card' | 'paypal' | 'customer_balance',
  { name, email, country }: BillingDetails,
): PaymentMethod {
  const address =
    country === null
      ? null
      : { city: null, country, line1: null, line2: null, postal_code: null, state: null };
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address, email, name, phone: null, tax_id: null },
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
  };
}

/** By its id, or by one of Stripe's names for test cards, which is a new card each time. */
export function findPaymentMethod(world: World, idOrName: string): PaymentMethod {
  const card = findNamedCard(idOrName, new Date());
  if (card !== undefined) return createCard(world, card);
  const method = world.store.read('payment_method', idOrName);
  if (method === undefined) throw noSuch('PaymentMethod', idOrName, 'payment_method', 400);
  return method;
}

export function attach(world: World, method: PaymentMethod, customerId: string): PaymentMethod {
  const attached = { ...method, customer: customerId };
  world.store.save('payment_method', attached, customerId);
  return attached;
}

export function detachPaymentMethod(
  world: World,
  id: string,
  parameters: Parameters,
): PaymentMethod {
  parameters.refuseUnread();
  const method = mustRead(world, 'payment_method', id);
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  return detach(world, method);
}

export function detach(world: World, method: PaymentMethod): PaymentMethod {
  const detached = { ...method, customer: null };
  world.store.save('payment_method', detached);
  world.store.spend(method.id);
  return detached;
}

/** One that was paid with and not saved, or saved and removed, is gone for good. */
export function assertUsable({ store }: World, method: PaymentMethod): void {
  if (method.customer !== null || !store.isSpent(method.id)) return;
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    { payment_method: method },
  );
}
