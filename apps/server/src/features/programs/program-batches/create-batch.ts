import type { LabelFile, LabelSize } from '@waypost/contract';
import type { BatchShipment } from '@waypost/contract/v1';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { durableLimit, HOUR, takeWithin } from '../../../platform/durable-limits.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { readBookingsLeft } from '../../public/bookings/index.ts';
import { takeKey } from '../program-requests/index.ts';
import {
  type BatchKey,
  countWaitingOf,
  insertBatch,
  insertRows,
  LANES,
  takeStalled,
} from './batches.queries.ts';
import { bookLaneQueue } from './queues.ts';

/** The worker books the rows of everybody. */
const BATCHES_OF_ACCOUNT = durableLimit('program_batches', 60, HOUR);

type NewBatch = {
  caller: ProgramCaller;
  idempotencyKey: string;
  body: {
    shipments: readonly BatchShipment[];
    labels?: LabelFile | undefined;
    labelSize?: LabelSize | undefined;
  };
};

export async function createBatch(
  ctx: Ctx,
  { caller, idempotencyKey, body }: NewBatch,
): Promise<{ batchId: string; isReplayed: boolean }> {
  const { customerId, shard, key } = caller;
  return inTransaction(ctx.db, async (tx) => {
    const id = newRowId();
    const keyed = { caller, endpoint: 'batches', idempotencyKey, body };
    const earlier = await takeKey(tx, keyed, id);
    if (earlier !== undefined) return { batchId: earlier, isReplayed: true };
    // it also lets batches of one account be made one after the other
    await takeWithin(ctx, tx, BATCHES_OF_ACCOUNT, customerId);
    await refuseBeyondDay(ctx, tx, customerId, body.shipments.length);
    await insertBatch(tx, {
      id,
      shard,
      customerId,
      keyId: key.id,
      rowCount: body.shipments.length,
      labelFile: body.labels ?? null,
      labelSize: body.labelSize ?? '4x6',
    });
    await insertRows(tx, { id, shard, customerId }, body.shipments);
    await startLanes(ctx, tx, { batchId: id, shard, round: 0, rowCount: body.shipments.length });
    return { batchId: id, isReplayed: false };
  });
}

/** Rows that the limit of the day would refuse one by one are refused together, before anything is booked. */
async function refuseBeyondDay(ctx: Ctx, tx: Db, customerId: string, rows: number): Promise<void> {
  const { left, secondsLeft } = await readBookingsLeft(ctx, tx, customerId);
  const leftToday = Math.max(0, left - (await countWaitingOf(tx, customerId)));
  if (rows <= leftToday) return;
  const details = { leftToday };
  throw new Problem('too_many_bookings', { retryAfterSeconds: secondsLeft, details });
}

async function startLanes(
  ctx: Ctx,
  tx: Db,
  { batchId, shard, round, rowCount }: BatchKey & { round: number; rowCount: number },
): Promise<void> {
  const lanes = Array.from({ length: Math.min(LANES, rowCount) }, (_, lane) => lane);
  await ctx.jobs.enqueueMany(
    tx,
    bookLaneQueue,
    lanes.map((lane) => ({ batchId, shard, lane, round, turn: 0 })),
  );
}

const STALLED_AT_ONCE = 100;

/** A job that failed ten times is not tried again by itself. */
export async function restartStalled(ctx: Ctx): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const batch of await takeStalled(tx, STALLED_AT_ONCE)) await startLanes(ctx, tx, batch);
  });
}
