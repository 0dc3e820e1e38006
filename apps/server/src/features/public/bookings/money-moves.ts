import type { Ctx } from '../../../platform/context.ts';
import type { Db, NewRow } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { debitAndCredit, postLedger, writeOff } from '../../core/ledger/index.ts';
import { closeItemsOfShipment, putTroubleOnDesk } from '../../staff/desk/index.ts';
import { noteShipmentEvents } from '../../programs/account-events/index.ts';
import { unplanHandover } from '../handovers/index.ts';
import { setHold } from '../../core/shipments/index.ts';
import { type Attempt, markReceivedAtBank, moveAttempt } from './attempts.queries.ts';
import { releaseShipment } from './release-shipment.ts';
import { settleAttemptQueue } from './queues.ts';
import { insertRefund } from './refunds.queries.ts';
import { amountOf, requestRefund, shipmentIdOf } from './request-refund.ts';

/** Movements of an attempt's money after its booking, each posted once under its effect key. */

export async function recordCapture(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  // cancelled while the capture was in progress: the captured amount is refunded
  const isUnwanted = attempt.cancelRequestedAt !== null;
  await moveAttempt(tx, attempt.id, { state: 'captured' });
  const { cents, ...posting } = amountOf(attempt);
  await postLedger(tx, {
    ...posting,
    effectKey: `capture:${attempt.id}`,
    entries: debitAndCredit('provider', 'receivable', cents),
  });
  await endTrouble(tx, attempt);
  await releaseShipment(ctx, tx, amountOf(attempt));
  if (isUnwanted) {
    await requestRefund(tx, attempt);
    await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
  }
}

/** The provider has nothing of it. What was paid without the provider is refunded by hand. */
export async function finishCancelled(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  const { shard, shipmentId, currency } = amountOf(attempt);
  const { toTransferCents } = await writeOff(tx, { ...amountOf(attempt), id: attempt.id });
  await moveAttempt(tx, attempt.id, { state: 'cancelled' });
  await endTrouble(tx, attempt);
  if (toTransferCents === 0) return;
  await refundByHand(ctx, tx, {
    shard,
    shipmentId,
    attemptId: attempt.id,
    customerId: attempt.customerId,
    amountCents: toTransferCents,
    currency,
  });
}

type ByHand = Omit<NewRow<'refunds'>, 'id' | 'channel'>;

/** Pending until staff has transferred it and closes the item. */
export async function refundByHand(ctx: Ctx, tx: Db, refund: ByHand): Promise<void> {
  await insertRefund(tx, { ...refund, id: newRowId(), channel: 'by_hand' });
  const { shard, shipmentId } = refund;
  await putTroubleOnDesk(ctx, tx, { shard, shipmentId, kind: 'refund_by_hand' });
}

/** The transfer came to the carrier's own bank: the provider is not awaited any more. */
export async function recordReceived(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  await markReceivedAtBank(tx, attempt.id);
  await releaseShipment(ctx, tx, amountOf(attempt));
  await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
}

/** Paid both to us and to the provider. */
export async function recordPaidTwice(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  const { shard, shipmentId } = amountOf(attempt);
  await putTroubleOnDesk(ctx, tx, { shard, shipmentId, kind: 'paid_twice' });
}

/** Staff must look at it; an unpaid parcel is held. */
export async function recordUncaptured(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  if (attempt.state === 'capture_failed') return;
  await moveAttempt(tx, attempt.id, { state: 'capture_failed' });
  const { shard, shipmentId } = amountOf(attempt);
  await putTroubleOnDesk(ctx, tx, { shard, shipmentId, kind: 'capture_failed' });
  await setHold(tx, shipmentId, 'payment_failed');
  await noteShipmentEvents(ctx, tx, 'shipment.held', [shipmentId], 'payment_failed');
  await unplanHandover(tx, shipmentId);
}

async function endTrouble(tx: Db, attempt: Attempt): Promise<void> {
  if (attempt.state !== 'capture_failed') return;
  await closeItemsOfShipment(tx, shipmentIdOf(attempt), 'capture_failed');
}
