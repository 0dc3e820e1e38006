import type { BatchShipment } from '@waypost/contract/v1';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { deleteDue, IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';
import { LABEL_CONTENTS } from '../../core/documents/index.ts';

/** Jobs of one batch at the same time. Bookings of one account wait for each other at its credit. */
export const LANES = 4;

export type BatchKey = { batchId: string; shard: number };

export async function insertBatch(tx: Db, batch: NewRow<'programBatches'>): Promise<void> {
  await tx.insertInto('programBatches').values(batch).execute();
}

export async function insertRows(
  tx: Db,
  { id, shard, customerId }: { id: string; shard: number; customerId: string },
  shipments: readonly BatchShipment[],
): Promise<void> {
  const requests = shipments.map((shipment) => JSON.stringify(shipment));
  const references = shipments.map(({ reference }) => reference ?? null);
  await sql`
    INSERT INTO program_batch_rows (batch_id, shard, row_no, customer_id, reference, request)
    SELECT ${id}::uuid, ${shard}::smallint, place - 1, ${customerId}::uuid, reference, request::jsonb
    FROM unnest(${references}::text[], ${requests}::text[])
      WITH ORDINALITY AS r (reference, request, place)`.execute(tx);
}

export async function findBatch(own: Db, customerId: string, batchId: string) {
  return own
    .selectFrom('programBatches')
    .selectAll()
    .where('id', '=', batchId)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
}
export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export async function lockBatch(tx: Db, { batchId, shard }: BatchKey) {
  return tx
    .selectFrom('programBatches')
    .selectAll()
    .where('id', '=', batchId)
    .where('shard', '=', shard)
    .forUpdate()
    .executeTakeFirst();
}

/** At most 1,000 rows, by their primary key. */
export async function countRows(db: Db, { batchId, shard }: BatchKey) {
  const { rows } = await sql<
    Record<'total' | 'waiting' | 'booked' | 'refused' | 'cancelled', number>
  >`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE outcome IN ('waiting', 'booking'))::int AS waiting,
      count(*) FILTER (WHERE outcome = 'booked')::int AS booked,
      count(*) FILTER (WHERE outcome = 'refused')::int AS refused,
      count(*) FILTER (WHERE outcome = 'cancelled')::int AS cancelled
    FROM program_batch_rows WHERE batch_id = ${batchId} AND shard = ${shard}`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a count has one row');
  return counts;
}

/** Rows of an account that are to be booked. */
export async function countWaitingOf(db: Db, customerId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting
    FROM program_batches b JOIN program_batch_rows r ON r.batch_id = b.id AND r.shard = b.shard
    WHERE b.customer_id = ${customerId} AND b.finished_at IS NULL
      AND r.outcome IN ('waiting', 'booking')`.execute(db);
  return rows[0]?.waiting ?? 0;
}

export async function selectRows(
  own: Db,
  { batchId, shard }: BatchKey,
  page: { outcomes: readonly string[] | undefined; after: number; limit: number },
) {
  let query = own
    .selectFrom('programBatchRows')
    .leftJoin('shipments', 'shipments.id', 'programBatchRows.shipmentId')
    .select(['programBatchRows.rowNo', 'programBatchRows.reference', 'programBatchRows.outcome'])
    .select(['programBatchRows.shipmentId', 'programBatchRows.problem', 'shipments.trackingNumber'])
    .where('programBatchRows.batchId', '=', batchId)
    .where('programBatchRows.shard', '=', shard)
    .where('programBatchRows.rowNo', '>', page.after);
  if (page.outcomes !== undefined) {
    query = query.where('programBatchRows.outcome', 'in', page.outcomes);
  }
  return query.orderBy('programBatchRows.rowNo').limit(page.limit).execute();
}
export type ListedRow = Awaited<ReturnType<typeof selectRows>>[number];

export type ClaimedRow = { rowNo: number; request: BatchShipment };

/**
 * The next rows of a lane, those first that a killed worker left. The lock of the batch orders this and a
 * cancellation: what is claimed is booked, what is not is cancelled.
 */
export async function claimRows(
  db: Db,
  { batchId, shard, lane }: BatchKey & { lane: number },
  page: { after: number; limit: number },
): Promise<ClaimedRow[]> {
  const { rows } = await sql<ClaimedRow>`
    WITH batch AS (
      UPDATE program_batches SET progressed_at = now()
      WHERE id = ${batchId} AND shard = ${shard} AND finished_at IS NULL
      RETURNING state)
    UPDATE program_batch_rows r SET outcome = 'booking' FROM batch
    WHERE r.batch_id = ${batchId} AND r.shard = ${shard}
      AND r.row_no IN (
        SELECT row_no FROM program_batch_rows
        WHERE batch_id = ${batchId} AND shard = ${shard} AND row_no % ${LANES}::int = ${lane}::int
          AND row_no > ${page.after}::int AND outcome IN ('waiting', 'booking')
        ORDER BY row_no LIMIT ${page.limit})
      AND (r.outcome = 'booking' OR (r.outcome = 'waiting' AND batch.state = 'running'))
    RETURNING r.row_no, r.request`.execute(db);
  return rows.toSorted((a, b) => a.rowNo - b.rowNo);
}

type Result = { outcome: 'booked'; shipmentId: string } | { outcome: 'refused'; problem: string };

/** Once: a second job that comes late changes nothing. */
export async function markRow(
  db: Db,
  { batchId, shard }: BatchKey,
  rowNo: number,
  result: Result,
): Promise<void> {
  await db
    .updateTable('programBatchRows')
    .set({ ...result, request: null })
    .where('batchId', '=', batchId)
    .where('shard', '=', shard)
    .where('rowNo', '=', rowNo)
    .where('outcome', '=', 'booking')
    .execute();
}

/** How often this row has failed now. */
export async function countFailure(
  db: Db,
  { batchId, shard }: BatchKey,
  rowNo: number,
): Promise<number> {
  const row = await db
    .updateTable('programBatchRows')
    .set({ failures: sql`failures + 1` })
    .where('batchId', '=', batchId)
    .where('shard', '=', shard)
    .where('rowNo', '=', rowNo)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}

export async function cancelRows(tx: Db, { batchId, shard }: BatchKey): Promise<void> {
  await tx
    .updateTable('programBatchRows')
    .set({ outcome: 'cancelled', request: null })
    .where('batchId', '=', batchId)
    .where('shard', '=', shard)
    .where('outcome', '=', 'waiting')
    .execute();
}

export async function markBatch(
  tx: Db,
  { batchId, shard }: BatchKey,
  state: 'cancelling' | 'finished' | 'cancelled',
): Promise<void> {
  await tx
    .updateTable('programBatches')
    .set({ state, ...(state !== 'cancelling' && { finishedAt: sql<Date>`now()` }) })
    .where('id', '=', batchId)
    .where('shard', '=', shard)
    .execute();
}

/** Booked rows in their order, with the number of their labels, and what these say. */
export async function selectBooked(db: Db, { batchId, shard }: BatchKey) {
  return db
    .selectFrom('programBatchRows')
    .innerJoin('shipments', 'shipments.id', 'programBatchRows.shipmentId')
    .select(['shipments.trackingNumber', 'shipments.pieceCount'])
    .select(LABEL_CONTENTS.as('contents'))
    .where('programBatchRows.batchId', '=', batchId)
    .where('programBatchRows.shard', '=', shard)
    .where('programBatchRows.outcome', '=', 'booked')
    .orderBy('programBatchRows.rowNo')
    .execute();
}

/** Batches whose jobs are gone: takes the next round of each. */
export async function takeStalled(tx: Db, limit: number) {
  const { rows } = await sql<BatchKey & { round: number; rowCount: number }>`
    UPDATE program_batches SET round = round + 1, progressed_at = now()
    WHERE (id, shard) IN (
      SELECT id, shard FROM program_batches
      WHERE finished_at IS NULL AND progressed_at < now() - interval '2 minutes'
        AND ${IS_IN_OPEN_SHARD}
      ORDER BY progressed_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id AS batch_id, shard, round, row_count`.execute(tx);
  return rows;
}

export async function deleteOldBatches(db: Db): Promise<void> {
  await deleteDue(db, 'programBatches', sql`created_at < now() - interval '30 days'`);
}

export async function deleteBatchesOf(own: Db, customerId: string): Promise<void> {
  await own.deleteFrom('programBatches').where('customerId', '=', customerId).execute();
}

export async function findOpenBatch(db: Db, { batchId, shard }: BatchKey) {
  return db
    .selectFrom('programBatches')
    .select(['customerId', 'shard', 'keyId'])
    .where('id', '=', batchId)
    .where('shard', '=', shard)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
}

export async function readBatch(db: Db, batchId: string) {
  return db
    .selectFrom('programBatches')
    .select(['shard', 'state'])
    .where('id', '=', batchId)
    .executeTakeFirst();
}
