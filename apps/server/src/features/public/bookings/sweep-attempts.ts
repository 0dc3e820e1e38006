import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { takeQuietTransfers, takeUncaptured, takeUnsettled } from './attempts.queries.ts';
import { settleAttemptQueue } from './queues.ts';
import { takeQuietRefunds } from './refunds.queries.ts';

/**
 * Finds attempts that were not polled for a while and enqueues a job for each, unless one waits already.
 * Taking an attempt marks it as polled, so that the next slice finds others.
 */
export async function sweepAttempts(ctx: Ctx): Promise<void> {
  const { SETTLE_AFTER_SECONDS, TRANSFER_LOOK_SECONDS, REFUND_LOOK_SECONDS } = ctx.config;
  const unsettledSeconds = 4 * SETTLE_AFTER_SECONDS;
  const refundSeconds = { unsentSeconds: unsettledSeconds, sentSeconds: REFUND_LOOK_SECONDS };
  await drain((batch) => follow(ctx, (tx) => takeUnsettled(tx, unsettledSeconds, batch)));
  await drain((batch) => follow(ctx, (tx) => takeUncaptured(tx, unsettledSeconds, batch)));
  await drain((batch) => follow(ctx, (tx) => takeQuietTransfers(tx, TRANSFER_LOOK_SECONDS, batch)));
  await drain((batch) => follow(ctx, (tx) => takeQuietRefunds(tx, refundSeconds, batch)));
}

async function follow(ctx: Ctx, take: (tx: Db) => Promise<string[]>): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const taken = await take(tx);
    const attemptIds = [...new Set(taken)].toSorted();
    const jobs = attemptIds.map((attemptId) => ({ attemptId, follows: true }) as const);
    await ctx.jobs.enqueueMany(tx, settleAttemptQueue, jobs);
    return taken.length;
  });
}
