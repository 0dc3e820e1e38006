import type { Charge, PaymentIntent } from '../objects.ts';
import { mergeMetadata, type Parameters } from '../parameters.ts';
import { badParameter, invalidRequest } from '../refusal.ts';
import { emit, mustRead, nowSeconds, type World } from '../world.ts';
import { releaseCash } from './bank-transfers.ts';
import { openDisputeIfAny } from './disputes.ts';

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Takes held money, all of it or less; the rest is let go. */
export function capturePaymentIntent(
  world: World,
  id: string,
  parameters: Parameters,
): PaymentIntent {
  const intent = mustRead(world, 'payment_intent', id);
  const amount = parameters.integer('amount_to_capture') ?? intent.amount_capturable;
  const metadata = parameters.metadata();
  parameters.ignore('final_capture', 'statement_descriptor', 'statement_descriptor_suffix');
  parameters.refuseUnread();
  if (intent.status !== 'requires_capture') {
    throw invalidRequest(
      intent.status === 'succeeded'
        ? 'This PaymentIntent could not be captured because it has already been captured.'
        : `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  if (amount < 1 || amount > intent.amount_capturable) {
    throw badParameter(
      amount < 1 ? 'amount_too_small' : 'amount_too_large',
      'amount_to_capture',
      `The amount ${amount} cannot be captured: at most ${intent.amount_capturable} can.`,
    );
  }
  const charge = heldCharge(world, intent);
  if (world.store.behaviourOf(charge.payment_method ?? '').capture === 'fails') {
    const expired = endWithoutMoney(world, intent, 'automatic');
    throw invalidRequest('The charge cannot be captured as the authorization has expired.', {
      code: 'charge_expired_for_capture',
      charge: charge.id,
      payment_intent: expired,
    });
  }
  const taken: Charge = {
    ...charge,
    captured: true,
    amount_captured: amount,
    balance_transaction: `txn_${charge.id.slice(3)}`,
  };
  world.store.save('charge', taken, intent.id);
  const captured: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
    metadata: mergeMetadata(intent.metadata, metadata),
  };
  world.store.save('payment_intent', captured, captured.customer);
  emit(world, 'payment_intent.succeeded', captured);
  openDisputeIfAny(world, taken);
  return captured;
}

export function cancelPaymentIntent(
  world: World,
  id: string,
  parameters: Parameters,
): PaymentIntent {
  const intent = mustRead(world, 'payment_intent', id);
  const reason = parameters.choice('cancellation_reason', REASONS) ?? null;
  parameters.refuseUnread();
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  return endWithoutMoney(world, intent, reason);
}

/** What was held is let go, which on the charge reads as refunded. */
function endWithoutMoney(
  world: World,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  if (intent.status === 'requires_capture') {
    const charge = heldCharge(world, intent);
    world.store.save(
      'charge',
      { ...charge, refunded: true, amount_refunded: charge.amount },
      intent.id,
    );
  }
  releaseCash(world, intent);
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: nowSeconds(),
    cancellation_reason: reason,
    next_action: null,
  };
  world.store.save('payment_intent', canceled, canceled.customer);
  emit(world, 'payment_intent.canceled', canceled);
  return canceled;
}

function heldCharge(world: World, intent: PaymentIntent): Charge {
  return mustRead(world, 'charge', intent.latest_charge ?? '');
}
