import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { type BatchRow, cancelRows, lockBatch, markBatch } from './batches.queries.ts';
import { endBatch } from './run-lane.ts';

/** Rows that wait are cancelled; those that a worker has claimed are booked, and end the batch. */
export async function cancelBatch(ctx: Ctx, { id, shard, customerId }: BatchRow): Promise<void> {
  const key = { batchId: id, shard };
  await inTransaction(ctx.db, async (tx) => {
    const batch = await lockBatch(tx, key);
    if (batch?.state !== 'running') return;
    await cancelRows(tx, key);
    await markBatch(tx, key, 'cancelling');
  });
  await endBatch(ctx, key, { customerId });
}
