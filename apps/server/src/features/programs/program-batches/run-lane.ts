import type { LabelFile } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { noteEvent } from '../account-events/index.ts';
import { type BatchKey, claimRows, countRows, lockBatch, markBatch } from './batches.queries.ts';
import { findOwner } from './batch-owner.ts';
import { addBatchLabels } from './batch-labels.ts';
import { bookRow } from './book-row.ts';
import { type BookLane, bookLaneQueue } from './queues.ts';

/** What a cancellation still lets through, in each lane. */
const ROWS_AT_ONCE = 10;
/** Then the lanes of other batches have their turn. */
const TURN_MS = 10_000;
const AGAIN_AFTER_SECONDS = 5;

/**
 * Books the rows of one lane, one after the other. A killed worker leaves its row claimed; the job runs again
 * by its heartbeat and books that row under the same key.
 */
export async function runLane(ctx: Ctx, job: BookLane): Promise<void> {
  const owner = await findOwner(ctx, job);
  if (owner === undefined) return;
  const until = Date.now() + TURN_MS;
  let left = 0;
  for (let after = -1; ;) {
    const rows = await claimRows(ctx.db, job, { after, limit: ROWS_AT_ONCE });
    const last = rows.at(-1);
    if (last === undefined) break;
    for (const row of rows) if (!(await bookRow(ctx, owner, row))) left += 1;
    after = last.rowNo;
    if (Date.now() > until) return takeTurn(ctx, job);
  }
  if (left > 0) return takeTurn(ctx, job, AGAIN_AFTER_SECONDS);
  await endBatch(ctx, job, owner.caller);
}

async function takeTurn(ctx: Ctx, job: BookLane, startAfterSeconds?: number): Promise<void> {
  const { batchId, shard, lane, round, turn } = job;
  const next = { batchId, shard, lane, round, turn: turn + 1 };
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueue(
      tx,
      bookLaneQueue,
      next,
      startAfterSeconds === undefined ? {} : { startAfterSeconds },
    ),
  );
}

/** Called by each lane that has nothing left; the last of them ends the batch, once. */
export async function endBatch(
  ctx: Ctx,
  { batchId, shard }: BatchKey,
  { customerId }: Pick<ProgramCaller, 'customerId'>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const batch = await lockBatch(tx, { batchId, shard });
    if (batch === undefined || batch.finishedAt !== null) return;
    const { waiting } = await countRows(tx, { batchId, shard });
    if (waiting > 0) return;
    const state = batch.state === 'cancelling' ? 'cancelled' : 'finished';
    await markBatch(tx, { batchId, shard }, state);
    await noteEvent(ctx, tx, { customerId, shard, type: 'batch.finished', subjectId: batchId });
    const { labelFile } = batch;
    if (labelFile !== null) await addBatchLabels(ctx, tx, batch, labelFile as LabelFile);
  });
}
