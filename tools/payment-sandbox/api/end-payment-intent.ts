import { z } from 'zod';
import type { Charge, PaymentIntent } from '../objects.ts';
import { takes } from '../parameters.ts';
import { invalidRequest } from '../refusal.ts';
import { mustRead, nowSeconds, save, type World } from '../world.ts';
import { openDisputeIfAny } from './disputes.ts';
import { behaviourOf } from './payment-methods.ts';

/** Takes all of the held money. */
export const capturePaymentIntent = takes({}, (world, _, id) => {
  const intent = mustRead(world, 'payment_intent', id);
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured');
  const charge = heldCharge(world, intent);
  if (behaviourOf(world, charge.payment_method).capture === 'fails') {
    const expired = endWithoutMoney(world, intent, 'automatic');
    throw invalidRequest('The charge cannot be captured as the authorization has expired.', {
      code: 'charge_expired_for_capture',
      charge: charge.id,
      payment_intent: expired,
    });
  }
  const amount = intent.amount_capturable;
  const taken = save(world, 'charge', { ...charge, captured: true, amount_captured: amount });
  const captured = save(
    world,
    'payment_intent',
    { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount },
    'payment_intent.succeeded',
  );
  openDisputeIfAny(world, taken);
  return captured;
});

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const cancelPaymentIntent = takes(
  { cancellation_reason: z.enum(REASONS).optional() },
  (world, given, id) => {
    const intent = mustRead(world, 'payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw unexpectedState(intent, 'canceled');
    }
    return endWithoutMoney(world, intent, given.cancellation_reason ?? null);
  },
);

function unexpectedState(intent: PaymentIntent, change: string) {
  return invalidRequest(
    `This PaymentIntent could not be ${change} because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}

/** What was held is let go, which on the charge reads as refunded. */
function endWithoutMoney(
  world: World,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  if (intent.status === 'requires_capture') {
    const charge = heldCharge(world, intent);
    save(world, 'charge', { ...charge, refunded: true, amount_refunded: charge.amount });
  }
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: nowSeconds(),
    cancellation_reason: reason,
    next_action: null,
  };
  return save(world, 'payment_intent', canceled, 'payment_intent.canceled');
}

function heldCharge(world: World, intent: PaymentIntent): Charge {
  return mustRead(world, 'charge', intent.latest_charge ?? '');
}
