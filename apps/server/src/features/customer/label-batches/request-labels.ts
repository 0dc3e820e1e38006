import { createHash } from 'node:crypto';
import { type LabelRequest, MAX_LABELS, type WithheldBecause } from '@waypost/contract';
import { readReference } from '@waypost/domain/tracking-number';
import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { durableLimit, HOUR, takeWithin } from '../../../platform/durable-limits.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import {
  type BatchRow,
  findByRequestKey,
  insertBatch,
  selectOwn,
} from './label-batches.queries.ts';
import { makeLabelsQueue } from './queues.ts';

/** One thread of the worker makes the labels of everybody. */
const BATCHES_OF_CUSTOMER = durableLimit('label_batches', 60, HOUR);

/** Lists a batch and leaves its file to the worker. All shipments are the caller's and printable, or none is. */
export async function requestLabels(
  ctx: Ctx,
  { customerId, shard }: Pick<CustomerCaller, 'customerId' | 'shard'>,
  requestKey: string,
  { file, shipments }: LabelRequest,
): Promise<BatchRow> {
  const numbers = [...new Set(shipments.map(numberIn))];
  const requestHash = createHash('sha256').update(JSON.stringify({ file, numbers })).digest();
  return inTransaction(ctx.db, async (tx) => {
    // also the lock that makes a repeat wait for the request it repeats
    await takeWithin(ctx, tx, BATCHES_OF_CUSTOMER, customerId);
    const batch = await actAs(tx, customerId, async (own) => {
      const earlier = await findByRequestKey(own, customerId, requestKey);
      if (earlier !== undefined) return { row: earlier, isNew: false };
      const chosen = await choose(own, customerId, numbers);
      const id = newRowId();
      const row = await insertBatch(own, {
        id,
        shard,
        customerId,
        requestKey,
        requestHash,
        file,
        shipmentIds: chosen.map((shipment) => shipment.id),
        labelCount: chosen.reduce((sum, { pieceCount }) => sum + pieceCount, 0),
        objectKey: `labels/${customerId}/${id}/${file}`,
      });
      return { row, isNew: true };
    });
    if (!batch.row.requestHash.equals(requestHash)) throw new Problem('idempotency_mismatch');
    const { id: batchId, job } = batch.row;
    if (batch.isNew) await ctx.jobs.enqueue(tx, makeLabelsQueue, { batchId, shard, job });
    return batch.row;
  });
}

function numberIn(text: string): string {
  const reference = readReference(text);
  return reference.kind === 'shipment' ? reference.ref : text;
}

/** In the order they were asked for. */
async function choose(own: Db, customerId: string, numbers: readonly string[]) {
  const found = new Map(
    (await selectOwn(own, customerId, numbers)).map((row) => [row.trackingNumber, row]),
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
  if (withheld.length > 0) throw refusal('labels_withheld', withheld);
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
