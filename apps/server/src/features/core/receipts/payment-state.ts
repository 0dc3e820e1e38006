import type { Receipt } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { listDisputedAmounts, listRefundAmounts, type ReceiptRow } from './receipts.queries.ts';

/** Cents of a payment that were refunded, are being refunded, or failed to be. */
export type GoneBack = {
  returned: number;
  pending: number;
  failed: number;
  chargedBack: number;
};

export async function readGoneBack(db: Db, found: ReceiptRow): Promise<GoneBack> {
  const refunds = await listRefundAmounts(db, found.id);
  const disputes = found.attempt_id === null ? [] : await listDisputedAmounts(db, found.attempt_id);
  const sumOf = (rows: readonly { state: string; amount_cents: number }[], state: string) =>
    rows.reduce((sum, row) => sum + (row.state === state ? row.amount_cents : 0), 0);
  return {
    returned: sumOf(refunds, 'succeeded'),
    pending: sumOf(refunds, 'pending'),
    failed: sumOf(refunds, 'failed'),
    chargedBack: sumOf(disputes, 'lost'),
  };
}

type Facts = Pick<
  ReceiptRow,
  | 'attempt_id'
  | 'attempt_state'
  | 'cancelled_at'
  | 'payment_method'
  | 'price_cents'
  | 'is_withdrawn'
>;
type PaymentState = Pick<Receipt, 'paymentState' | 'paymentStateCents'>;

/** From attempt, refunds and ledger, with its amount; a receipt never shows a success that did not happen. */
export function paymentStateOf(found: Facts, owedCents: number, goneBack: GoneBack): PaymentState {
  const { price_cents: priceCents, attempt_state: state } = found;
  const whole = (paymentState: PaymentState['paymentState']): PaymentState => ({
    paymentState,
    paymentStateCents: priceCents,
  });
  const refunded = refundStateOf(found, goneBack);
  // entered by staff: there is no attempt
  if (found.attempt_id === null && found.cancelled_at !== null)
    return refunded ?? whole('cancelled');
  if (state === 'disputed') {
    const { chargedBack } = goneBack;
    if (chargedBack === 0) return whole('disputed');
    return { paymentState: 'charged_back', paymentStateCents: chargedBack };
  }
  if (refunded !== null) return refunded;
  if (state === 'captured') return whole('paid');
  if (state === 'capture_failed') return whole('failed');
  if (state === 'cancelled') return whole('cancelled');
  if (found.payment_method === 'cod') {
    return whole(owedCents > 0 ? 'due_on_delivery' : 'collected');
  }
  if (found.payment_method !== 'bank_transfer') return whole('authorised');
  return whole(owedCents > 0 ? 'awaiting_payment' : 'paid');
}

/** Null while nothing was or has to be refunded. */
function refundStateOf(found: Facts, { returned, pending, failed }: GoneBack): PaymentState | null {
  const { price_cents: priceCents } = found;
  if (pending > 0) return { paymentState: 'refund_pending', paymentStateCents: pending };
  if (returned >= priceCents) return { paymentState: 'refunded', paymentStateCents: returned };
  if (failed > 0 && found.is_withdrawn) {
    return { paymentState: 'refund_failed', paymentStateCents: priceCents - returned };
  }
  return returned > 0 ? { paymentState: 'partly_refunded', paymentStateCents: returned } : null;
}
