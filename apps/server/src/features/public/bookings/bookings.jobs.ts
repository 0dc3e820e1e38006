import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { job, scheduled } from '../../../platform/feature.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { PaymentUnknown } from '../../../platform/payments.ts';
import { drain } from '../../../platform/sweeps.ts';
import { countOpenItems } from '../../staff/desk/index.ts';
import { recordCancellation } from '../../core/scans/index.ts';
import { findCancellation } from '../../core/shipments/index.ts';
import { activationEmail } from './activation-email.ts';
import { countAttemptsUnknownFor60s, markFollowed, readUncapturedAge } from './attempts.queries.ts';
import { blankBookedDrafts, deleteAbandonedDrafts } from './drafts.queries.ts';
import { expireHolds } from './expire-holds.ts';
import { activationMailQueue, recordCancellationQueue, settleAttemptQueue } from './queues.ts';
import { readPendingRefundAge } from './refunds.queries.ts';
import { settleAttempt } from './settle-attempt.ts';
import { sweepAttempts } from './sweep-attempts.ts';

/** Longer than a request waits: a job can wait. */
const PROVIDER_PATIENCE_MS = 20_000;

/** A silent provider is polled for as long as it takes. */
async function isSettled(ctx: Ctx, attemptId: string): Promise<boolean> {
  try {
    const standing = await settleAttempt(ctx, attemptId, Date.now() + PROVIDER_PATIENCE_MS);
    return standing?.kind !== 'pending';
  } catch (error) {
    if (error instanceof PaymentUnknown) return false;
    throw error;
  }
}

export const bookingsJobs = [
  job(settleAttemptQueue, followAttempt, { concurrency: 8 }),
  scheduled('sweep_attempts', '* * * * *', sweepAttempts, { concurrency: 1 }),
  job(activationMailQueue, activationEmail.send),
  job(recordCancellationQueue, async (ctx, { shipmentId }) => {
    const found = await findCancellation(ctx.db, shipmentId);
    if (!found?.cancelledAt) return;
    await recordCancellation(ctx, { ...found, cancelledAt: found.cancelledAt });
  }),
  scheduled('expire_holds', '*/10 * * * *', expireHolds),
  scheduled('erase_drafts', '17 * * * *', async (ctx) => {
    await deleteAbandonedDrafts(ctx.db);
    await drain((batch) => blankBookedDrafts(ctx.db, batch));
  }),
];

async function followAttempt(ctx: Ctx, { attemptId }: { attemptId: string }): Promise<void> {
  if (await isSettled(ctx, attemptId)) return;
  await inTransaction(ctx.db, async (tx) => {
    await markFollowed(tx, attemptId);
    await ctx.jobs.enqueue(
      tx,
      settleAttemptQueue,
      { attemptId, follows: true },
      { startAfterSeconds: ctx.config.SETTLE_AFTER_SECONDS },
    );
  });
}

export function bookingsGauges(ctx: Ctx): void {
  observedGauge(
    ctx.metrics,
    'waypost_attempts_unknown_60s',
    'Booking attempts whose outcome has been unknown for a minute.',
    () => countAttemptsUnknownFor60s(ctx.db),
  );
  observedGauge(
    ctx.metrics,
    'waypost_uncaptured_age_seconds',
    'Age of the oldest payment that is held and not captured.',
    () => readUncapturedAge(ctx.db),
  );
  observedGauge(
    ctx.metrics,
    'waypost_refund_pending_age_seconds',
    'Age of the oldest refund that the provider has not ended.',
    () => readPendingRefundAge(ctx.db),
  );
  observedGauge(
    ctx.metrics,
    'waypost_refunds_failed',
    'Refunds that failed and that are still open on the desk.',
    () => countOpenItems(ctx.db, 'refund_failed'),
  );
}
