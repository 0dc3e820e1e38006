import { newId } from '../ids.ts';
import { type Charge, type Refund, withFields } from '../objects.ts';
import { integer, metadata, takes, text } from '../parameters.ts';
import { badParameter, invalidRequest } from '../refusal.ts';
import { mustRead, nowSeconds, save, type World } from '../world.ts';
import { isChargedBack } from './disputes.ts';
import { behaviourOf } from './payment-methods.ts';

/** How long some refunds stay open before they come to an end. */
const SETTLES_AFTER_MS = 1_000;
const EMBEDDED = 10;

export const createRefund = takes(
  { payment_intent: text, amount: integer.optional(), metadata },
  (world, given) => {
    const charge = capturedCharge(world, given.payment_intent);
    const left = charge.amount_captured - charge.amount_refunded;
    const amount = given.amount ?? left;
    if (isChargedBack(world, charge)) {
      throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      });
    }
    if (left === 0) {
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    if (amount < 1 || amount > left) {
      throw badParameter(
        'parameter_invalid_integer',
        'amount',
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      );
    }
    const course = behaviourOf(world, charge.payment_method).refund;
    const isPending =
      course === 'pending' || charge.payment_method_details?.type === 'customer_balance';
    const refund = withFields<Refund>({
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: nowSeconds(),
      currency: charge.currency,
      metadata: given.metadata,
      payment_intent: charge.payment_intent,
      status: isPending ? 'pending' : 'succeeded',
    });
    save(world, 'charge', withRefunded(charge, amount), 'charge.refunded');
    if (isPending || course === 'fails later') {
      const dueAt = Date.now() + SETTLES_AFTER_MS;
      save(world, 'task', { id: newId('task'), dueAt, kind: 'settle refund', refundId: refund.id });
      world.wake();
    }
    return save(world, 'refund', refund);
  },
);

/** Stripe's page of ten under a charge. */
export function refundsOf(world: World, chargeId: string) {
  const newestFirst = world.store.children('refund', chargeId).toReversed();
  return {
    object: 'list',
    data: newestFirst.slice(0, EMBEDDED),
    has_more: newestFirst.length > EMBEDDED,
    url: `/v1/charges/${chargeId}/refunds`,
  };
}

/** The bank takes a refund back, whatever it looked like before. */
export function failRefund(world: World, id: string): Refund {
  const refund = mustRead(world, 'refund', id);
  const charge = mustRead(world, 'charge', refund.charge ?? '');
  save(world, 'charge', withRefunded(charge, -refund.amount));
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  };
  return save(world, 'refund', failed, 'refund.failed');
}

/** A pending refund succeeds; one that looked done may come back from a closed account. */
export function settleRefund(world: World, id: string): void {
  const refund = mustRead(world, 'refund', id);
  if (refund.status === 'pending') {
    save(world, 'refund', { ...refund, status: 'succeeded' }, 'refund.updated');
  } else if (refund.status === 'succeeded') failRefund(world, id);
}

function withRefunded(charge: Charge, amount: number): Charge {
  const total = charge.amount_refunded + amount;
  return { ...charge, amount_refunded: total, refunded: total === charge.amount_captured };
}

function capturedCharge(world: World, intentId: string): Charge {
  const intent = mustRead(world, 'payment_intent', intentId, 'payment_intent');
  const charge = world.store.read('charge', intent.latest_charge ?? '');
  if (charge?.captured === true) return charge;
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    { code: 'payment_intent_unexpected_state', param: 'payment_intent' },
  );
}
