import type { Db } from '../../../platform/database.ts';
import { countRows, readBatch } from './batches.queries.ts';

/** What an event says of a batch. */
export async function batchData(db: Db, batchId: string): Promise<object | undefined> {
  const batch = await readBatch(db, batchId);
  if (batch === undefined) return undefined;
  return {
    object: 'batch',
    id: batchId,
    status: batch.state,
    counts: await countRows(db, { batchId, shard: batch.shard }),
    url: `/api/v1/batches/${batchId}`,
  };
}
