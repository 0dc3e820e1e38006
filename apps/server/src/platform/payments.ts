import { Stripe } from 'stripe';
import {
  call,
  callOnce,
  openStripe,
  PaymentRefused,
  type PaymentSettings,
  unforeseen,
} from './payment-provider.ts';
import { chargeOf, type Intent, presentIntent } from './present-intent.ts';

export type { Intent, PayerAction, ProviderDispute, ProviderRefund } from './present-intent.ts';
export { PaymentRefused, PaymentUnknown } from './payment-provider.ts';

/** The payment methods at the provider. */
export type ProviderMethod = 'card' | 'paypal' | 'bank_transfer';

type NewIntent = {
  attemptId: string;
  shard: number;
  amountCents: number;
  currency: string;
  method: ProviderMethod;
  /** The provider's customer whose saved card pays. */
  providerCustomerId: string | null;
};

type Confirmation = {
  method: ProviderMethod;
  /** For a card, from the provider's frame. */
  paymentMethodId: string | null;
  returnUrl: string;
};

type NewRefund = { intentId: string; refundId: string; amountCents: number };

/** By the provider's clock, both ends included. `after` is the last id of the previous page. */
type CreatedRange = { from: Date; until: Date; after?: string | undefined };
type Page<T> = { found: readonly T[]; next: string | undefined };

/**
 * Every call is safe to repeat: the idempotency key is derived from the attempt's or the refund's id.
 * `deadlineAt` is epoch milliseconds; past it a call throws PaymentUnknown.
 */
export type Payments = {
  create(intent: NewIntent, deadlineAt: number): Promise<Intent>;
  confirm(
    intentId: string,
    attemptId: string,
    confirmation: Confirmation,
    deadlineAt: number,
  ): Promise<Intent>;
  read(intentId: string, deadlineAt: number): Promise<Intent>;
  capture(intentId: string, attemptId: string, deadlineAt: number): Promise<Intent>;
  cancel(intentId: string, attemptId: string, deadlineAt: number): Promise<Intent>;
  /** Throws PaymentRefused when the provider will not refund it. */
  refund(refund: NewRefund, deadlineAt: number): Promise<void>;
  /** Newest first, 100 at a time. */
  listIntents(range: CreatedRange, deadlineAt: number): Promise<Page<Intent>>;
  /** Ids of the intents with refunds or disputes created in that time. */
  listChanged(
    kind: 'refunds' | 'disputes',
    range: CreatedRange,
    deadlineAt: number,
  ): Promise<Page<string>>;
  /** The intent of a webhook event, and the attempt if its metadata names one; null for other events. Throws when forged. */
  intentIdOfEvent(
    body: Buffer,
    signature: string,
  ): { intentId: string; attemptId: string | null } | null;
};

const TYPE_OF_METHOD = {
  card: 'card',
  paypal: 'paypal',
  bank_transfer: 'customer_balance',
} as const satisfies Record<ProviderMethod, string>;

/** The charge has the card and the last ten refunds. */
const EXPANDED = ['latest_charge.refunds'];
const PAGE = 100;

export function createPayments(settings: PaymentSettings): Payments {
  const stripe = openStripe(settings);

  const read = async (intentId: string, deadlineAt: number) => {
    const intent = await call(deadlineAt, (timeout) =>
      stripe.paymentIntents.retrieve(intentId, { expand: EXPANDED }, { timeout }),
    ).catch(unforeseen);
    return complete(intent, deadlineAt);
  };

  /** Adds the refunds and disputes that a response does not include. */
  async function complete(intent: Stripe.PaymentIntent, deadlineAt: number): Promise<Intent> {
    const charge = chargeOf(intent);
    if (charge?.captured !== true) return presentIntent(intent);
    const ofIntent = { payment_intent: intent.id, limit: PAGE };
    const refunds =
      charge.refunds?.has_more === true
        ? await call(deadlineAt, () => Array.fromAsync(stripe.refunds.list(ofIntent)))
        : (charge.refunds?.data ?? []);
    const disputes = charge.disputed
      ? (await call(deadlineAt, (timeout) => stripe.disputes.list(ofIntent, { timeout }))).data
      : [];
    return presentIntent(intent, { refunds, disputes });
  }

  /** A refusal because the intent has moved on is not an error: the intent has the new state. */
  const orMovedOn = async (intentId: string, deadlineAt: number, change: Promise<Intent>) => {
    try {
      return await change;
    } catch (error) {
      if (isMovedOn(error)) return read(intentId, deadlineAt);
      return unforeseen(error);
    }
  };

  return {
    read,
    async create(intent, deadlineAt) {
      const isTransfer = intent.method === 'bank_transfer';
      const customer = isTransfer
        ? await createCustomer(intent, deadlineAt)
        : intent.providerCustomerId;
      const created = await callOnce(`create:${intent.attemptId}`, deadlineAt, (options) =>
        stripe.paymentIntents.create(
          {
            amount: intent.amountCents,
            currency: intent.currency.toLowerCase(),
            // a bank transfer has arrived already: there is nothing to authorise
            capture_method: isTransfer ? 'automatic' : 'manual',
            allowed_payment_method_types: [TYPE_OF_METHOD[intent.method]],
            metadata: { attempt: intent.attemptId, shard: String(intent.shard) },
            ...(customer !== null && { customer }),
            ...(isTransfer && {
              payment_method_options: {
                customer_balance: {
                  funding_type: 'bank_transfer',
                  bank_transfer: { type: 'eu_bank_transfer', eu_bank_transfer: { country: 'DE' } },
                },
              },
            }),
          },
          options,
        ),
      ).catch(unforeseen);
      return presentIntent(created);
    },
    confirm(intentId, attemptId, confirmation, deadlineAt) {
      const { method, paymentMethodId, returnUrl } = confirmation;
      const change = callOnce(`confirm:${attemptId}`, deadlineAt, (options) =>
        stripe.paymentIntents.confirm(
          intentId,
          {
            ...(method === 'card'
              ? { payment_method: paymentMethodId ?? '' }
              : { payment_method_data: { type: TYPE_OF_METHOD[method] } }),
            ...(method !== 'bank_transfer' && { return_url: returnUrl }),
            expand: EXPANDED,
          },
          options,
        ),
      ).then(asAnswered, async (error: unknown) => {
        // a decline comes as an error and is stored on the intent
        if (error instanceof Stripe.errors.StripeCardError) return read(intentId, deadlineAt);
        throw error;
      });
      return orMovedOn(intentId, deadlineAt, change);
    },
    capture(intentId, attemptId, deadlineAt) {
      const change = callOnce(`capture:${attemptId}`, deadlineAt, (options) =>
        stripe.paymentIntents.capture(intentId, { expand: EXPANDED }, options),
      ).then(asAnswered, (error: unknown) => {
        if (error instanceof Stripe.errors.StripeCardError) throw new PaymentRefused(error.code);
        throw error;
      });
      return orMovedOn(intentId, deadlineAt, change);
    },
    cancel(intentId, attemptId, deadlineAt) {
      const change = callOnce(`cancel:${attemptId}`, deadlineAt, (options) =>
        stripe.paymentIntents.cancel(intentId, { expand: EXPANDED }, options),
      ).then(asAnswered);
      return orMovedOn(intentId, deadlineAt, change);
    },
    async refund({ intentId, refundId, amountCents }, deadlineAt) {
      // another amount is another request; together they can never exceed what was captured
      await callOnce(`refund:${refundId}:${amountCents}`, deadlineAt, (options) =>
        stripe.refunds.create(
          { payment_intent: intentId, amount: amountCents, metadata: { refund: refundId } },
          options,
        ),
      ).catch(unforeseen);
    },
    async listIntents(range, deadlineAt) {
      const page = await call(deadlineAt, (timeout) =>
        stripe.paymentIntents.list(
          { ...pageOf(range), expand: EXPANDED.map((path) => `data.${path}`) },
          { timeout },
        ),
      ).catch(unforeseen);
      const found: Intent[] = [];
      for (const intent of page.data) found.push(await complete(intent, deadlineAt));
      return { found, next: nextOf(page) };
    },
    async listChanged(kind, range, deadlineAt) {
      const page = await call<Stripe.ApiList<Stripe.Refund | Stripe.Dispute>>(
        deadlineAt,
        (timeout) => stripe[kind].list(pageOf(range), { timeout }),
      ).catch(unforeseen);
      const found = page.data.flatMap(({ payment_intent: intent }) =>
        intent === null ? [] : [typeof intent === 'string' ? intent : intent.id],
      );
      return { found, next: nextOf(page) };
    },
    intentIdOfEvent(body, signature) {
      const { STRIPE_WEBHOOK_SECRET: secret } = settings;
      if (secret === undefined) throw new Error('webhooks are read by the api alone');
      const event = stripe.webhooks.constructEvent(body, signature, secret);
      const subject: object = event.data.object;
      const kind: unknown = Reflect.get(subject, 'object');
      const id: unknown = Reflect.get(subject, kind === 'payment_intent' ? 'id' : 'payment_intent');
      return typeof id === 'string' ? { intentId: id, attemptId: attemptNamedBy(subject) } : null;
    },
  };

  /**
   * The provider's customer whose balance receives the transfer. It has no name: the attempt's id is
   * enough.
   */
  async function createCustomer(intent: NewIntent, deadlineAt: number): Promise<string> {
    const customer = await callOnce(`customer:${intent.attemptId}`, deadlineAt, (options) =>
      stripe.customers.create({ metadata: { attempt: intent.attemptId } }, options),
    ).catch(unforeseen);
    return customer.id;
  }
}

function attemptNamedBy(subject: object): string | null {
  const metadata: unknown = Reflect.get(subject, 'metadata');
  const attempt: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'attempt') : null;
  return typeof attempt === 'string' ? attempt : null;
}

/** What the response to a change includes; for everything read the intent. */
const asAnswered = (intent: Stripe.PaymentIntent) => presentIntent(intent);

function pageOf({ from, until, after }: CreatedRange) {
  return {
    limit: PAGE,
    created: { gte: seconds(from), lte: seconds(until) },
    ...(after !== undefined && { starting_after: after }),
  };
}

function nextOf({ has_more: hasMore, data }: Stripe.ApiList<{ id: string }>): string | undefined {
  return hasMore ? data.at(-1)?.id : undefined;
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

const MOVED_ON = new Set([
  'payment_intent_unexpected_state',
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
]);

function isMovedOn(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && MOVED_ON.has(error.code ?? '');
}
