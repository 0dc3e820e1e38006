import type { Stripe } from 'stripe';

/** As stored: the objects that one names are ids, until a caller asks for more with `expand`. */
type WithIds<Whole, Named extends keyof Whole> = Omit<Whole, Named> & {
  [Name in Named]: Extract<Whole[Name], string | null>;
};

export type Customer = Omit<Stripe.Customer, 'deleted'>;
export type DeletedCustomer = Stripe.DeletedCustomer;
export type PaymentMethod = WithIds<Stripe.PaymentMethod, 'customer'>;
export type PaymentIntent = WithIds<
  // not in the OpenAPI document of stripe-mock
  Omit<Stripe.PaymentIntent, 'payment_record' | 'source'>,
  'customer' | 'latest_charge' | 'payment_method'
>;
export type SetupIntent = WithIds<Stripe.SetupIntent, 'customer' | 'payment_method'>;
export type Charge = WithIds<
  Omit<Stripe.Charge, 'source' | 'level3'>,
  'customer' | 'payment_intent'
>;
export type Refund = WithIds<Stripe.Refund, 'charge' | 'customer' | 'payment_intent'>;
export type Dispute = WithIds<Stripe.Dispute, 'charge' | 'payment_intent'>;
export type CashTransaction = WithIds<Stripe.CustomerCashBalanceTransaction, 'customer'>;

export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

export type EventType =
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'payment_intent.partially_funded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.refunded'
  | 'refund.failed'
  | 'refund.updated'
  | 'setup_intent.canceled'
  | 'setup_intent.requires_action'
  | 'setup_intent.setup_failed'
  | 'setup_intent.succeeded';

/** Everything that is kept, by the name Stripe gives its kind. */
export interface Objects {
  customer: Customer;
  deleted_customer: DeletedCustomer;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  customer_cash_balance_transaction: CashTransaction;
  event: Event;
}

export type Kind = keyof Objects;
