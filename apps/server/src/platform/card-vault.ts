import { Stripe } from 'stripe';
import {
  call,
  callOnce,
  openStripe,
  type PaymentSettings,
  unforeseen,
} from './payment-provider.ts';

export type CardDetails = { brand: string; last4: string; expMonth: number; expYear: number };

/** The provider's state of a card that is being saved. */
export type CardSetup =
  | { kind: 'saved'; methodId: string; card: CardDetails }
  | { kind: 'second_step'; setupId: string; url: string }
  /** Neither saved nor refused yet. */
  | { kind: 'waiting'; setupId: string }
  | { kind: 'refused' };

type NewSetup = {
  /** Ours; the idempotency key is derived from it. */
  cardId: string;
  providerCustomerId: string;
  methodId: string;
  returnUrl: string;
};

/** Cards stored at the payment provider for the next booking. Every call is safe to repeat. */
export type CardVault = {
  createCustomer(
    customer: { id: string; shard: number },
    deadlineAt: number,
  ): Promise<{ providerCustomerId: string }>;
  save(setup: NewSetup, deadlineAt: number): Promise<CardSetup>;
  readSetup(setupId: string, deadlineAt: number): Promise<CardSetup>;
  /** Cancels a card that no one will approve any more. */
  giveUp(setupId: string, deadlineAt: number): Promise<CardSetup>;
  detach(methodId: string, deadlineAt: number): Promise<void>;
  /** With all its saved cards. */
  deleteCustomer(providerCustomerId: string, deadlineAt: number): Promise<void>;
};

const EXPANDED = ['payment_method'];

export function createCardVault(settings: PaymentSettings): CardVault {
  const stripe = openStripe(settings);

  const readSetup = (setupId: string, deadlineAt: number) =>
    call(deadlineAt, (timeout) =>
      stripe.setupIntents.retrieve(setupId, { expand: EXPANDED }, { timeout }),
    ).then(present, unforeseen);

  return {
    readSetup,
    /** Without a name or address: the account id is enough. */
    async createCustomer({ id, shard }, deadlineAt) {
      const made = await callOnce(`customer:${id}`, deadlineAt, (options) =>
        stripe.customers.create({ metadata: { customer: id, shard: String(shard) } }, options),
      ).catch(unforeseen);
      return { providerCustomerId: made.id };
    },
    save: ({ cardId, providerCustomerId, methodId, returnUrl }, deadlineAt) =>
      callOnce(`save:${cardId}`, deadlineAt, (options) =>
        stripe.setupIntents.create(
          {
            customer: providerCustomerId,
            payment_method: methodId,
            allowed_payment_method_types: ['card'],
            // the customer is always present when a saved card is used
            usage: 'on_session',
            confirm: true,
            return_url: returnUrl,
            expand: EXPANDED,
          },
          options,
        ),
      ).then(present, refusedOr),
    async giveUp(setupId, deadlineAt) {
      try {
        return present(
          await callOnce(`give-up:${setupId}`, deadlineAt, (options) =>
            stripe.setupIntents.cancel(setupId, { expand: EXPANDED }, options),
          ),
        );
      } catch (error) {
        // it was approved or cancelled before
        if (isNamed(error, 'setup_intent_unexpected_state')) return readSetup(setupId, deadlineAt);
        return unforeseen(error);
      }
    },
    async detach(methodId, deadlineAt) {
      try {
        await call(deadlineAt, (timeout) =>
          stripe.paymentMethods.detach(methodId, undefined, { timeout }),
        );
      } catch (error) {
        // a card that is not attached, or unknown there, cannot be charged either
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) unforeseen(error);
      }
    },
    async deleteCustomer(providerCustomerId, deadlineAt) {
      try {
        await call(deadlineAt, (timeout) =>
          stripe.customers.del(providerCustomerId, undefined, { timeout }),
        );
      } catch (error) {
        if (!isNamed(error, 'resource_missing')) unforeseen(error);
      }
    },
  };
}

/** A declined or unknown card is a result, not an error. */
function refusedOr(error: unknown): CardSetup {
  const isRefusal =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError;
  return isRefusal ? { kind: 'refused' } : unforeseen(error);
}

function isNamed(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

function present(setup: Stripe.SetupIntent): CardSetup {
  const method = typeof setup.payment_method === 'object' ? setup.payment_method : null;
  switch (setup.status) {
    case 'succeeded': {
      if (!method?.card) throw new Error('the provider saved something that is no card');
      const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
      return { kind: 'saved', methodId: method.id, card: { brand, last4, expMonth, expYear } };
    }
    case 'requires_action': {
      const url = setup.next_action?.redirect_to_url?.url;
      return url
        ? { kind: 'second_step', setupId: setup.id, url }
        : { kind: 'waiting', setupId: setup.id };
    }
    case 'canceled':
      return { kind: 'refused' };
    case 'requires_payment_method':
      return setup.last_setup_error === null
        ? { kind: 'waiting', setupId: setup.id }
        : { kind: 'refused' };
    default:
      return { kind: 'waiting', setupId: setup.id };
  }
}
