import type { Intent } from '../../../platform/payments.ts';
import { type DisputeRow, matchRefund, type RefundRow } from '../../public/bookings/index.ts';

/** Our data of one payment at the provider. */
export type OurBooks = {
  attemptId: string;
  intentId: string;
  shard: number;
  shipmentId: string | null;
  state: string;
  updatedAt: Date;
  amountCents: number;
  /** The transfer came to our own bank: the provider should have none of it. */
  isReceivedAtBank: boolean;
  /** Balance of the account `provider`. */
  ledgerCents: number;
  refunds: readonly RefundRow[];
  disputes: readonly DisputeRow[];
};

export type Difference = {
  subject: 'capture' | 'refund' | 'dispute' | 'ledger';
  /** Its key, so that the same one is reported once. */
  occurrence: string;
  /** Adopting it opens its own item: a failed refund, a dispute. */
  isOnDeskAnyway: boolean;
};

/**
 * The differences between our ledger and the provider. What changed on either side after `settledBefore`
 * is left to webhooks and jobs in progress.
 */
export function differencesOf(ours: OurBooks, theirs: Intent, settledBefore: Date): Difference[] {
  if (ours.isReceivedAtBank) return [];
  const isPaid = ours.state === 'captured' || ours.state === 'disputed';
  const wantedCents = isPaid ? ours.amountCents : 0;
  if (theirs.capturedCents !== wantedCents) {
    if (ours.updatedAt >= settledBefore) return [];
    return [missing('capture', `${theirs.id}:${theirs.capturedCents}`)];
  }
  if (!isPaid) return [];
  const found = [
    ...refundDifferences(ours.refunds, theirs, settledBefore),
    ...disputeDifferences(ours.disputes, theirs, settledBefore),
  ];
  return found.length > 0 ? found : ledgerDifferences(ours, theirs, settledBefore);
}

function refundDifferences(
  refunds: readonly RefundRow[],
  theirs: Intent,
  settledBefore: Date,
): Difference[] {
  const rows = refunds.filter(({ channel }) => channel === 'provider');
  const met = new Set<RefundRow>();
  const differing = theirs.refunds.flatMap((refund): Difference[] => {
    const row = matchRefund(rows, refund);
    if (row !== undefined) met.add(row);
    if (row?.state === refund.state && row.amountCents === refund.amountCents) return [];
    if ((row?.updatedAt ?? refund.createdAt) >= settledBefore) return [];
    const occurrence = `${refund.id}:${refund.state}`;
    return [{ subject: 'refund', occurrence, isOnDeskAnyway: refund.state === 'failed' }];
  });
  const unknownThere = rows.filter(
    (row) =>
      !met.has(row) &&
      row.updatedAt < settledBefore &&
      (row.state === 'succeeded' || (row.state === 'pending' && row.providerRefundId !== null)),
  );
  return [...differing, ...unknownThere.map(({ id }) => missing('refund', `${id}:missing`))];
}

function disputeDifferences(
  rows: readonly DisputeRow[],
  theirs: Intent,
  settledBefore: Date,
): Difference[] {
  return theirs.disputes.flatMap((dispute): Difference[] => {
    const row = rows.find((known) => known.providerDisputeId === dispute.id);
    if (row?.state === dispute.state) return [];
    if ((row?.updatedAt ?? dispute.createdAt) >= settledBefore) return [];
    const occurrence = `${dispute.id}:${dispute.state}`;
    return [{ subject: 'dispute', occurrence, isOnDeskAnyway: dispute.state !== 'won' }];
  });
}

/** Refunds and disputes agree, so the ledger must as well. */
function ledgerDifferences(ours: OurBooks, theirs: Intent, settledBefore: Date): Difference[] {
  const returned = theirs.refunds.filter(({ state }) => state === 'succeeded');
  const lost = theirs.disputes.filter(({ state }) => state === 'lost');
  const gone = [...returned, ...lost].reduce((sum, { amountCents }) => sum + amountCents, 0);
  const wantedCents = theirs.capturedCents - gone;
  if (ours.ledgerCents === wantedCents || ours.updatedAt >= settledBefore) return [];
  return [missing('ledger', `${theirs.id}:${ours.ledgerCents}:${wantedCents}`)];
}

function missing(subject: Difference['subject'], occurrence: string): Difference {
  return { subject, occurrence, isOnDeskAnyway: false };
}
