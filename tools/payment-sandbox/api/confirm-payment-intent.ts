import { z } from 'zod';
import type { PaymentIntent, PaymentMethod } from '../objects.ts';
import { text } from '../parameters.ts';
import { invalidRequest } from '../refusal.ts';
import { type Behaviour, findNamedCard } from '../test-cards.ts';
import { save, type World } from '../world.ts';
import { openBankTransfer } from './bank-transfers.ts';
import { createCharge } from './charges.ts';
import { declineOf } from './declines.ts';
import { openDisputeIfAny } from './disputes.ts';
import {
  assertUsable,
  behaviourOf,
  createFromType,
  findPaymentMethod,
  spend,
} from './payment-methods.ts';
import { redirectToSecondStep } from './second-step.ts';

/*
 * An intent is
 *   requires_payment_method  new, or declined: confirm again with another method
 *   requires_action          waits for the payer: a second step, or a bank transfer
 *   requires_capture         the money is held; capture and cancel leave it
 *   succeeded, canceled      the end; everything else is refused as payment_intent_unexpected_state
 * A decline of any kind leads back to requires_payment_method. Nothing here is ever `processing`.
 */
const CONFIRMABLE = ['requires_payment_method', 'requires_action'];

/** Parameters of a confirmation. */
export const confirmation = {
  payment_method: text.optional(),
  payment_method_data: z.looseObject({ type: text }).optional(),
  return_url: text.optional(),
};
type Confirmation = z.output<z.ZodObject<typeof confirmation>>;

/** What the card of a confirmation does to the call itself: `confirm` and `create` may be slow. */
export function confirmManner(world: World, method: string): Behaviour['confirm'] {
  return (findNamedCard(method, new Date())?.behaviour ?? behaviourOf(world, method)).confirm;
}

/** Saves the intent in its next state. A decline is thrown after that state is saved. */
export function confirmIntent(
  world: World,
  intent: PaymentIntent,
  given: Confirmation,
): PaymentIntent {
  if (!CONFIRMABLE.includes(intent.status)) {
    throw invalidRequest(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const method = chooseMethod(world, intent, given);
  const confirmed: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  };
  if (method.type === 'customer_balance') return openBankTransfer(world, confirmed);
  const { secondStep } = behaviourOf(world, method.id);
  const isAsked =
    secondStep === 'always' || (secondStep === 'unless saved' && method.customer === null);
  if (!isAsked) return chargeIntent(world, confirmed, method);
  const asking: PaymentIntent = {
    ...confirmed,
    status: 'requires_action',
    next_action: redirectToSecondStep(world, intent.id, given.return_url),
  };
  return save(world, 'payment_intent', asking, 'payment_intent.requires_action');
}

function chooseMethod(
  world: World,
  intent: PaymentIntent,
  { payment_method: id, payment_method_data: data }: Confirmation,
): PaymentMethod {
  if (data === undefined && id === undefined) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const method = data === undefined ? findPaymentMethod(world, id ?? '') : methodOf(world, data);
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod with one of the following types: ${intent.payment_method_types.join(', ')}.`,
      { code: 'payment_intent_incompatible_payment_method', payment_method: method },
    );
  }
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest(
      'The provided PaymentMethod cannot be attached. To reuse a PaymentMethod, you must attach it to a Customer first.',
      { param: 'payment_method', payment_method: method },
    );
  }
  assertUsable(world, method);
  return method;
}

/** A card in `payment_method_data` is refused, since a number must never come this way. */
function methodOf(world: World, { type }: { type: string }): PaymentMethod {
  if (type === 'paypal' || type === 'customer_balance') return createFromType(world, type);
  throw invalidRequest(
    'Sending card numbers to the API is unsafe. Let the card frame make a PaymentMethod.',
    { param: 'payment_method_data[card]' },
    402,
  );
}

/** Takes or holds the money, unless the card refuses. */
export function chargeIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent {
  const { declines } = behaviourOf(world, method.id);
  if (declines !== undefined) return declineIntent(world, intent, method, declines);

  const charge = createCharge(world, intent, method);
  const isHeld = intent.capture_method === 'manual';
  spend(world, method.id);
  const charged = save(
    world,
    'payment_intent',
    {
      ...intent,
      status: isHeld ? 'requires_capture' : 'succeeded',
      amount_capturable: isHeld ? intent.amount : 0,
      amount_received: isHeld ? 0 : intent.amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    },
    isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
  );
  if (!isHeld) openDisputeIfAny(world, charge);
  return charged;
}

function declineIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  reason: string,
): never {
  const decline = declineOf(reason);
  const charge = createCharge(world, intent, method, decline.error);
  const details = { charge: charge.id, payment_method: method };
  const declined = failIntent(
    world,
    { ...intent, latest_charge: charge.id },
    { ...decline.error, ...details },
  );
  throw decline.refusal({ ...details, payment_intent: declined });
}

/** The intent may be confirmed again with another method. */
export function failIntent(
  world: World,
  intent: PaymentIntent,
  error: NonNullable<PaymentIntent['last_payment_error']>,
): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  };
  return save(world, 'payment_intent', failed, 'payment_intent.payment_failed');
}
