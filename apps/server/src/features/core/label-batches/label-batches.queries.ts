import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

/** Null: of any customer. */
export async function selectShipments(
  db: Db,
  customerId: string | null,
  trackingNumbers: readonly string[],
) {
  return db
    .selectFrom('shipments')
    .select(['id', 'shard', 'trackingNumber', 'pieceCount', 'hold', 'cancelledAt'])
    .where(sql<boolean>`tracking_number = ANY (${trackingNumbers}::text[])`)
    .$if(customerId !== null, (query) => query.where('customerId', '=', customerId))
    .execute();
}

/** Whose file it is: nobody else reads it. */
export type BatchOwner =
  | { customerId: string; staffId: null; shard: number }
  | { customerId: null; staffId: string; shard: null };

export async function findByRequestKey(db: Db, owner: BatchOwner, requestKey: string) {
  return ofOwner(db, owner).where('requestKey', '=', requestKey).executeTakeFirst();
}

/** Whether a file of these labels was listed before. */
export async function hasListed(
  db: Db,
  owner: BatchOwner,
  labels: { file: string; size: string; shipmentIds: readonly string[] },
): Promise<boolean> {
  const { file, size, shipmentIds } = labels;
  const row = await ofOwner(db, owner)
    .where('file', '=', file)
    .where('size', '=', size)
    .where(sql<boolean>`shipment_ids = ${shipmentIds}::uuid[]`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findBatch(
  db: Db,
  owner: Pick<BatchOwner, 'customerId' | 'staffId'>,
  batchId: string,
) {
  return ofOwner(db, owner).where('id', '=', batchId).executeTakeFirst();
}

function ofOwner(db: Db, { customerId, staffId }: Pick<BatchOwner, 'customerId' | 'staffId'>) {
  return db
    .selectFrom('labelBatches')
    .selectAll()
    .where('customerId', 'is not distinct from', customerId)
    .where('staffId', 'is not distinct from', staffId);
}
export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export async function insertBatch(db: Db, batch: NewRow<'labelBatches'>): Promise<BatchRow> {
  return db.insertInto('labelBatches').values(batch).returningAll().executeTakeFirstOrThrow();
}

/** False when another request has started a job in the meantime, or the file has been stored. */
export async function startJob(db: Db, seen: BatchRow): Promise<boolean> {
  const result = await db
    .updateTable('labelBatches')
    .set({ job: seen.job + 1, labelsDone: 0, bytes: null })
    .where('id', '=', seen.id)
    .where('shard', '=', seen.shard)
    .where('job', '=', seen.job)
    .where('bytes', 'is not distinct from', seen.bytes)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function findBatchToMake(
  db: Db,
  { batchId, shard }: { batchId: string; shard: number },
) {
  return db
    .selectFrom('labelBatches')
    .select(['file', 'size', 'bytes', 'objectKey', 'shipmentIds', 'contents'])
    .where('id', '=', batchId)
    .where('shard', '=', shard)
    .executeTakeFirst();
}

/** In this order, with the ids that their papers are read by. */
export async function selectReceiptIds(db: Db, shipmentIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'receiptId'])
    .where('id', 'in', shipmentIds)
    .execute();
  const receipts = new Map(rows.map(({ id, receiptId }) => [id, receiptId]));
  return shipmentIds.flatMap((id) => receipts.get(id) ?? []);
}

/** False when the batch was erased while it was being made. */
export async function mark(
  db: Db,
  { batchId, shard }: { batchId: string; shard: number },
  made: { labelsDone: number } | { bytes: number },
): Promise<boolean> {
  const result = await db
    .updateTable('labelBatches')
    .set(made)
    .where('id', '=', batchId)
    .where('shard', '=', shard)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

type Kept = { id: string; shard: number; objectKey: string };

export async function listOldBatches(db: Db, limit: number): Promise<Kept[]> {
  return db
    .selectFrom('labelBatches')
    .select(['id', 'shard', 'objectKey'])
    .where('createdAt', '<', sql<Date>`now() - interval '7 days'`)
    .limit(limit)
    .execute();
}

/** Those of the customer, and those of staff with a label of theirs. */
export async function listBatchesOf(db: Db, customerId: string, limit: number): Promise<Kept[]> {
  return db
    .selectFrom('labelBatches')
    .select(['id', 'shard', 'objectKey'])
    .where((where) =>
      where.or([
        where('customerId', '=', customerId),
        where.and([
          where('staffId', 'is not', null),
          sql<boolean>`EXISTS (SELECT 1 FROM shipments s
            WHERE s.id = ANY (label_batches.shipment_ids) AND s.customer_id = ${customerId})`,
        ]),
      ]),
    )
    .limit(limit)
    .execute();
}

export async function deleteBatch(db: Db, { id, shard }: Kept): Promise<void> {
  await db.deleteFrom('labelBatches').where('id', '=', id).where('shard', '=', shard).execute();
}
