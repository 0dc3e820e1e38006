import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { job, scheduled } from '../../../platform/feature.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { countOpenItems } from '../desk/index.ts';
import {
  reconcileAttemptQueue,
  reconcileChangedQueue,
  reconcileSliceQueue,
  type Slice,
} from './queues.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { reconcileChanged } from './reconcile-changed.ts';
import { reconcileSlice } from './reconcile-slice.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Compares what was captured, refunded or disputed in this time. */
const COMPARED_DAYS = 35;
/** A payment may be captured as long after it was created: a transfer has 7 days. */
const CAPTURED_WITHIN_DAYS = 10;

export const reconciliationJobs = [
  scheduled('reconcile_payments', '20 3 * * *', (ctx) => beginRun(ctx, new Date()), {
    retryLimit: 5,
  }),
  job(reconcileSliceQueue, reconcileSlice),
  job(reconcileChangedQueue, (ctx, slice) =>
    reconcileChanged(ctx, slice, oldestCompared(slice.run)),
  ),
  job(reconcileAttemptQueue, (ctx, { attemptId }) => reconcileAttempt(ctx, attemptId), {
    concurrency: 4,
  }),
];

export function reconciliationGauges(ctx: Ctx): void {
  observedGauge(
    ctx.metrics,
    'waypost_reconciliation_open',
    'Differences between our books and the provider that are open on the desk.',
    () => countOpenItems(ctx.db, 'reconciliation'),
  );
}

/** The slices end with the run: later payments are compared tomorrow. */
async function beginRun(ctx: Ctx, now: Date): Promise<void> {
  const run = now.toISOString().slice(0, 10);
  const end = now.getTime();
  const oldest = oldestCompared(run).getTime();
  await inTransaction(ctx.db, async (tx) => {
    await ctx.jobs.enqueueMany(tx, reconcileSliceQueue, slices(run, oldest, end, HOUR_MS));
    await ctx.jobs.enqueueMany(
      tx,
      reconcileChangedQueue,
      slices(run, end - COMPARED_DAYS * DAY_MS, end, DAY_MS),
    );
  });
}

function oldestCompared(run: string): Date {
  return new Date(Date.parse(run) - (COMPARED_DAYS + CAPTURED_WITHIN_DAYS) * DAY_MS);
}

/** Cut at full hours or days, so that two runs of one day have the same slices except the last. */
function slices(run: string, start: number, end: number, length: number): Slice[] {
  const first = Math.floor(start / length) * length;
  return Array.from({ length: Math.ceil((end - first) / length) }, (_, at) => ({
    run,
    from: new Date(first + at * length).toISOString(),
    until: new Date(Math.min(end, first + (at + 1) * length)).toISOString(),
  }));
}
