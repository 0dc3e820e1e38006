import type { Status } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** A hub with more than this needs a device of another kind: the table would be 2.4 MB. */
const MOST_EXPECTED = 200_000;
/** Cancelled and held shipments are few; of more than this the newest count. */
const MOST_STOPPED = 20_000;

export type Sortable = {
  trackingNumber: string;
  pieceCount: number;
  service: string;
  destination: string;
  country: string;
  city: string | null;
  postalCode: string | null;
  deliveredBy: string | null;
  isStopped: boolean;
  isCash: boolean;
};

const FACTS = sql`h.tracking_number, h.piece_count,
  CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END AS service, h.destination,
  h.destination_country AS country, p.city, p.postal_code, h.payment_method = 'cod' AS is_cash`;

const RECIPIENT = sql`LEFT JOIN shipment_parties p
  ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'`;

/** On their way: collected by the hub, standing in it or delivered from it. */
export async function selectExpected(db: Db, hubId: string): Promise<Sortable[]> {
  const { rows } = await sql<Sortable>`
    WITH wanted AS (
      SELECT shipment_id, shard FROM live_shipments WHERE hub_id = ${hubId}
      UNION SELECT shipment_id, shard FROM live_shipments WHERE origin_hub_id = ${hubId}
      UNION SELECT shipment_id, shard FROM hub_stays WHERE hub_id = ${hubId}
      LIMIT ${MOST_EXPECTED})
    SELECT ${FACTS}, l.hub_id AS delivered_by, l.phase = 'stopped' AS is_stopped
    FROM wanted w
    JOIN live_shipments l ON l.shipment_id = w.shipment_id AND l.shard = w.shard
    JOIN shipments h ON h.id = w.shipment_id AND h.shard = w.shard
    ${RECIPIENT}`.execute(db);
  return rows;
}

/** Cancelled ones travel at most this long after their label was printed. */
const CANCELLED_DAYS = 14;

/** Held or cancelled, whatever their hub: they must not travel on from any. */
export async function selectStopped(db: Db): Promise<Sortable[]> {
  const { rows } = await sql<Sortable>`
    SELECT ${FACTS}, NULL AS delivered_by, true AS is_stopped
    FROM (
      (SELECT id, shard FROM shipments WHERE hold IS NOT NULL
        ORDER BY booked_at DESC LIMIT ${MOST_STOPPED})
      UNION
      (SELECT id, shard FROM shipments
        WHERE cancelled_at > now() - make_interval(days => ${CANCELLED_DAYS})
        ORDER BY cancelled_at DESC LIMIT ${MOST_STOPPED})
    ) AS stopped
    JOIN shipments h USING (id, shard)
    ${RECIPIENT}`.execute(db);
  return rows;
}

export type SortablePiece = Sortable & { status: Status };

export async function findSortable(
  db: Db,
  trackingNumber: string,
): Promise<SortablePiece | undefined> {
  const { rows } = await sql<SortablePiece>`
    SELECT ${FACTS}, l.hub_id AS delivered_by, s.status,
      h.hold IS NOT NULL OR s.status = 'Cancelled' OR coalesce(l.phase = 'stopped', false) AS is_stopped
    FROM shipment_refs r
    JOIN shipments h ON h.id = r.shipment_id AND h.shard = r.shard
    JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
    LEFT JOIN live_shipments l ON l.shipment_id = h.id AND l.shard = h.shard
    ${RECIPIENT}
    WHERE r.ref = ${trackingNumber}`.execute(db);
  return rows[0];
}
