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
  const disputes = found.attemptId === null ? [] : await listDisputedAmounts(db, found.attemptId);
  const sumOf = (rows: readonly { state: string; amountCents: number }[], state: string) =>
    rows.reduce((sum, row) => sum + (row.state === state ? row.amountCents : 0), 0);
  return {
    returned: sumOf(refunds, 'succeeded'),
    pending: sumOf(refunds, 'pending'),
    failed: sumOf(refunds, 'failed'),
    chargedBack: sumOf(disputes, 'lost'),
  };
}

type Facts = Pick<
  ReceiptRow,
  'attemptId' | 'attemptState' | 'cancelledAt' | 'paymentMethod' | 'priceCents' | 'isWithdrawn'
>;
type PaymentState = Pick<Receipt, 'paymentState' | 'paymentStateCents'>;

/** From attempt, refunds and ledger, with its amount; a receipt never shows a success that did not happen. */
export function paymentStateOf(found: Facts, owedCents: number, goneBack: GoneBack): PaymentState {
  const { priceCents, attemptState: state } = found;
  const whole = (paymentState: PaymentState['paymentState']): PaymentState => ({
    paymentState,
    paymentStateCents: priceCents,
  });
  const refunded = refundStateOf(found, goneBack);
  // entered by staff: there is no attempt
  if (found.attemptId === null && found.cancelledAt !== null) return refunded ?? whole('cancelled');
  if (state === 'disputed') {
    const { chargedBack } = goneBack;
    if (chargedBack === 0) return whole('disputed');
    return { paymentState: 'charged_back', paymentStateCents: chargedBack };
  }
  if (refunded !== null) return refunded;
  if (state === 'captured') return whole('paid');
  if (state === 'capture_failed') return whole('failed');
  if (state === 'cancelled') return whole('cancelled');
  if (found.paymentMethod === 'cod') {
    return whole(owedCents > 0 ? 'due_on_delivery' : 'collected');
  }
  if (found.paymentMethod === 'on_account') return whole(owedCents > 0 ? 'on_account' : 'paid');
  if (found.paymentMethod !== 'bank_transfer') return whole('authorised');
  return whole(owedCents > 0 ? 'awaiting_payment' : 'paid');
}

/** Null while nothing was or has to be refunded. */
function refundStateOf(found: Facts, { returned, pending, failed }: GoneBack): PaymentState | null {
  const { priceCents } = found;
  if (pending > 0) return { paymentState: 'refund_pending', paymentStateCents: pending };
  if (returned >= priceCents) return { paymentState: 'refunded', paymentStateCents: returned };
  if (failed > 0 && found.isWithdrawn) {
    return { paymentState: 'refund_failed', paymentStateCents: priceCents - returned };
  }
  return returned > 0 ? { paymentState: 'partly_refunded', paymentStateCents: returned } : null;
}
