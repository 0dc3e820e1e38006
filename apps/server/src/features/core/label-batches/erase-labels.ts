import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { deleteBatch, listBatchesOf, listOldBatches } from './label-batches.queries.ts';
import { eraseLabelsQueue } from './queues.ts';

const BATCH = 100;

/** Joins the caller's transaction; the files are deleted soon after it. */
export async function forgetLabels(ctx: Ctx, tx: Db, customerId: string): Promise<void> {
  const shard = await readCustomerShard(tx, customerId);
  await ctx.jobs.enqueue(tx, eraseLabelsQueue, { customerId, shard });
}

export async function eraseLabelsOf(ctx: Ctx, customerId: string): Promise<void> {
  await erase(ctx, (limit) => listBatchesOf(ctx.db, customerId, limit));
}

export async function eraseOldLabels(ctx: Ctx): Promise<void> {
  await erase(ctx, (limit) => listOldBatches(ctx.db, limit));
}

/** The object first: a row whose object is gone can be deleted again, an object without a row cannot. */
async function erase(ctx: Ctx, list: (limit: number) => ReturnType<typeof listOldBatches>) {
  await drain(async (limit) => {
    const batches = await list(limit);
    for (const batch of batches) {
      await ctx.objects.delete(batch.objectKey);
      await deleteBatch(ctx.db, batch);
    }
    return batches.length;
  }, BATCH);
}
