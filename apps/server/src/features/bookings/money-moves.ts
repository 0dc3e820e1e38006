import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { type LedgerEntry, postLedger, writeOff } from '../ledger/index.ts';
import { closeItemsOfShipment, putTroubleOnDesk } from '../desk-items/index.ts';
import { setHold } from '../shipments/index.ts';
import { type Attempt, markReceivedAtBank, moveAttempt } from './attempts.queries.ts';
import { releaseShipment } from './release-shipment.ts';
import { settleAttemptQueue } from './queues.ts';

/** Every movement of an attempt's money after its booking, each posted once under its effect key. */

export async function recordCapture(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  // the cancel came while the capture was under way: what was captured goes back
  const isUnwanted = attempt.cancel_requested_at !== null;
  await moveAttempt(tx, attempt.id, { state: isUnwanted ? 'refund_pending' : 'captured' });
  await post(tx, attempt, 'capture', (cents) => [
    { account: 'provider', amountCents: cents },
    { account: 'receivable', amountCents: -cents },
  ]);
  await endTrouble(tx, attempt);
  await releaseShipment(ctx, tx, shipmentIdOf(attempt));
  if (isUnwanted) {
    await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
  }
}

/** The provider has nothing of it. What came in without the provider goes back by hand. */
export async function finishCancelled(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  const { toTransferCents } = await writeOff(tx, { ...amountOf(attempt), id: attempt.id });
  await moveAttempt(tx, attempt.id, { state: toTransferCents > 0 ? 'refunded' : 'cancelled' });
  await endTrouble(tx, attempt);
  if (toTransferCents > 0) {
    const { shard, shipmentId } = amountOf(attempt);
    await putTroubleOnDesk(ctx, tx, { shard, shipmentId, kind: 'refund_by_hand' });
  }
}

export async function recordRefund(tx: Db, attempt: Attempt): Promise<void> {
  await moveAttempt(tx, attempt.id, { state: 'refunded' });
  await post(tx, attempt, 'refund', (cents) => [
    { account: 'refunds', amountCents: cents },
    { account: 'provider', amountCents: -cents },
  ]);
}

/** The transfer came to the carrier's own bank: the provider is not waited for any more. */
export async function recordReceived(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  await markReceivedAtBank(tx, attempt.id);
  await releaseShipment(ctx, tx, shipmentIdOf(attempt));
  await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
}

/** Paid to us and to the provider. */
export async function recordPaidTwice(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  const { shard, shipmentId } = amountOf(attempt);
  await putTroubleOnDesk(ctx, tx, { shard, shipmentId, kind: 'paid_twice' });
}

/** Somebody of the carrier must look at it; a parcel that is not paid for is held. */
export async function recordTrouble(
  ctx: Ctx,
  tx: Db,
  attempt: Attempt,
  state: 'capture_failed' | 'disputed',
): Promise<void> {
  if (attempt.state === state) return;
  await moveAttempt(tx, attempt.id, { state });
  const shipmentId = shipmentIdOf(attempt);
  await putTroubleOnDesk(ctx, tx, { shard: attempt.shard, shipmentId, kind: state });
  if (state === 'capture_failed') await setHold(tx, shipmentId, 'payment_failed');
}

async function endTrouble(tx: Db, attempt: Attempt): Promise<void> {
  if (attempt.state !== 'capture_failed') return;
  await closeItemsOfShipment(tx, shipmentIdOf(attempt), 'capture_failed');
}

async function post(
  tx: Db,
  attempt: Attempt,
  effect: 'capture' | 'refund',
  entriesOf: (cents: number) => LedgerEntry[],
): Promise<void> {
  const { cents, ...posting } = amountOf(attempt);
  await postLedger(tx, {
    ...posting,
    effectKey: `${effect}:${attempt.id}`,
    entries: entriesOf(cents),
  });
}

function amountOf(attempt: Attempt) {
  const { shard, amount_cents: cents, currency } = attempt;
  if (cents === null || currency === null) throw new Error('a booked attempt has no amount');
  return { shard, shipmentId: shipmentIdOf(attempt), cents, currency };
}

function shipmentIdOf(attempt: Attempt): string {
  if (attempt.shipment_id === null) throw new Error('a booked attempt has no shipment');
  return attempt.shipment_id;
}
