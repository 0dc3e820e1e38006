import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { blankBuyer, listPaperObjects } from './papers.queries.ts';
import { erasePapersQueue } from './queues.ts';

const NOBODY = {
  name: '',
  company: '',
  vatId: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

/**
 * Joins the caller's transaction; the files are deleted soon after it. Numbers and amounts stay in the
 * ledger.
 */
export async function forgetPapers(ctx: Ctx, tx: Db, customerId: string): Promise<void> {
  await blankBuyer(tx, customerId, NOBODY);
  await ctx.jobs.enqueue(tx, erasePapersQueue, {
    customerId,
    shard: await readCustomerShard(tx, customerId),
  });
}

export async function erasePapers(ctx: Ctx, customerId: string): Promise<void> {
  for (const objectKey of await listPaperObjects(ctx.db, customerId)) {
    await ctx.objects.delete(objectKey);
  }
}
