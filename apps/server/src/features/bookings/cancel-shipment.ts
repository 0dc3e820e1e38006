import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { PaymentUnknown } from '../../platform/payments.ts';
import { cancelledLetterQueue } from '../notifications/index.ts';
import { lockStatus, markCancelled } from '../shipments/index.ts';
import { type Attempt, lockAttempt, markCancelRequested } from './attempts.queries.ts';
import { recordCancellationQueue, settleAttemptQueue } from './queues.ts';
import { findReceipt } from './receipts.queries.ts';
import { requestRefund } from './request-refund.ts';
import { settleAttempt } from './settle-attempt.ts';

export async function cancelByReceipt(ctx: Ctx, receiptId: string): Promise<void> {
  const found = await findReceipt(ctx.db, receiptId);
  if (found === undefined) throw new Problem('receipt_unavailable');
  if (found.attempt_id === null) throw new Problem('not_cancellable');
  await cancelShipment(ctx, { id: found.id, attemptId: found.attempt_id });
}

/**
 * The wish is recorded under the attempt's lock, with the jobs that carry it out; then the money
 * follows: voided while it is only held, refunded when it was captured, also when the capture was
 * under way at that moment.
 */
export async function cancelShipment(
  ctx: Ctx,
  shipment: { id: string; attemptId: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const attempt = await lockAttempt(tx, shipment.attemptId);
    const status = await lockStatus(tx, shipment.id);
    if (attempt === undefined || status !== 'Created') throw new Problem('not_cancellable');
    if (attempt.cancel_requested_at !== null) throw new Problem('not_cancellable');
    await withdrawAttempt(ctx, tx, attempt);
    await markCancelled(tx, shipment.id);
    await ctx.jobs.enqueue(tx, recordCancellationQueue, { shipmentId: shipment.id });
    await ctx.jobs.enqueue(tx, cancelledLetterQueue, { shipmentId: shipment.id });
  });
  await settleSoon(ctx, shipment.attemptId);
}

/** The attempt is locked by the caller, who calls `settleSoon` after the commit. */
export async function withdrawAttempt(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  await markCancelRequested(tx, attempt.id);
  // from here on the sweep knows that a refund is owed, whatever becomes of the job; what is disputed
  // is refunded when the dispute is won
  if (attempt.state === 'captured' && attempt.received_at === null) {
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
