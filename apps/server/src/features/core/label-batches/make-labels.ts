import type { LabelFile, LabelSize } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inSnapshot } from '../../../platform/database.ts';
import {
  type DocumentFacts,
  gatherFacts,
  readContents,
  renderWithProgress,
  withheldBecause,
  workerRenderer,
} from '../documents/index.ts';
import { findBatchToMake, mark, selectReceiptIds } from './label-batches.queries.ts';
import type { MakeLabels } from './queues.ts';
import { MEDIA_TYPES } from './read-labels.ts';

/** The worker's job. It may run again after being killed at any point. */
export async function makeLabels(ctx: Ctx, payload: MakeLabels): Promise<void> {
  const batch = await findBatchToMake(ctx.db, payload);
  // erased, or made by the run before
  if (batch === undefined || batch.bytes !== null) return;
  const file = batch.file as LabelFile;
  const facts = await gatherAll(ctx, batch);
  // whoever asks by then has the labels of that moment listed
  if (facts === null) return;
  const bytes = await renderWithProgress(
    ctx,
    workerRenderer,
    { file, facts, size: batch.size as LabelSize },
    async (labelsDone) => {
      await mark(ctx.db, payload, { labelsDone });
    },
  );
  await ctx.objects.put(batch.objectKey, bytes, MEDIA_TYPES[file]);
  const isListed = await mark(ctx.db, payload, { bytes: bytes.length });
  if (!isListed) await ctx.objects.delete(batch.objectKey);
}

type Batch = NonNullable<Awaited<ReturnType<typeof findBatchToMake>>>;

/** Null when the labels say something else than those that were listed. Both are read of one moment. */
async function gatherAll(ctx: Ctx, batch: Batch): Promise<DocumentFacts[] | null> {
  const { contents, shipmentIds } = batch;
  return inSnapshot(ctx.db, async (db) => {
    if (contents !== null && !contents.equals(await readContents(db, shipmentIds))) return null;
    const facts: DocumentFacts[] = [];
    for (const receiptId of await selectReceiptIds(db, shipmentIds)) {
      const gathered = await gatherFacts({ ...ctx, db }, receiptId);
      // cancelled since: nobody is to stick it on
      if (withheldBecause('label.pdf', gathered.facts) === null) facts.push(gathered.facts);
    }
    return facts;
  });
}
