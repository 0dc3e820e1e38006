import { newId } from '../ids.ts';
import type { PaymentIntent } from '../objects.ts';
import { mergeMetadata, type Parameters } from '../parameters.ts';
import { badParameter } from '../refusal.ts';
import { mustRead, nowSeconds, type World } from '../world.ts';
import { bankOptions } from './bank-transfers.ts';
import { confirmIntent, readConfirmation } from './confirm-payment-intent.ts';
import { findPaymentMethod } from './payment-methods.ts';

/** What the account takes when an intent does not name its kinds of payment. */
const USUAL_TYPES = ['card', 'paypal'];
const TAKEN_TYPES = [...USUAL_TYPES, 'customer_balance'];
/** Stripe's smallest charge in euro. */
const SMALLEST_AMOUNT = 50;

export function createPaymentIntent(world: World, parameters: Parameters): PaymentIntent {
  const amount = readAmount(parameters.requiredInteger('amount'));
  const currency = parameters.requiredText('currency').toLowerCase();
  const isConfirmed = parameters.flag('confirm') ?? false;
  const types = readTypes(parameters);
  const confirmation = readConfirmation(parameters);
  if (!isConfirmed && (parameters.has('return_url') || parameters.has('off_session'))) {
    const param = parameters.has('return_url') ? 'return_url' : 'off_session';
    throw badParameter(
      'parameter_unknown',
      param,
      `The parameter ${param} can only be used with confirm=true.`,
    );
  }
  if (!/^[a-z]{3}$/.test(currency)) {
    throw badParameter('parameter_invalid_string', 'currency', `Invalid currency: ${currency}`);
  }
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: types ?? null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods:
      types === undefined ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      parameters.choice('capture_method', ['automatic', 'automatic_async', 'manual']) ??
      'automatic_async',
    client_secret: newId(`${id}_secret`, 25),
    confirmation_method:
      parameters.choice('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: nowSeconds(),
    currency,
    customer: parameters.text('customer') ?? null,
    customer_account: null,
    description: parameters.text('description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, parameters.metadata()),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: bankOptions(confirmation.bankCountry),
    payment_method_types: types ?? USUAL_TYPES,
    processing: null,
    receipt_email: parameters.text('receipt_email') ?? null,
    review: null,
    setup_future_usage:
      parameters.choice('setup_future_usage', ['off_session', 'on_session']) ?? null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  parameters.ignore('statement_descriptor', 'statement_descriptor_suffix', 'shipping');
  parameters.ignore('use_stripe_sdk', 'radar_options');
  parameters.refuseUnread();
  if (intent.customer !== null) mustRead(world, 'customer', intent.customer, 'customer');

  if (isConfirmed) return confirmIntent(world, intent, confirmation);
  const { paymentMethod } = confirmation;
  const method = paymentMethod === undefined ? null : findPaymentMethod(world, paymentMethod);
  const created: PaymentIntent =
    method === null
      ? intent
      : { ...intent, payment_method: method.id, status: 'requires_confirmation' };
  world.store.save('payment_intent', created, created.customer);
  return created;
}

export function confirmPaymentIntent(
  world: World,
  id: string,
  parameters: Parameters,
): PaymentIntent {
  const intent = mustRead(world, 'payment_intent', id);
  const confirmation = readConfirmation(parameters);
  const futureUsage = parameters.choice('setup_future_usage', ['off_session', 'on_session']);
  const receiptEmail = parameters.text('receipt_email');
  parameters.ignore('use_stripe_sdk', 'client_secret', 'shipping', 'mandate_data');
  parameters.refuseUnread();
  const asked: PaymentIntent = {
    ...intent,
    setup_future_usage: futureUsage ?? intent.setup_future_usage,
    receipt_email: receiptEmail ?? intent.receipt_email,
  };
  return confirmIntent(world, asked, confirmation);
}

function readAmount(amount: number): number {
  if (amount < SMALLEST_AMOUNT) {
    throw badParameter('amount_too_small', 'amount', 'Amount must be at least €0.50 eur');
  }
  return amount;
}

/** Since API version 2026-09-30 Stripe no longer takes `payment_method_types`, and neither do we. */
function readTypes(parameters: Parameters): string[] | undefined {
  parameters.hash('automatic_payment_methods')?.ignore('enabled', 'allow_redirects');
  const types = parameters.list('allowed_payment_method_types');
  const unknown = types?.find((type) => !TAKEN_TYPES.includes(type));
  if (unknown !== undefined) {
    throw badParameter(
      'payment_intent_invalid_parameter',
      'allowed_payment_method_types',
      `The payment method type "${unknown}" is invalid.`,
    );
  }
  return types;
}
