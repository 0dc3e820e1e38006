import type { Ctx } from '../../../platform/context.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { type BatchKey, findOpenBatch } from './batches.queries.ts';

export type BatchOwner = BatchKey & {
  caller: ProgramCaller;
  /** Then what is not booked yet is refused. */
  hasKeyEnded: boolean;
};

/** Who books the rows: the program that made the batch. Undefined once nothing is left to book. */
export async function findOwner(ctx: Ctx, batch: BatchKey): Promise<BatchOwner | undefined> {
  const { batchId, shard } = batch;
  const found = await findOpenBatch(ctx.db, batch);
  if (found === undefined) return undefined;
  const { customerId, keyId } = found;
  const key = { id: keyId, mode: ctx.mode, scopes: ['shipments:write'] as const };
  return {
    batchId,
    shard,
    caller: { kind: 'customer', customerId, shard, sessionId: '', key },
    hasKeyEnded: await ctx.identity.hasKeyEnded(keyId),
  };
}
