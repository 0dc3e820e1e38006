import type { DocumentProgress, LabelFile, LabelSize } from '@waypost/contract';
import { MAX_BATCH_LABELS } from '@waypost/contract/v1';
import { v5 } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashContents, type ReadDocument } from '../../core/documents/index.ts';
import { addLabels, readLabels } from '../../core/label-batches/index.ts';
import { type BatchRow, countRows, lockBatch, selectBooked } from './batches.queries.ts';

type Booked = Awaited<ReturnType<typeof selectBooked>>[number];
type Printed = Pick<Booked, 'trackingNumber' | 'contents'>;

/** In the order of the rows, each as full as it can be. The same for as long as the batch is kept. */
export function partsOf<Row extends Pick<Booked, 'pieceCount'>>(booked: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let pages = MAX_BATCH_LABELS;
  for (const each of booked) {
    pages += each.pieceCount;
    if (pages > MAX_BATCH_LABELS) {
      parts.push([]);
      pages = each.pieceCount;
    }
    parts.at(-1)?.push(each);
  }
  return parts;
}

/** All files of a batch that has ended, in the transaction that ends it. */
export async function addBatchLabels(
  ctx: Ctx,
  tx: Db,
  batch: BatchRow,
  file: LabelFile,
): Promise<void> {
  const parts = partsOf(await selectBooked(tx, keyOf(batch)));
  const size = batch.labelSize as LabelSize;
  for (const [at, printed] of parts.entries()) {
    await addPart(ctx, tx, batch, { file, size, at, printed });
  }
}

type Part = { file: LabelFile; size: LabelSize; at: number; printed: readonly Printed[] };

async function addPart(ctx: Ctx, tx: Db, batch: BatchRow, { file, size, at, printed }: Part) {
  const { customerId, shard } = batch;
  // another file where the labels would be others: after a change, a hold or a cancellation
  const contents = hashContents(printed.map((each) => each.contents));
  const { row } = await addLabels(ctx, tx, {
    owner: { customerId, staffId: null, shard },
    requestKey: v5(`${file}/${size}/${at}/${contents.toString('hex')}`, batch.id),
    file,
    ...(size !== '4x6' && { size }),
    shipments: printed.map(({ trackingNumber }) => trackingNumber),
    contents,
  });
  return row;
}

function keyOf({ id, shard }: BatchRow) {
  return { batchId: id, shard };
}

/** A file of the labels, or how far it is; before the batch has ended, how far that is. */
export async function readBatchLabels(
  ctx: Ctx,
  batch: BatchRow,
  { file, size, part }: { file: LabelFile; size: LabelSize; part: number },
): Promise<ReadDocument | DocumentProgress> {
  if (batch.finishedAt === null) {
    const { total, waiting } = await countRows(ctx.db, keyOf(batch));
    return { state: 'waiting', done: total - waiting, total };
  }
  const at = part - 1;
  const listed = await inTransaction(ctx.db, async (tx) => {
    // two requests at once list one file
    await lockBatch(tx, keyOf(batch));
    const printed = partsOf(await selectBooked(tx, keyOf(batch)))[at];
    if (printed === undefined) throw new Problem('not_found');
    return addPart(ctx, tx, batch, { file, size, at, printed });
  });
  const document = await readLabels(ctx, listed);
  if ('state' in document) return document;
  return { ...document, name: `waypost-batch-${batch.id}-${part}-${file}` };
}
