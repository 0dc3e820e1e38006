import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import { type Outlook, SHORTEST_SILENCE_HOURS, type Status } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { deleteDue, isOfOpenShard } from '../../../platform/sweeps.ts';

/** Must match the index shipment_list_live. */
const IS_LIVE = sql`l.status NOT IN ('Delivered', 'Cancelled')`;

/** The ids of the next shipments that may still be scanned, in order of booking. */
export async function listLiveShipments(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ shipmentId: string }>`
    SELECT l.shipment_id FROM shipment_list l
    WHERE ${IS_LIVE} AND l.shipment_id > ${after}
    ORDER BY l.shipment_id LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.shipmentId);
}

export type WatchedShipment = {
  shipmentId: string;
  shard: number;
  trackingNumber: string;
  service: ParcelLevel | FreightMode;
  isHeld: boolean;
  status: Status;
  version: number;
  bookedAt: Date;
  updatedAt: Date;
  outlook: Outlook;
};

/** A shipment stored before there were outlooks promises nothing. Reads alone, so that no scan waits. */
const WATCHED = sql`
  SELECT s.shipment_id, s.shard, h.tracking_number, h.service, h.hold IS NOT NULL AS is_held,
    s.status, s.version, s.booked_at, s.updated_at, s.outlook::json AS outlook
  FROM shipment_list l
  JOIN shipment_state s ON s.shipment_id = l.shipment_id AND s.shard = l.shard
  JOIN shipments h ON h.id = s.shipment_id AND h.shard = s.shard
  WHERE ${IS_LIVE} AND s.outlook IS NOT NULL AND ${isOfOpenShard(sql`s.shard`)}`;

/** The ids of the next shipments with an exception. */
export async function listAttended(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ shipmentId: string }>`
    SELECT shipment_id FROM shipment_state WHERE attention AND shipment_id > ${after}
    ORDER BY shipment_id LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.shipmentId);
}

/** Those with an exception that the desk has not seen. */
export async function readNewExceptions(
  db: Db,
  ids: readonly string[],
): Promise<WatchedShipment[]> {
  const { rows } = await sql<WatchedShipment>`${WATCHED}
    AND s.attention AND s.shipment_id = ANY (${ids}::uuid[])
    AND EXISTS (
      SELECT 1 FROM json_each_text(s.outlook::json -> 'open') AS opened (kind, since)
      WHERE NOT EXISTS (
        SELECT 1 FROM desk_items d WHERE d.shipment_id = s.shipment_id AND d.kind = 'exception'
          AND d.subject = opened.kind AND d.occurrence = opened.since))`.execute(db);
  return rows;
}

/** Those that were not heard of for long and are not on the desk since. */
export async function readUnheard(db: Db, ids: readonly string[]): Promise<WatchedShipment[]> {
  const { rows } = await sql<WatchedShipment>`${WATCHED}
    AND s.shipment_id = ANY (${ids}::uuid[])
    AND s.updated_at < now() - make_interval(hours => ${SHORTEST_SILENCE_HOURS}::integer)
    AND NOT EXISTS (
      SELECT 1 FROM desk_items d WHERE d.shipment_id = s.shipment_id AND d.kind = 'silence'
        AND d.subject = s.status AND d.occurrence = s.version::text)`.execute(db);
  return rows;
}

/**
 * A silence ends with the next version of the state, an exception when it is closed or happens again, and
 * both with the shipment. Only the rows of the desk are locked. A join would read every state there is.
 */
export async function closeSettled(db: Db): Promise<void> {
  await sql`
    UPDATE desk_items d SET state = 'closed', closed_at = now(), updated_at = now(),
      snoozed_until = NULL, snooze_reason = ''
    WHERE d.state = 'open' AND d.kind IN ('silence', 'exception') AND ${isOfOpenShard(sql`d.shard`)} AND (
      SELECT s.status = 'Cancelled' OR d.occurrence <> CASE d.kind
        WHEN 'silence' THEN s.version::text
        ELSE coalesce(s.outlook::json -> 'open' ->> d.subject, '') END
      FROM shipment_state s WHERE s.shipment_id = d.shipment_id AND s.shard = d.shard)`.execute(db);
}

/** As long as cases are kept. */
export async function deleteOldItems(db: Db) {
  await deleteDue(
    db,
    'deskItems',
    sql`state = 'closed' AND closed_at < now() - interval '24 months'`,
  );
}
