import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { Intent, ProviderDispute } from '../../../platform/payments.ts';
import { newRowId } from '../../../platform/random.ts';
import { closeItemsOfShipment, putTroubleOnDesk } from '../../staff/desk/index.ts';
import { debitAndCredit, postLedger } from '../../core/ledger/index.ts';
import { type Attempt, moveAttempt } from './attempts.queries.ts';
import { settleAttemptQueue } from './queues.ts';
import { type DisputeRow, insertDispute, listDisputes, updateDispute } from './refunds.queries.ts';
import { amountOf, requestRefund } from './request-refund.ts';

/**
 * Updates our disputes from the provider. While one is open or lost the attempt is `disputed`; once all
 * are won it is `captured` again, and what was cancelled in the meantime is refunded. Returns whether
 * anything changed.
 */
export async function applyDisputes(
  ctx: Ctx,
  tx: Db,
  attempt: Attempt,
  { disputes }: Intent,
): Promise<boolean> {
  const rows = await listDisputes(tx, attempt.id);
  let hasChanged = false;
  for (const found of disputes) {
    const row = rows.find((known) => known.providerDisputeId === found.id);
    if (row?.state === found.state) continue;
    const occurrence = found === disputes[0] ? '' : found.id;
    await moveDispute(ctx, tx, attempt, { known: row, found, occurrence });
    hasChanged = true;
  }
  if (!hasChanged) return false;
  const state = disputes.every((each) => each.state === 'won') ? 'captured' : 'disputed';
  if (attempt.state !== state) await moveAttempt(tx, attempt.id, { state });
  const isWantedBack = state === 'captured' && attempt.cancelRequestedAt !== null;
  if (isWantedBack && (await requestRefund(tx, attempt))) {
    await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
  }
  return true;
}

async function moveDispute(
  ctx: Ctx,
  tx: Db,
  attempt: Attempt,
  move: { known: DisputeRow | undefined; found: ProviderDispute; occurrence: string },
): Promise<void> {
  const { known, found, occurrence } = move;
  const { shard, shipmentId, currency } = amountOf(attempt);
  const row =
    known ??
    (await insertDispute(tx, {
      id: newRowId(),
      shard,
      shipmentId,
      attemptId: attempt.id,
      providerDisputeId: found.id,
      amountCents: found.amountCents,
      currency,
      state: found.state,
    }));
  const isCounted = row.postings % 2 === 1;
  const counts = found.state === 'lost';
  if (isCounted !== counts) await postChargeback(tx, row, counts);
  await updateDispute(tx, row.id, {
    state: found.state,
    ...(isCounted !== counts && { postings: row.postings + 1 }),
  });
  if (found.state !== 'open') await closeItemsOfShipment(tx, shipmentId, 'disputed');
  if (found.state === 'won') return;
  await putTroubleOnDesk(ctx, tx, {
    shard,
    shipmentId,
    kind: 'disputed',
    subject: found.state === 'lost' ? 'lost' : '',
    occurrence,
  });
}

async function postChargeback(tx: Db, row: DisputeRow, counts: boolean): Promise<void> {
  const { id, shard, shipmentId, currency, amountCents: cents, postings } = row;
  const sign = counts ? 1 : -1;
  await postLedger(tx, {
    effectKey: `${counts ? 'chargeback' : 'chargeback_returned'}:${id}:${postings + 1}`,
    shard,
    shipmentId,
    currency,
    entries: debitAndCredit('chargebacks', 'provider', sign * cents),
  });
}
