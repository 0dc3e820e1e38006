import { newId } from '../ids.ts';
import { type PaymentMethod, type Secret, withFields } from '../objects.ts';
import { takes } from '../parameters.ts';
import { invalidRequest, noSuch } from '../refusal.ts';
import { type Behaviour, findNamedCard, type KnownCard } from '../test-cards.ts';
import { mustRead, nowSeconds, save, type World } from '../world.ts';

interface Payer {
  name: string | null;
  email: string | null;
  country: string | null;
}

const NOBODY: Payer = { name: null, email: null, country: null };

/** A card as it leaves the frame: of its number only the last four digits are left. */
export function createCard(
  world: World,
  { brand, expMonth, expYear, last4, behaviour }: KnownCard,
  payer = NOBODY,
): PaymentMethod {
  const shown = { brand, exp_month: expMonth, exp_year: expYear, funding: 'credit', last4 };
  const card = withFields<NonNullable<PaymentMethod['card']>>(shown);
  return createMethod(world, { type: 'card', card }, behaviour, payer);
}

/** PayPal and the bank have nothing to tell before the payer has been there. */
export function createFromType(world: World, type: 'paypal' | 'customer_balance'): PaymentMethod {
  return createMethod(
    world,
    { type, [type]: {} },
    type === 'paypal' ? { secondStep: 'always' } : {},
  );
}

function createMethod(
  world: World,
  kind: Partial<PaymentMethod>,
  behaviour: Behaviour,
  { name, email, country }: Payer = NOBODY,
): PaymentMethod {
  const method = withFields<PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: withFields<PaymentMethod['billing_details']>({
      name,
      email,
      address: withFields<NonNullable<PaymentMethod['billing_details']['address']>>({ country }),
    }),
    created: nowSeconds(),
    customer: null,
    livemode: false,
    ...kind,
  });
  save(world, 'secret', { id: secretId(method.id), behaviour, isSpent: false });
  return save(world, 'payment_method', method);
}

function secretId(methodId: string): string {
  return `secret_${methodId}`;
}

function secretOf({ store }: World, methodId: string): Secret {
  const id = secretId(methodId);
  return store.read('secret', id) ?? { id, behaviour: {}, isSpent: false };
}

export function behaviourOf(world: World, methodId: string | null): Behaviour {
  return secretOf(world, methodId ?? '').behaviour;
}

export function spend(world: World, methodId: string): void {
  save(world, 'secret', { ...secretOf(world, methodId), isSpent: true });
}

/** By its id, or by one of Stripe's names for test cards, which is a new card each time. */
export function findPaymentMethod(world: World, idOrName: string): PaymentMethod {
  const card = findNamedCard(idOrName, new Date());
  if (card !== undefined) return createCard(world, card);
  const method = world.store.read('payment_method', idOrName);
  if (method === undefined) throw noSuch('PaymentMethod', idOrName, 'payment_method', 400);
  return method;
}

export const detachPaymentMethod = takes({}, (world, _, id) => {
  const method = mustRead(world, 'payment_method', id);
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  return detach(world, method);
});

export function detach(world: World, method: PaymentMethod): PaymentMethod {
  spend(world, method.id);
  return save(world, 'payment_method', { ...method, customer: null });
}

/** One that was paid with and not saved, or saved and removed, is gone for good. */
export function assertUsable(world: World, method: PaymentMethod): void {
  if (method.customer !== null || !secretOf(world, method.id).isSpent) return;
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    { payment_method: method },
  );
}
