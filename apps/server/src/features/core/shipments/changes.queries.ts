import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

/** Within the caller's transaction. Scans write the same row as part of their own statement. */
export async function noteChanges(db: Db, shipmentIds: readonly string[]): Promise<void> {
  for (let at = 0; at < shipmentIds.length; at += SLICE) {
    await sql`INSERT INTO shipment_changes (shipment_ids)
      VALUES (${shipmentIds.slice(at, at + SLICE)}::uuid[])`.execute(db);
  }
}

/** As many shipments as in a batch of scans. */
const SLICE = 500;

/** Those of accounts whose programs listen. */
export async function selectHeard(db: Db, shipmentIds: readonly string[]) {
  return db
    .selectFrom('shipments')
    .innerJoin('eventListeners', 'eventListeners.customerId', 'shipments.customerId')
    .select(['shipments.id', 'shipments.shard'])
    .where(sql<boolean>`shipments.id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}

/** Changes of a shard that leaves this cell, before they are counted. */
export async function carryChanges(from: Db, to: Db, { shard }: { shard: number }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT s.id FROM shipment_changes c CROSS JOIN unnest(c.shipment_ids) AS changed (id)
    JOIN shipments s ON s.id = changed.id WHERE s.shard = ${shard}`.execute(from);
  await noteChanges(
    to,
    rows.map(({ id }) => id),
  );
}

/** Everything that is neither delivered nor cancelled. */
export async function noteAllLive(db: Db): Promise<void> {
  await sql`
    INSERT INTO shipment_changes (shipment_ids)
    SELECT array_agg(shipment_id)
    FROM (SELECT shipment_id, (row_number() OVER (ORDER BY shipment_id) - 1) / ${SLICE}::int AS slice
      FROM shipment_list WHERE status NOT IN ('Delivered', 'Cancelled')) AS live
    GROUP BY slice ORDER BY slice`.execute(db);
}

/** Of the newest row; null where there is none. */
export async function readNewestChange(db: Db): Promise<string | null> {
  const { rows } = await sql<{ newest: string | null }>`
    SELECT max(id)::text AS newest FROM shipment_changes`.execute(db);
  return rows[0]?.newest ?? null;
}

/** The shipments of the oldest rows up to `newest`: at least `atLeast` of them, and at most one row's more. */
export async function takeChanges(tx: Db, atLeast: number, newest: string): Promise<string[]> {
  const { rows } = await sql<{ shipmentIds: string[] }>`
    DELETE FROM shipment_changes WHERE id = ANY (ARRAY(
      SELECT id FROM (
        SELECT id, sum(size) OVER (ORDER BY id) - size AS before
        FROM (SELECT id, cardinality(shipment_ids) AS size FROM shipment_changes
          WHERE id <= ${newest}::bigint ORDER BY id LIMIT ${atLeast}) AS oldest) AS summed
      WHERE before < ${atLeast}))
    RETURNING shipment_ids`.execute(tx);
  return [...new Set(rows.flatMap((row) => row.shipmentIds))];
}

/** Those whose shard may not be written here, because it is moving. */
export async function selectMoving(tx: Db, shipmentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM shipments WHERE id = ANY (${shipmentIds}::uuid[]) AND NOT ${IS_IN_OPEN_SHARD}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
