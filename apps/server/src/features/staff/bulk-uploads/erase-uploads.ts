import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { listFilesOf, stopUploadsOf } from './own-uploads.queries.ts';
import { eraseUploadsQueue } from './queues.ts';
import { listUploadsToErase, markErased } from './uploads.queries.ts';

/** Joins the caller's transaction; the files are deleted soon after it. */
export async function forgetUploads(ctx: Ctx, tx: Db, customerId: string): Promise<void> {
  await stopUploadsOf(tx, customerId);
  const shard = await readCustomerShard(tx, customerId);
  await ctx.jobs.enqueue(tx, eraseUploadsQueue, { customerId, shard });
}

export async function eraseUploadsOf(ctx: Ctx, customerId: string): Promise<void> {
  for (const { id, objectKey } of await listFilesOf(ctx.db, customerId)) {
    await ctx.objects.delete(objectKey);
    await markErased(ctx.db, id);
  }
}

/** The object first: a row whose object is gone can be marked again, an object without a row cannot. */
export async function eraseUploads(ctx: Ctx): Promise<void> {
  await drain(async (batch) => {
    const uploads = await listUploadsToErase(ctx.db, batch);
    for (const { id, objectKey } of uploads) {
      await ctx.objects.delete(objectKey);
      await markErased(ctx.db, id);
    }
    return uploads.length;
  });
}
