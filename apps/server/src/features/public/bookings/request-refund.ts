import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { type Attempt, countRevision } from './attempts.queries.ts';
import { insertRefund, listDisputes, listRefunds } from './refunds.queries.ts';

/**
 * Requests a refund of everything that is left of a payment: the amount less what was refunded, is being
 * refunded, or was taken back by the payer's bank. The row exists before the provider is called, so that
 * a crash cannot lose it. `settleAttempt` sends it. Returns whether anything was left.
 */
export async function requestRefund(tx: Db, attempt: Attempt): Promise<boolean> {
  const { shard, customerId } = attempt;
  const { shipmentId, currency } = amountOf(attempt);
  const amountCents = await leftToGiveBack(tx, attempt);
  if (amountCents <= 0) return false;
  await insertRefund(tx, {
    id: newRowId(),
    shard,
    shipmentId,
    attemptId: attempt.id,
    customerId,
    channel: 'provider',
    amountCents,
    currency,
  });
  await countRevision(tx, attempt.id);
  return true;
}

/** By our rows; a failed refund is left again. */
export async function leftToGiveBack(tx: Db, attempt: Attempt): Promise<number> {
  const { shipmentId, cents } = amountOf(attempt);
  const refunds = await listRefunds(tx, shipmentId);
  const disputes = await listDisputes(tx, attempt.id);
  const taken = [
    ...refunds.filter(({ state }) => state === 'pending' || state === 'succeeded'),
    ...disputes.filter(({ state }) => state === 'lost'),
  ];
  return cents - sumCents(taken);
}

function sumCents(rows: readonly { amountCents: number }[]): number {
  return rows.reduce((sum, row) => sum + row.amountCents, 0);
}

export function amountOf(attempt: Attempt) {
  const { shard, amountCents: cents, currency } = attempt;
  if (cents === null || currency === null) throw new Error('a booked attempt has no amount');
  return { shard, shipmentId: shipmentIdOf(attempt), cents, currency };
}

export function shipmentIdOf(attempt: Attempt): string {
  if (attempt.shipmentId === null) throw new Error('a booked attempt has no shipment');
  return attempt.shipmentId;
}
