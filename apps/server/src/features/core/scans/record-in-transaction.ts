import type { ScanOutcome } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, runnerOf } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { milestoneQueue, postCollectedQueue } from './queues.ts';
import type { IncomingScan } from './incoming-scan.ts';
import { recordBatch } from './record-batch.ts';

/**
 * Like scans, for events that exist exactly when the caller's rows do. The caller publishes the nudges
 * after the commit.
 */
export async function recordInTransaction(
  ctx: Ctx,
  tx: Db,
  scans: readonly IncomingScan[],
): Promise<{ outcomes: ScanOutcome[]; nudges: Nudge[] }> {
  const batch = await recordBatch(runnerOf(tx), scans, Date.now());
  // the caller has recalled them: their month is being archived at this moment
  if (batch.archived.length > 0) {
    throw new Problem('temporarily_unavailable', { retryAfterSeconds: 60 });
  }
  for (const milestone of batch.milestones) await ctx.jobs.enqueue(tx, milestoneQueue, milestone);
  for (const scan of batch.collecting) await ctx.jobs.enqueue(tx, postCollectedQueue, scan);
  // it waits for locks, so there is no `locked`
  const outcomes = batch.outcomes.filter((outcome) => outcome !== 'locked');
  return { outcomes, nudges: batch.nudges };
}
