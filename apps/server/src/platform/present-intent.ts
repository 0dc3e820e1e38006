import type { Stripe } from 'stripe';

export type PayerAction =
  | { kind: 'redirect'; url: string }
  | { kind: 'bank_transfer'; iban: string; bic: string; accountHolder: string; reference: string };

export type ProviderRefund = {
  id: string;
  /** Ours, as given when it was created; null for refunds made in the provider's dashboard. */
  refundId: string | null;
  amountCents: number;
  state: 'pending' | 'succeeded' | 'failed';
  failureReason: string | null;
  createdAt: Date;
};

export type ProviderDispute = {
  id: string;
  amountCents: number;
  state: 'open' | 'won' | 'lost';
  createdAt: Date;
};

/** The provider's state of a payment, with only what we use. */
export type Intent = {
  id: string;
  /** Ours, as given when it was created. */
  attemptId: string | null;
  /** By the provider's clock. */
  createdAt: Date;
  status: Stripe.PaymentIntent.Status;
  capturedCents: number;
  /** Oldest first. Of captured money only: a void is not a refund. */
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
  /** Set once a confirmation has failed. */
  declineCode: string | null;
  payerAction: PayerAction | null;
  card: { brand: string; last4: string } | null;
};

type Listed = { refunds?: readonly Stripe.Refund[]; disputes?: readonly Stripe.Dispute[] };

export function presentIntent(
  intent: Stripe.PaymentIntent,
  { refunds = [], disputes = [] }: Listed = {},
): Intent {
  const charge = chargeOf(intent);
  const card = charge?.payment_method_details?.card;
  const failure = intent.last_payment_error;
  return {
    id: intent.id,
    attemptId: intent.metadata['attempt'] ?? null,
    createdAt: new Date(intent.created * 1000),
    status: intent.status,
    capturedCents: charge?.captured === true ? charge.amount_captured : 0,
    refunds: refunds.map(presentRefund).toSorted(byCreation),
    disputes: disputes.map(presentDispute).toSorted(byCreation),
    declineCode: failure === null ? null : (failure.decline_code ?? failure.code ?? 'declined'),
    payerAction: presentAction(intent.next_action),
    card: card ? { brand: card.brand ?? '', last4: card.last4 ?? '' } : null,
  };
}

export function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
}

function byCreation(a: { id: string; createdAt: Date }, b: { id: string; createdAt: Date }) {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

function presentRefund(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    refundId: refund.metadata?.['refund'] ?? null,
    amountCents: refund.amount,
    state: refundStateOf(refund.status),
    failureReason: refund.failure_reason ?? null,
    createdAt: new Date(refund.created * 1000),
  };
}

/** A refund that was cancelled at the provider never reached its payer. */
function refundStateOf(status: string | null): ProviderRefund['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function presentDispute(dispute: Stripe.Dispute): ProviderDispute {
  return {
    id: dispute.id,
    amountCents: dispute.amount,
    state: disputeStateOf(dispute.status),
    createdAt: new Date(dispute.created * 1000),
  };
}

/** A closed inquiry took no money. */
const ENDED_WELL = new Set<string>(['won', 'warning_closed', 'prevented']);

function disputeStateOf(status: string): ProviderDispute['state'] {
  if (status === 'lost') return 'lost';
  return ENDED_WELL.has(status) ? 'won' : 'open';
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
