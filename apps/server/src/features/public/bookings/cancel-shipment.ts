import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { PartyCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { PaymentUnknown } from '../../../platform/payments.ts';
import { withdrawBookedPickup } from '../../customer/pickups/index.ts';
import { cancelledLetterQueue } from '../notifications/index.ts';
import { findShipper } from '../parties/index.ts';
import { type CancelledBy, lockStatus, markCancelled } from '../../core/shipments/index.ts';
import { type Attempt, lockAttempt, markCancelRequested } from './attempts.queries.ts';
import { recordCancellationQueue, settleAttemptQueue } from './queues.ts';
import { findAttemptId, findEnteredOnAccount } from './cancellation.queries.ts';
import { requestRefund } from './request-refund.ts';
import { settleAttempt } from './settle-attempt.ts';
import { writeOffEntered } from './write-off-entered.ts';

/** By the account that booked it, one of its keys, or the holder of the link mailed to the shipper. */
export async function cancelAsShipper(ctx: Ctx, caller: PartyCaller, typed: string): Promise<void> {
  const { shipmentId, shipperBy } = await findShipper(ctx, caller, typed);
  await cancelBooked(ctx, shipmentId, cancellerOf(caller, shipperBy));
}

/** The caller has the right to cancel it. */
export async function cancelBooked(ctx: Ctx, shipmentId: string, by: CancelledBy): Promise<void> {
  const attemptId = await findAttemptId(ctx.db, shipmentId);
  if (attemptId === null) await cancelEntered(ctx, shipmentId, by);
  else await cancelShipment(ctx, { id: shipmentId, attemptId }, by);
}

function cancellerOf(caller: PartyCaller, shipperBy: 'account' | 'link'): CancelledBy {
  if (shipperBy === 'link' || caller.customerId === null) return { kind: 'shipper_link', id: null };
  if (caller.keyId !== undefined) return { kind: 'key', id: caller.keyId };
  return { kind: 'customer', id: caller.customerId };
}

/**
 * The request is recorded under the attempt's lock, with the jobs that carry it out; then the money
 * follows: voided while it is only held, refunded when it was captured, also when the capture was in
 * progress at that moment.
 */
export async function cancelShipment(
  ctx: Ctx,
  shipment: { id: string; attemptId: string },
  by: CancelledBy,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const attempt = await lockAttempt(tx, shipment.attemptId);
    const status = await lockStatus(tx, shipment.id);
    if (attempt === undefined || status !== 'Created') throw new Problem('not_cancellable');
    if (attempt.cancelRequestedAt !== null) throw new Problem('not_cancellable');
    await withdrawAttempt(ctx, tx, attempt);
    await recordCancelled(ctx, tx, { id: shipment.id, shard: attempt.shard }, by);
  });
  await settleSoon(ctx, shipment.attemptId);
}

/**
 * A row of a file, or entered by staff: nothing to void at the provider. Only what is owed on account can be
 * cancelled; the rest was paid in a way that staff has to look at.
 */
async function cancelEntered(ctx: Ctx, shipmentId: string, by: CancelledBy): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const status = await lockStatus(tx, shipmentId);
    // read after the lock: the second of two at once sees the first
    const shipment = await findEnteredOnAccount(tx, shipmentId);
    if (shipment === undefined || status !== 'Created') throw new Problem('not_cancellable');
    await writeOffEntered(ctx, tx, shipment);
    await recordCancelled(ctx, tx, shipment, by);
  });
}

async function recordCancelled(
  ctx: Ctx,
  tx: Db,
  { id: shipmentId, shard }: { id: string; shard: number },
  by: CancelledBy,
): Promise<void> {
  await markCancelled(tx, shipmentId, by);
  await withdrawBookedPickup(tx, shipmentId);
  await ctx.jobs.enqueue(tx, recordCancellationQueue, { shipmentId, shard });
  await ctx.jobs.enqueue(tx, cancelledLetterQueue, { shipmentId, shard });
}

/** The attempt is locked by the caller, who calls `settleSoon` after the commit. */
export async function withdrawAttempt(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  await markCancelRequested(tx, attempt.id);
  // from here on the sweep knows that a refund is owed, whatever happens to the job; a disputed payment
  // is refunded when the dispute is won
  if (attempt.state === 'captured' && attempt.receivedAt === null) {
    await requestRefund(tx, attempt);
  }
  await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
}

/** Now, if the provider answers in time; otherwise the job does it. */
export async function settleSoon(ctx: Ctx, attemptId: string): Promise<void> {
  try {
    await settleAttempt(ctx, attemptId, Date.now() + ctx.config.PAYMENT_DEADLINE_MS);
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error;
  }
}
