import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { passwordChangedMailQueue } from './queues.ts';

/** In the transaction that changes the password. */
export async function noticePasswordChange(
  ctx: Ctx,
  tx: Db,
  change: { customerId: string; byReset: boolean },
): Promise<void> {
  const shard = await readCustomerShard(tx, change.customerId);
  const notice = { ...change, shard, noticeId: newRowId(), changedAt: new Date().toISOString() };
  await ctx.jobs.enqueue(tx, passwordChangedMailQueue, notice);
}
