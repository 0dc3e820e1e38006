import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { debitAndCredit, postMove } from '../../core/ledger/index.ts';
import { countRevision, lockAttempt } from './attempts.queries.ts';
import { insertRefund, updateRefund } from './refunds.queries.ts';
import { amountOf, leftToGiveBack } from './request-refund.ts';

/**
 * The refund failed at the provider, and staff has transferred the rest from the bank: the item is
 * closed. The attempt is locked by the caller, before the item.
 */
export async function recordTransferredBack(tx: Db, attemptId: string): Promise<void> {
  const attempt = await lockAttempt(tx, attemptId);
  if (attempt === undefined || attempt.cancelRequestedAt === null) return;
  // while the payer's bank has the money there is nothing to transfer
  if (attempt.state !== 'captured') return;
  const amountCents = await leftToGiveBack(tx, attempt);
  if (amountCents <= 0) return;
  const { shard, shipmentId, currency } = amountOf(attempt);
  const id = newRowId();
  await insertRefund(tx, {
    id,
    shard,
    shipmentId,
    attemptId,
    customerId: attempt.customerId,
    channel: 'by_hand',
    amountCents,
    currency,
  });
  await updateRefund(tx, id, { state: 'succeeded' });
  await postMove(tx, {
    effectKey: `refund:${id}:1`,
    shard,
    shipmentId,
    currency,
    entries: debitAndCredit('refunds', 'bank', amountCents),
  });
  await countRevision(tx, attemptId);
}
