import { createHash } from 'node:crypto';
import {
  type LabelRequest,
  type LabelSize,
  MAX_LABELS,
  type WithheldBecause,
} from '@waypost/contract';
import { readReference } from '@waypost/domain/tracking-number';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { durableLimit, HOUR, takeWithin } from '../../../platform/durable-limits.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import {
  type BatchOwner,
  type BatchRow,
  findByRequestKey,
  hasListed,
  insertBatch,
  selectShipments,
} from './label-batches.queries.ts';
import { makeLabelsQueue } from './queues.ts';

/** One thread of the worker makes the labels of everybody. */
const BATCHES_OF_OWNER = durableLimit('label_batches', 60, HOUR);

type Asked = LabelRequest & {
  owner: BatchOwner;
  requestKey: string;
  size?: LabelSize;
  /**
   * Of a batch of bookings, what the labels say: a file of others is not kept. It is counted and locked itself, but for
   * files of labels that changed, and what is withheld is left out.
   */
  contents?: Buffer;
  /** Runs what reads and writes on behalf of the owner. */
  as?: <Result>(run: (db: Db) => Promise<Result>) => Promise<Result>;
};

/**
 * Lists a batch and leaves its file to the worker. All shipments are the owner's to print, or none is. A
 * request that is repeated is answered with the batch of the first, which is not new.
 */
export async function addLabels(
  ctx: Ctx,
  tx: Db,
  { owner, requestKey, file, size, shipments, as = (run) => run(tx), contents }: Asked,
): Promise<{ row: BatchRow; isNew: boolean }> {
  const numbers = [...new Set(shipments.map(numberIn))];
  const requestHash = createHash('sha256').update(JSON.stringify({ file, size, numbers })).digest();
  const ownerId = owner.customerId ?? owner.staffId;
  const ofBatch = contents !== undefined;
  // also the lock that makes a repeat wait for the request it repeats
  if (!ofBatch) await takeWithin(ctx, tx, BATCHES_OF_OWNER, ownerId);
  const batch = await as(async (db) => {
    const earlier = await findByRequestKey(db, owner, requestKey);
    if (earlier !== undefined) return { row: earlier, isNew: false };
    const chosen = await choose(db, owner.customerId, numbers, ofBatch);
    const id = newRowId();
    const labels = {
      file,
      size: size ?? '4x6',
      shipmentIds: chosen.map((shipment) => shipment.id),
    };
    if (ofBatch && (await hasListed(db, owner, labels))) {
      await takeWithin(ctx, tx, BATCHES_OF_OWNER, ownerId);
    }
    const row = await insertBatch(db, {
      id,
      // a member of staff has none: that of the first label
      shard: owner.shard ?? chosen[0]?.shard ?? 0,
      customerId: owner.customerId,
      staffId: owner.staffId,
      requestKey,
      requestHash,
      ...(ofBatch && { contents }),
      ...labels,
      labelCount: chosen.reduce((sum, { pieceCount }) => sum + pieceCount, 0),
      objectKey: `labels/${ownerId}/${id}/${file}`,
    });
    return { row, isNew: true };
  });
  if (!batch.row.requestHash.equals(requestHash)) throw new Problem('idempotency_mismatch');
  const { id: batchId, shard, job } = batch.row;
  if (batch.isNew) await ctx.jobs.enqueue(tx, makeLabelsQueue, { batchId, shard, job });
  return batch;
}

function numberIn(text: string): string {
  const reference = readReference(text);
  return reference.kind === 'shipment' ? reference.ref : text;
}

/** In the order they were asked for. */
async function choose(
  db: Db,
  customerId: string | null,
  numbers: readonly string[],
  leavesOut: boolean,
) {
  const found = new Map(
    (await selectShipments(db, customerId, numbers)).map((row) => [row.trackingNumber, row]),
  );
  const foreign = numbers.filter((number) => !found.has(number));
  if (foreign.length > 0) {
    throw refusal(
      'shipment_not_found',
      foreign.map((number) => [number, 'not_found']),
    );
  }
  const chosen = numbers.flatMap((number) => found.get(number) ?? []);
  const withheld = chosen.flatMap(({ trackingNumber, cancelledAt, hold }) => {
    const because: WithheldBecause | null = cancelledAt === null ? hold : 'cancelled';
    return because === null ? [] : [[trackingNumber, because] as const];
  });
  // the worker leaves them out of the file
  if (withheld.length > 0 && !leavesOut) throw refusal('labels_withheld', withheld);
  const labels = chosen.reduce((sum, { pieceCount }) => sum + pieceCount, 0);
  if (labels > MAX_LABELS) throw new Problem('too_many_labels', { details: { labels } });
  return chosen;
}

function refusal(
  code: 'shipment_not_found' | 'labels_withheld',
  named: readonly (readonly [trackingNumber: string, because: string])[],
): Problem {
  const shipments = named.map(([trackingNumber, because]) => ({ trackingNumber, because }));
  return new Problem(code, { details: { shipments } });
}
