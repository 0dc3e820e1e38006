import type { Stripe } from 'stripe';
import type { FaultSettings } from './faults.ts';
import type { Behaviour } from './test-cards.ts';

/** As stored: the objects that one names are ids, until a caller asks for more with `expand`. */
type WithIds<Whole, Named extends keyof Whole> = Omit<Whole, Named> & {
  [Name in Named]: Extract<Whole[Name], string | null>;
};

export type PaymentMethod = WithIds<Stripe.PaymentMethod, 'customer'>;
export type PaymentIntent = WithIds<
  Stripe.PaymentIntent,
  'customer' | 'latest_charge' | 'payment_method'
>;
export type SetupIntent = WithIds<Stripe.SetupIntent, 'customer' | 'payment_method'>;
export type Charge = WithIds<Stripe.Charge, 'customer' | 'payment_intent'>;
export type Refund = WithIds<Stripe.Refund, 'charge' | 'payment_intent'>;
export type Dispute = WithIds<Stripe.Dispute, 'charge' | 'payment_intent'>;
export type CashTransaction = WithIds<Stripe.CustomerCashBalanceTransaction, 'customer'>;

/** What is known of a payment method and never answered. */
export interface Secret {
  id: string;
  behaviour: Behaviour;
  /** Paid with and not saved, or saved and removed: never to be used again. */
  isSpent: boolean;
}

interface KeptAnswer {
  id: string;
  /** Method, path and parameters in one order. */
  request: string;
  status: number;
  body: string;
  requestId: string;
  keptAt: number;
}

/** Something to be done at a moment to come, which outlives the process. */
export type Task = { id: string; dueAt: number } & (
  | { kind: 'deliver'; event: { id: string; created: number }; tries: number }
  | { kind: 'settle refund'; refundId: string }
);

/** Everything that is kept, by the name Stripe gives its kind. */
export interface Objects {
  customer: Stripe.Customer;
  deleted_customer: Stripe.DeletedCustomer;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  customer_cash_balance_transaction: CashTransaction;
  secret: Secret;
  answer: KeptAnswer;
  task: Task;
  faults: FaultSettings & { id: string };
}

export type Kind = keyof Objects;

/** What lists are made by: a customer's cards, an intent's charges. */
export const PARENT: Partial<Record<Kind, string>> = {
  payment_method: 'customer',
  payment_intent: 'customer',
  charge: 'payment_intent',
  refund: 'charge',
  dispute: 'charge',
  customer_cash_balance_transaction: 'customer',
};

/**
 * An object with the fields that Stripe's document requires and those that somebody reads; `pnpm sandbox
 * agree` fails when one of them is missing.
 */
export function withFields<T>(fields: Partial<T>): T {
  return fields as T;
}
