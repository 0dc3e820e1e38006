import type { Ctx } from '../../../platform/context.ts';
import { applyUnmatched, sweepUnmatched } from './apply-unmatched.ts';
import { deleteOldUnmatched } from './erasure.queries.ts';
import {
  applyUnmatchedQueue,
  eraseUnmatchedQueue,
  makePartitionsQueue,
  sweepUnmatchedQueue,
} from './queues.ts';
import { ensureEventPartitions } from './partitions.queries.ts';

const MONTHS_AHEAD = 3;
const ERASE_BATCH = 1_000;

export async function scansJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(applyUnmatchedQueue, ({ ref }) => applyUnmatched(ctx, ref), {
    concurrency: 4,
  });
  await ctx.jobs.work(sweepUnmatchedQueue, () => sweepUnmatched(ctx), { concurrency: 1 });
  await ctx.jobs.schedule(sweepUnmatchedQueue, '* * * * *');
  await ctx.jobs.work(eraseUnmatchedQueue, () => eraseOldUnmatched(ctx), { concurrency: 1 });
  await ctx.jobs.schedule(eraseUnmatchedQueue, '41 * * * *');
  await ctx.jobs.work(makePartitionsQueue, () => ensureEventPartitions(ctx.db, 0, MONTHS_AHEAD), {
    concurrency: 1,
  });
  await ctx.jobs.schedule(makePartitionsQueue, '7 3 * * *');
}

async function eraseOldUnmatched(ctx: Ctx): Promise<void> {
  while ((await deleteOldUnmatched(ctx.db, ERASE_BATCH)) === ERASE_BATCH);
}
