import type { DocumentProgress, LabelFile } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { type ReadDocument, readMaking } from '../documents/index.ts';
import { type BatchRow, startJob } from './label-batches.queries.ts';
import { makeLabelsQueue } from './queues.ts';

export const MEDIA_TYPES: Record<LabelFile, string> = {
  'labels.pdf': 'application/pdf',
  'labels.zpl': 'application/vnd.zebra-zpl',
};

/** The file, or how far it is. After a failure, or when the object store has lost it, it is made again. */
export async function readLabels(
  ctx: Ctx,
  batch: BatchRow,
): Promise<ReadDocument | DocumentProgress> {
  const file = batch.file as LabelFile;
  const bytes = batch.bytes === null ? null : await ctx.objects.get(batch.objectKey);
  if (bytes !== null) {
    const day = batch.createdAt.toISOString().slice(0, 10);
    return { bytes, name: `waypost-${day}-${file}`, mediaType: MEDIA_TYPES[file] };
  }
  const { id: batchId, shard, job, labelsDone, labelCount: total } = batch;
  const state = await readMaking(ctx, makeLabelsQueue, { batchId, shard, job });
  if (state !== null) return { state, done: labelsDone, total };
  await inTransaction(ctx.db, async (tx) => {
    if (!(await startJob(tx, batch))) return;
    await ctx.jobs.enqueue(tx, makeLabelsQueue, { batchId, shard, job: job + 1 });
  });
  return { state: 'waiting', done: 0, total };
}
