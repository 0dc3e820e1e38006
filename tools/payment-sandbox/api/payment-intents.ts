import { z } from 'zod';
import { newId } from '../ids.ts';
import { type PaymentIntent, withFields } from '../objects.ts';
import { flag, integer, list, metadata, takes, text } from '../parameters.ts';
import { badParameter } from '../refusal.ts';
import { mustRead, nowSeconds, save } from '../world.ts';
import { bankOptions } from './bank-transfers.ts';
import { confirmation, confirmIntent } from './confirm-payment-intent.ts';

/** What the account takes when an intent does not name its kinds of payment. */
const USUAL_TYPES = ['card', 'paypal'];
/** Stripe's smallest charge in euro. */
const SMALLEST_AMOUNT = 50;

/** Since API version 2026-09-30 Stripe no longer takes `payment_method_types`, and neither do we. */
export const createPaymentIntent = takes(
  {
    amount: integer,
    currency: text,
    allowed_payment_method_types: list.optional(),
    capture_method: z.enum(['automatic', 'manual']).default('automatic'),
    confirm: flag.default(false),
    customer: text.optional(),
    metadata,
    payment_method_options: bankOptions.optional(),
    ...confirmation,
  },
  (world, given) => {
    if (given.amount < SMALLEST_AMOUNT) {
      throw badParameter('amount_too_small', 'amount', 'Amount must be at least €0.50 eur');
    }
    if (given.customer !== undefined) mustRead(world, 'customer', given.customer, 'customer');
    const id = newId('pi');
    const types = given.allowed_payment_method_types;
    const intent = withFields<PaymentIntent>({
      id,
      object: 'payment_intent',
      allowed_payment_method_types: types ?? null,
      amount: given.amount,
      amount_capturable: 0,
      amount_received: 0,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: given.capture_method,
      client_secret: newId(`${id}_secret`, 25),
      created: nowSeconds(),
      currency: given.currency,
      customer: given.customer ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: given.metadata,
      next_action: null,
      payment_method: null,
      payment_method_options: given.payment_method_options ?? null,
      payment_method_types: types ?? USUAL_TYPES,
      status: 'requires_payment_method',
    });
    return given.confirm
      ? confirmIntent(world, intent, given)
      : save(world, 'payment_intent', intent);
  },
);

export const confirmPaymentIntent = takes(confirmation, (world, given, id) =>
  confirmIntent(world, mustRead(world, 'payment_intent', id), given),
);
