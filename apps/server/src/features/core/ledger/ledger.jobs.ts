import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { lockCollection } from './collections.queries.ts';
import { postCollected } from './post-collected.ts';
import { postCollectedQueue } from './queues.ts';

export async function ledgerJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(postCollectedQueue, ({ shipmentId }) =>
    inTransaction(ctx.db, async (tx) => {
      await postCollected(ctx, tx, await lockCollection(tx, shipmentId));
    }),
  );
}
