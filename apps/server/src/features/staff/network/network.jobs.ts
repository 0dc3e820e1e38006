import type { Ctx } from '../../../platform/context.ts';
import { scheduled } from '../../../platform/feature.ts';
import { addUpMarks, deleteOldTallies } from '../../../platform/tallies.ts';
import { countDeliveries } from './count-deliveries.ts';

export const networkJobs = [
  scheduled('count_network', '* * * * *', countNetwork, { concurrency: 1 }),
];

/** Adds up what was scanned, mailed and delivered since the last time. */
export async function countNetwork(ctx: Ctx): Promise<void> {
  await addUpMarks(ctx.db);
  await deleteOldTallies(ctx.db);
  await countDeliveries(ctx);
}
