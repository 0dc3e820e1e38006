import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { PaymentUnknown } from '../../../platform/payments.ts';
import { countOpenItems } from '../../staff/desk-items/index.ts';
import { recordCancellation } from '../../core/scans/index.ts';
import { findCancellation } from '../../core/shipments/index.ts';
import {
  countAttemptsUnknownFor60s,
  listUnsettled,
  markFollowed,
  readUncapturedAge,
  takeQuietTransfers,
} from './attempts.queries.ts';
import { blankBookedDrafts, deleteAbandonedDrafts } from './drafts.queries.ts';
import { expireHolds } from './expire-holds.ts';
import {
  activationMailQueue,
  eraseDraftsQueue,
  expireHoldsQueue,
  recordCancellationQueue,
  settleAttemptQueue,
  sweepAttemptsQueue,
} from './queues.ts';
import { readPendingRefundAge, takeQuietRefunds } from './refunds.queries.ts';
import { sendActivationMail } from './send-activation-mail.ts';
import { settleAttempt } from './settle-attempt.ts';

const ERASE_BATCH = 1_000;
const SWEEP_BATCH = 1_000;
/** Longer than a request waits: nobody stands in line for the answer of a job. */
const PROVIDER_PATIENCE_MS = 20_000;

/** A provider that does not say is asked again, for as long as it takes. */
async function isSettled(ctx: Ctx, attemptId: string): Promise<boolean> {
  try {
    const standing = await settleAttempt(ctx, attemptId, Date.now() + PROVIDER_PATIENCE_MS);
    return standing?.kind !== 'pending';
  } catch (error) {
    if (error instanceof PaymentUnknown) return false;
    throw error;
  }
}

export async function bookingsJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(
    settleAttemptQueue,
    async ({ attemptId }) => {
      if (await isSettled(ctx, attemptId)) return;
      await inTransaction(ctx.db, async (tx) => {
        await markFollowed(tx, attemptId);
        await ctx.jobs.enqueue(
          tx,
          settleAttemptQueue,
          { attemptId },
          { startAfterSeconds: ctx.config.SETTLE_AFTER_SECONDS },
        );
      });
    },
    { concurrency: 8 },
  );

  // finds what nobody follows any more
  await ctx.jobs.work(sweepAttemptsQueue, async () => {
    const { SETTLE_AFTER_SECONDS, TRANSFER_LOOK_SECONDS } = ctx.config;
    const unsettled = await listUnsettled(ctx.db, 4 * SETTLE_AFTER_SECONDS, SWEEP_BATCH);
    for (const attemptId of unsettled) {
      await ctx.jobs.enqueue(ctx.db, settleAttemptQueue, { attemptId });
    }
    await inTransaction(ctx.db, async (tx) => {
      for (const attemptId of await takeQuietTransfers(tx, TRANSFER_LOOK_SECONDS, SWEEP_BATCH)) {
        await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId });
      }
      const quiet = {
        unsentSeconds: 4 * SETTLE_AFTER_SECONDS,
        sentSeconds: ctx.config.REFUND_LOOK_SECONDS,
      };
      for (const attemptId of await takeQuietRefunds(tx, quiet, SWEEP_BATCH)) {
        await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId });
      }
    });
  });
  await ctx.jobs.schedule(sweepAttemptsQueue, '* * * * *');

  await ctx.jobs.work(activationMailQueue, (mail) => sendActivationMail(ctx, mailer, mail));

  await ctx.jobs.work(recordCancellationQueue, async ({ shipmentId }) => {
    const found = await findCancellation(ctx.db, shipmentId);
    if (!found?.cancelled_at) return;
    await recordCancellation(ctx, {
      id: found.id,
      trackingNumber: found.tracking_number,
      cancelledAt: found.cancelled_at,
    });
  });

  await ctx.jobs.work(expireHoldsQueue, () => expireHolds(ctx));
  await ctx.jobs.schedule(expireHoldsQueue, '*/10 * * * *');

  await ctx.jobs.work(eraseDraftsQueue, async () => {
    while ((await deleteAbandonedDrafts(ctx.db, ERASE_BATCH)) === ERASE_BATCH);
    while ((await blankBookedDrafts(ctx.db, ERASE_BATCH)) === ERASE_BATCH);
  });
  await ctx.jobs.schedule(eraseDraftsQueue, '17 * * * *');

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
