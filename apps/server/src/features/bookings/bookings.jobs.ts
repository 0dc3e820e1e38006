import type { Ctx } from '../../platform/context.ts';
import { observedGauge } from '../../platform/metrics.ts';
import {
  blankBookedDrafts,
  countAttemptsUnknownFor60s,
  deleteAbandonedDrafts,
} from './bookings.queries.ts';
import { eraseDraftsQueue, settleAttemptQueue } from './queues.ts';
import { settleAttempt } from './settle-attempt.ts';

const ERASE_BATCH = 1_000;

export async function bookingsJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(settleAttemptQueue, async ({ attemptId }) => {
    await settleAttempt(ctx, attemptId);
  });

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
}
