import { newId } from '../ids.ts';
import type { PaymentIntent, PaymentMethod } from '../objects.ts';
import type { Parameters } from '../parameters.ts';
import { invalidRequest, type Refusal } from '../refusal.ts';
import { type Behaviour, findNamedCard } from '../test-cards.ts';
import { emit, type World } from '../world.ts';
import { openBankTransfer, readBankCountry } from './bank-transfers.ts';
import { createCharge } from './charges.ts';
import { declineOf } from './declines.ts';
import { openDisputeIfAny } from './disputes.ts';
import {
  assertUsable,
  attach,
  createFromData,
  findPaymentMethod,
  type MethodData,
  readMethodData,
} from './payment-methods.ts';

/*
 * An intent is
 *   requires_payment_method  new, or declined: confirm again with another method
 *   requires_confirmation    has a method
 *   requires_action          waits for the payer: a second step, or a bank transfer
 *   requires_capture         the money is held; capture and cancel leave it
 *   succeeded, canceled      the end; everything else is refused as payment_intent_unexpected_state
 * A decline of any kind leads back to requires_payment_method. Nothing here is ever `processing`.
 */
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export interface Confirmation {
  paymentMethod: string | undefined;
  paymentMethodData: MethodData | undefined;
  returnUrl: string | undefined;
  isOffSession: boolean;
  bankCountry: string | undefined;
}

export function readConfirmation(parameters: Parameters): Confirmation {
  const options = parameters.hash('payment_method_options');
  options?.ignore('card', 'paypal');
  const data = parameters.hash('payment_method_data');
  return {
    paymentMethod: parameters.text('payment_method'),
    paymentMethodData: data && readMethodData(data),
    returnUrl: parameters.text('return_url'),
    // `one_off` and `recurring` are older ways to say yes
    isOffSession: !['false', undefined].includes(parameters.text('off_session')),
    bankCountry: readBankCountry(options?.hash('customer_balance')),
  };
}

/** What the card of a confirmation does to the call itself: `confirm` and `create` may be slow. */
export function confirmManner(
  { store }: World,
  intentId: string,
  givenMethod: string | undefined,
): Behaviour['confirm'] {
  const method = givenMethod ?? store.read('payment_intent', intentId)?.payment_method ?? '';
  return (findNamedCard(method, new Date())?.behaviour ?? store.behaviourOf(method)).confirm;
}

/** Saves the intent in its next state. A decline is thrown after that state is saved. */
export function confirmIntent(
  world: World,
  intent: PaymentIntent,
  confirmation: Confirmation,
): PaymentIntent {
  if (!CONFIRMABLE.includes(intent.status)) {
    throw invalidRequest(
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const method = chooseMethod(world, intent, confirmation);
  const confirmed: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  };
  if (method.type === 'customer_balance') {
    return openBankTransfer(world, confirmed, confirmation.bankCountry);
  }
  const { secondStep } = world.store.behaviourOf(method.id);
  const asksAlways = secondStep === 'always';
  const asks = asksAlways || (secondStep === 'unless saved' && method.customer === null);
  if (!asks) return chargeIntent(world, confirmed, method);
  if (confirmation.isOffSession) {
    throw declineIntent(world, confirmed, method, 'authentication_required');
  }
  return askForSecondStep(world, confirmed, confirmation.returnUrl);
}

function chooseMethod(
  world: World,
  intent: PaymentIntent,
  { paymentMethod, paymentMethodData }: Confirmation,
): PaymentMethod {
  const given = paymentMethod ?? intent.payment_method;
  if (paymentMethodData === undefined && given === null) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const method =
    paymentMethodData === undefined
      ? findPaymentMethod(world, given ?? '')
      : createFromData(world, paymentMethodData);
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

function askForSecondStep(
  world: World,
  intent: PaymentIntent,
  returnUrl: string | undefined,
): PaymentIntent {
  if (returnUrl === undefined || !URL.canParse(returnUrl)) {
    throw invalidRequest(
      'A return_url must be specified because this payment method needs a full page redirect.',
      { code: 'parameter_missing', param: 'return_url' },
    );
  }
  const asking: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: {
        return_url: returnUrl,
        url: `${world.origin}/second-step/${intent.id}?step=${newId('payatt')}`,
      },
    },
  };
  world.store.save('payment_intent', asking, asking.customer);
  emit(world, 'payment_intent.requires_action', asking);
  return asking;
}

/** Takes or holds the money, unless the card refuses. */
export function chargeIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent {
  const { declines } = world.store.behaviourOf(method.id);
  if (declines !== undefined) throw declineIntent(world, intent, method, declines);

  const charge = createCharge(world, intent, method);
  const isHeld = intent.capture_method === 'manual';
  const charged: PaymentIntent = {
    ...intent,
    status: isHeld ? 'requires_capture' : 'succeeded',
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  };
  world.store.save('payment_intent', charged, charged.customer);
  if (intent.setup_future_usage !== null && intent.customer !== null) {
    attach(world, method, intent.customer);
  } else {
    world.store.spend(method.id);
  }
  emit(
    world,
    isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    charged,
  );
  if (!isHeld) openDisputeIfAny(world, charge);
  return charged;
}

/** Saves the declined intent and returns the refusal to throw. */
function declineIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  reason: string,
): Refusal {
  const decline = declineOf(reason);
  const { code, message } = decline.error;
  const charge = createCharge(world, intent, method, { code, message, reason });
  const details = { charge: charge.id, payment_method: method };
  const declined: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: { ...decline.error, ...details },
  };
  world.store.save('payment_intent', declined, declined.customer);
  emit(world, 'payment_intent.payment_failed', declined);
  return decline.refusal({ ...details, payment_intent: declined });
}
