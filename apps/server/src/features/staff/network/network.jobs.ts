import type { Ctx } from '../../../platform/context.ts';
import { countDeliveries } from './count-deliveries.ts';
import { countNetworkQueue } from './queues.ts';
import { addUpMarks, deleteOldTallies } from './tallies.queries.ts';

export async function networkJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(countNetworkQueue, () => countNetwork(ctx), { concurrency: 1 });
  await ctx.jobs.schedule(countNetworkQueue, '* * * * *');
}

export async function countNetwork(ctx: Ctx): Promise<void> {
  await addUpMarks(ctx.db);
  await deleteOldTallies(ctx.db);
  await countDeliveries(ctx);
}
