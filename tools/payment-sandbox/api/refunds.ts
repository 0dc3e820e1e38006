import { newId } from '../ids.ts';
import type { Charge, Refund } from '../objects.ts';
import { mergeMetadata, type Parameters } from '../parameters.ts';
import { badParameter, invalidRequest } from '../refusal.ts';
import { emit, mustRead, nowSeconds, type World } from '../world.ts';
import { chargeIdIn, isChargedBack } from './disputes.ts';
import { listObjects } from './lists.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
/** How long some refunds stay open before they come to an end. */
const SETTLES_AFTER_MS = 1_000;
const EMBEDDED = 10;

export function createRefund(world: World, parameters: Parameters): Refund {
  const intentId = parameters.text('payment_intent');
  const chargeId = parameters.text('charge');
  const asked = parameters.integer('amount');
  const reason = parameters.choice('reason', REASONS) ?? null;
  const metadata = mergeMetadata({}, parameters.metadata());
  parameters.ignore('instructions_email', 'refund_application_fee', 'reverse_transfer');
  parameters.refuseUnread();

  const charge = findCharge(world, intentId, chargeId);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = asked ?? left;
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

  const course = world.store.behaviourOf(charge.payment_method ?? '').refund;
  const isBank = charge.payment_method_details?.type === 'customer_balance';
  const isPending = course === 'pending' || isBank;
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  world.store.save('refund', refund, charge.id);
  const refunded = withRefunded(charge, amount);
  world.store.save('charge', refunded, charge.payment_intent);
  emit(world, 'charge.refunded', refunded);
  if (isPending || course === 'fails later') {
    world.store.addTask(Date.now() + SETTLES_AFTER_MS, {
      kind: 'settle refund',
      refundId: refund.id,
    });
    world.wake();
  }
  return refund;
}

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

export function listRefunds(world: World, parameters: Parameters) {
  const parent = chargeIdIn(world, parameters);
  return listObjects(world, 'refund', '/v1/refunds', parameters, { parent });
}

/** The bank takes a refund back, whatever it looked like before. */
export function failRefund(world: World, id: string): Refund {
  const refund = mustRead(world, 'refund', id);
  const charge = mustRead(world, 'charge', refund.charge ?? '');
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: newId('txn'),
  };
  world.store.save('refund', failed, refund.charge);
  world.store.save('charge', withRefunded(charge, -refund.amount), charge.payment_intent);
  emit(world, 'refund.failed', failed);
  return failed;
}

/** A pending refund succeeds; one that looked done may come back from a closed account. */
export function settleRefund(world: World, id: string): void {
  const refund = mustRead(world, 'refund', id);
  if (refund.status === 'pending') {
    const settled: Refund = { ...refund, status: 'succeeded' };
    world.store.save('refund', settled, refund.charge);
    emit(world, 'refund.updated', settled);
    return;
  }
  if (refund.status === 'succeeded') failRefund(world, id);
}

function withRefunded(charge: Charge, amount: number): Charge {
  const total = charge.amount_refunded + amount;
  return { ...charge, amount_refunded: total, refunded: total === charge.amount_captured };
}

function findCharge(
  world: World,
  intentId: string | undefined,
  chargeId: string | undefined,
): Charge {
  if (chargeId !== undefined) return mustRead(world, 'charge', chargeId, 'charge');
  if (intentId === undefined) {
    throw badParameter(
      'parameter_missing',
      'payment_intent',
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = mustRead(world, 'payment_intent', intentId, 'payment_intent');
  const charge = world.store.read('charge', intent.latest_charge ?? '');
  if (charge?.captured !== true) {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { code: 'payment_intent_unexpected_state', param: 'payment_intent' },
    );
  }
  return charge;
}
