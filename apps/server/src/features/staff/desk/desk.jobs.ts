import type { Ctx } from '../../../platform/context.ts';
import { watchShipmentsQueue } from './queues.ts';
import { watchShipments } from './watch-shipments.ts';

export async function deskJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(watchShipmentsQueue, () => watchShipments(ctx), { concurrency: 1 });
  await ctx.jobs.schedule(watchShipmentsQueue, '*/10 * * * *');
}
