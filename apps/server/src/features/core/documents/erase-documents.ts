import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { deleteDocument, listDocumentsOfCustomer } from './documents.queries.ts';
import { eraseDocumentsQueue } from './queues.ts';

const BATCH = 100;

/** Joins the caller's transaction; the objects are deleted soon after it. */
export async function forgetDocuments(ctx: Ctx, tx: Db, customerId: string): Promise<void> {
  await ctx.jobs.enqueue(tx, eraseDocumentsQueue, {
    customerId,
    shard: await readCustomerShard(tx, customerId),
  });
}

/** The object first: a row whose object is gone can be deleted again, an object without a row cannot. */
export async function eraseDocuments(ctx: Ctx, customerId: string): Promise<void> {
  for (;;) {
    const documents = await listDocumentsOfCustomer(ctx.db, customerId, BATCH);
    for (const { shipmentId, objectKey } of documents) {
      await ctx.objects.delete(objectKey);
      await deleteDocument(ctx.db, shipmentId, objectKey);
    }
    if (documents.length < BATCH) return;
  }
}
