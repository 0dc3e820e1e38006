import { Stripe } from 'stripe';
import { withDeadline } from './deadline.ts';

/** No answer, or an ambiguous one: retry later under the same key. */
export class PaymentUnknown extends Error {}

/** The provider will never capture this. */
export class PaymentRefused extends Error {}

/** An unexpected refusal by the provider: a bug of ours, never the caller's fault. */
class PaymentFault extends Error {}

export type PaymentSettings = {
  STRIPE_SECRET_KEY: string | null;
  /** Only in the api: webhooks reach no other process. */
  STRIPE_WEBHOOK_SECRET?: string;
  PAYMENT_SANDBOX_URL: string;
};

export function openStripe(settings: PaymentSettings): Stripe {
  const options = { maxNetworkRetries: 0, telemetry: false };
  if (settings.STRIPE_SECRET_KEY !== null) return new Stripe(settings.STRIPE_SECRET_KEY, options);
  const { protocol, hostname, port } = new URL(settings.PAYMENT_SANDBOX_URL);
  return new Stripe('sk_test_sandbox', {
    ...options,
    protocol: protocol === 'https:' ? 'https' : 'http',
    host: hostname,
    ...(port !== '' && { port }),
  });
}

const KEYS_OF_A_CALL = 3;

/**
 * The provider also stores its own failures under the key and repeats them for a day. Then the call is
 * made under the next key. That is harmless: an intent can be confirmed, captured, cancelled and refunded
 * in full only once, and of two created intents only the one whose id is stored is confirmed.
 */
export async function callOnce<T>(
  key: string,
  deadlineAt: number,
  send: (options: { idempotencyKey: string; timeout: number }) => Promise<T>,
): Promise<T> {
  for (let number = 1; ; number += 1) {
    const idempotencyKey = number === 1 ? key : `${key}:${number}`;
    try {
      return await call(deadlineAt, (timeout) => send({ idempotencyKey, timeout }));
    } catch (error) {
      if (number === KEYS_OF_A_CALL || !isKeptFailure(error)) throw error;
    }
  }
}

function isKeptFailure(error: unknown): boolean {
  const cause = error instanceof PaymentUnknown ? error.cause : undefined;
  if (!(cause instanceof Stripe.errors.StripeError)) return false;
  return (cause.statusCode ?? 0) >= 500 && cause.headers?.['idempotent-replayed'] === 'true';
}

export async function call<T>(
  deadlineAt: number,
  send: (timeoutMs: number) => Promise<T>,
): Promise<T> {
  const timeoutMs = deadlineAt - Date.now();
  if (timeoutMs <= 0) throw new PaymentUnknown('no time left to ask the provider');
  const late = () => new PaymentUnknown('the provider did not finish in time');
  try {
    // the SDK's timeout counts silence: a byte now and then would hold the caller for ever
    return await withDeadline(timeoutMs, send(timeoutMs), late);
  } catch (error) {
    if (isUnknown(error)) throw new PaymentUnknown('the provider did not say', { cause: error });
    throw error;
  }
}

/** The outcome is unknown, or the request was not processed: it may be repeated. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  if (error instanceof Stripe.errors.StripeRateLimitError) return true;
  const status = error.statusCode ?? 0;
  return status >= 500 || status === 409;
}

/**
 * An SDK error has its own status, which the server would answer with. An invalid request stays invalid:
 * an unknown card, a method that the account may not use.
 */
export function unforeseen(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    throw new PaymentRefused(error.code ?? error.type, { cause: error });
  }
  throw new PaymentFault(`the provider refused: ${error.code ?? error.type}`, { cause: error });
}
