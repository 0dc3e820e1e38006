import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { Intent, ProviderRefund } from '../../../platform/payments.ts';
import { newRowId } from '../../../platform/random.ts';
import { closeItemsOfShipment, putTroubleOnDesk } from '../../staff/desk/index.ts';
import { debitAndCredit, postMove } from '../../core/ledger/index.ts';
import type { Attempt } from './attempts.queries.ts';
import { isBlocked, leftToRefund } from './left-to-refund.ts';
import { insertRefund, listRefunds, type RefundRow, updateRefund } from './refunds.queries.ts';
import { amountOf } from './request-refund.ts';

/** The provider will not refund this. */
export type RefundRefusal = { refundId: string; reason: string };

/**
 * Updates our refunds from the provider. One made in its dashboard gets its own row. One that failed goes
 * to the desk, also when it had succeeded before; the ledger follows both ways. Returns whether anything
 * changed.
 */
export async function applyRefunds(
  ctx: Ctx,
  tx: Db,
  attempt: Attempt,
  intent: Intent,
  refused: RefundRefusal | undefined,
): Promise<boolean> {
  const { shard, shipmentId, currency } = amountOf(attempt);
  const rows = (await listRefunds(tx, shipmentId)).filter(({ channel }) => channel === 'provider');
  let hasChanged = false;
  const matched = new Set<string>();
  for (const found of intent.refunds) {
    const known = matchRefund(rows, found);
    const row =
      known ??
      (await insertRefund(tx, {
        id: newRowId(),
        shard,
        shipmentId,
        attemptId: attempt.id,
        customerId: attempt.customerId,
        channel: 'provider',
        amountCents: found.amountCents,
        currency,
        providerRefundId: found.id,
      }));
    matched.add(row.id);
    const hasMoved = await moveRefund(ctx, tx, row, found);
    hasChanged = hasChanged || known === undefined || hasMoved;
  }
  for (const row of rows) {
    if (matched.has(row.id) || row.state !== 'pending' || row.providerRefundId !== null) continue;
    const hasMoved = await moveUnsent(ctx, tx, row, intent, refused);
    hasChanged = hasChanged || hasMoved;
  }
  if (hasChanged && isAllReturned(attempt, intent)) {
    await closeItemsOfShipment(tx, shipmentId, 'refund_failed');
  }
  return hasChanged;
}

/** By the provider's id, by ours, or by the amount where an earlier release stored neither. */
export function matchRefund<
  Row extends Pick<RefundRow, 'id' | 'providerRefundId' | 'state' | 'amountCents'>,
>(rows: readonly Row[], found: ProviderRefund): Row | undefined {
  const isOld = (row: Row) =>
    found.refundId === null &&
    row.providerRefundId === null &&
    row.state === 'succeeded' &&
    row.amountCents === found.amountCents;
  return (
    rows.find((row) => row.providerRefundId === found.id) ??
    rows.find((row) => row.id === found.refundId) ??
    rows.find(isOld)
  );
}

async function moveRefund(
  ctx: Ctx,
  tx: Db,
  row: RefundRow,
  found: ProviderRefund,
): Promise<boolean> {
  if (row.state === found.state && row.providerRefundId === found.id) return false;
  const isCounted = row.postings % 2 === 1;
  const counts = found.state === 'succeeded';
  // posted with the provider's amount; one that was sent keeps it
  const moved = { ...row, amountCents: isCounted ? row.amountCents : found.amountCents };
  if (isCounted !== counts) await postRefund(tx, moved, counts);
  await updateRefund(tx, row.id, {
    state: found.state,
    amountCents: moved.amountCents,
    providerRefundId: found.id,
    failureReason: found.failureReason,
    ...(isCounted !== counts && { postings: row.postings + 1 }),
  });
  if (found.state === 'failed' && row.state !== 'failed') await putFailedOnDesk(ctx, tx, row);
  return true;
}

/** Not at the provider: the amount follows what is left there, down to nothing. */
async function moveUnsent(
  ctx: Ctx,
  tx: Db,
  row: RefundRow,
  intent: Intent,
  refused: RefundRefusal | undefined,
): Promise<boolean> {
  const leftCents = leftToRefund(intent);
  if (leftCents === 0) {
    await updateRefund(tx, row.id, { state: 'cancelled' });
    return true;
  }
  if (isBlocked(intent)) {
    // the dispute is on the desk already; when it is won the refund is asked for again
    await updateRefund(tx, row.id, { state: 'failed', failureReason: 'charge_disputed' });
    return true;
  }
  if (row.amountCents > leftCents) {
    await updateRefund(tx, row.id, { amountCents: leftCents });
    return true;
  }
  if (refused?.refundId !== row.id) return false;
  await updateRefund(tx, row.id, { state: 'failed', failureReason: refused.reason });
  await putFailedOnDesk(ctx, tx, row);
  return true;
}

function isAllReturned(attempt: Attempt, { refunds }: Intent): boolean {
  const returned = refunds.filter(({ state }) => state === 'succeeded');
  const cents = returned.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return cents >= amountOf(attempt).cents;
}

async function postRefund(tx: Db, row: RefundRow, counts: boolean): Promise<void> {
  const { id, shard, shipmentId, currency, amountCents: cents, postings } = row;
  const sign = counts ? 1 : -1;
  await postMove(tx, {
    effectKey: `${counts ? 'refund' : 'refund_failed'}:${id}:${postings + 1}`,
    shard,
    shipmentId,
    currency,
    entries: debitAndCredit('refunds', 'provider', sign * cents),
  });
}

async function putFailedOnDesk(ctx: Ctx, tx: Db, row: RefundRow): Promise<void> {
  await putTroubleOnDesk(ctx, tx, {
    shard: row.shard,
    shipmentId: row.shipmentId,
    kind: 'refund_failed',
    occurrence: row.id,
  });
}
