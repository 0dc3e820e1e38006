import { Stripe } from 'stripe';
import {
  call,
  callOnce,
  openStripe,
  PaymentRefused,
  type PaymentSettings,
  unforeseen,
} from './payment-provider.ts';

export { PaymentRefused, PaymentUnknown } from './payment-provider.ts';

/** How money can be asked for at the provider. */
export type ProviderMethod = 'card' | 'paypal' | 'bank_transfer';

export type PayerAction =
  | { kind: 'redirect'; url: string }
  | { kind: 'bank_transfer'; iban: string; bic: string; accountHolder: string; reference: string };

/** What the provider says about a payment, and nothing that we do not use. */
export type Intent = {
  id: string;
  /** Ours, as given when it was created. */
  attemptId: string | null;
  status: Stripe.PaymentIntent.Status;
  amountCents: number;
  refundedCents: number;
  disputed: boolean;
  /** Set once a confirmation has failed. */
  declineCode: string | null;
  payerAction: PayerAction | null;
  card: { brand: string; last4: string } | null;
};

type NewIntent = {
  attemptId: string;
  shard: number;
  amountCents: number;
  currency: string;
  method: ProviderMethod;
  /** Whose saved card will pay. */
  providerCustomerId: string | null;
};

type Confirmation = {
  method: ProviderMethod;
  /** Of a card, from the provider's frame. */
  paymentMethodId: string | null;
  returnUrl: string;
};

/**
 * Every call is safe to repeat: the idempotency key is made of the attempt's id. `deadlineAt` is
 * epoch milliseconds; past it a call throws PaymentUnknown.
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
  refund(intentId: string, attemptId: string, deadlineAt: number): Promise<Intent>;
  /** The intent an event is about; null for events about something else. Throws when forged. */
  intentIdOfEvent(body: Buffer, signature: string): { intentId: string } | null;
};

const TYPE_OF_METHOD = {
  card: 'card',
  paypal: 'paypal',
  bank_transfer: 'customer_balance',
} as const satisfies Record<ProviderMethod, string>;

/** The charge has the card, and what was given back of it. */
const EXPANDED = ['latest_charge'];

export function createPayments(settings: PaymentSettings): Payments {
  const stripe = openStripe(settings);

  const read = (intentId: string, deadlineAt: number) =>
    call(deadlineAt, (timeout) =>
      stripe.paymentIntents.retrieve(intentId, { expand: EXPANDED }, { timeout }),
    ).then(present, unforeseen);

  /** A refusal because the intent has moved on is an answer: the intent says where it is. */
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
            // a transfer is money that has arrived: there is nothing to hold
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
      return present(created);
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
      ).then(present, async (error: unknown) => {
        // a decline is told as an error and kept on the intent
        if (error instanceof Stripe.errors.StripeCardError) return read(intentId, deadlineAt);
        throw error;
      });
      return orMovedOn(intentId, deadlineAt, change);
    },
    capture(intentId, attemptId, deadlineAt) {
      const change = callOnce(`capture:${attemptId}`, deadlineAt, (options) =>
        stripe.paymentIntents.capture(intentId, { expand: EXPANDED }, options),
      ).then(present, (error: unknown) => {
        if (error instanceof Stripe.errors.StripeCardError) throw new PaymentRefused(error.code);
        throw error;
      });
      return orMovedOn(intentId, deadlineAt, change);
    },
    cancel(intentId, attemptId, deadlineAt) {
      const change = callOnce(`cancel:${attemptId}`, deadlineAt, (options) =>
        stripe.paymentIntents.cancel(intentId, { expand: EXPANDED }, options),
      ).then(present);
      return orMovedOn(intentId, deadlineAt, change);
    },
    async refund(intentId, attemptId, deadlineAt) {
      try {
        await callOnce(`refund:${attemptId}`, deadlineAt, (options) =>
          stripe.refunds.create({ payment_intent: intentId }, options),
        );
      } catch (error) {
        if (!isAlreadyRefunded(error)) unforeseen(error);
      }
      return read(intentId, deadlineAt);
    },
    intentIdOfEvent(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, settings.STRIPE_WEBHOOK_SECRET);
      const subject: object = event.data.object;
      const kind: unknown = Reflect.get(subject, 'object');
      const id: unknown = Reflect.get(subject, kind === 'payment_intent' ? 'id' : 'payment_intent');
      return typeof id === 'string' ? { intentId: id } : null;
    },
  };

  /** Somebody whose balance the transfer arrives on. It has no name: the attempt's id is enough. */
  async function createCustomer(intent: NewIntent, deadlineAt: number): Promise<string> {
    const customer = await callOnce(`customer:${intent.attemptId}`, deadlineAt, (options) =>
      stripe.customers.create({ metadata: { attempt: intent.attemptId } }, options),
    ).catch(unforeseen);
    return customer.id;
  }
}

const MOVED_ON = new Set([
  'payment_intent_unexpected_state',
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
]);

function isMovedOn(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && MOVED_ON.has(error.code ?? '');
}

function isAlreadyRefunded(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
}

function present(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const failure = intent.last_payment_error;
  return {
    id: intent.id,
    attemptId: intent.metadata['attempt'] ?? null,
    status: intent.status,
    amountCents: intent.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    declineCode: failure === null ? null : (failure.decline_code ?? failure.code ?? 'declined'),
    payerAction: presentAction(intent.next_action),
    card: card ? { brand: card.brand ?? '', last4: card.last4 ?? '' } : null,
  };
}

function presentAction(action: Stripe.PaymentIntent['next_action']): PayerAction | null {
  const url = action?.redirect_to_url?.url;
  if (url) return { kind: 'redirect', url };
  const transfer = action?.display_bank_transfer_instructions;
  const iban = transfer?.financial_addresses?.find((address) => address.iban)?.iban;
  if (!transfer || !iban) return null;
  return {
    kind: 'bank_transfer',
    iban: iban.iban,
    bic: iban.bic,
    accountHolder: iban.account_holder_name,
    reference: transfer.reference ?? '',
  };
}
