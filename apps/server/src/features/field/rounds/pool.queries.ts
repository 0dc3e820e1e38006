import type { Box } from '@waypost/domain/measures';
import type { PickupStatus } from '@waypost/domain/pickups';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { StreetAddress } from '../address-points/index.ts';

/** Of a party `p`; older bookings know one text only. */
export const STREET = sql`coalesce(p.line1, split_part(p.address_text, ',', 1))`;

export type PoolRow = {
  ref: string;
  shipmentId: string;
  service: string;
  city: string | null;
  destination: string;
  postalCode: string | null;
  country: string;
  pieces: number;
  weightGrams: number;
  dueOn: string | null;
  arrived: boolean;
  fold: string;
};

const LIVE = sql`live_shipments l
  JOIN shipments h ON h.id = l.shipment_id AND h.shard = l.shard
  JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard`;

/**
 * What this hub delivers and no open round has. Live shipments are counted once a minute, so what has left since is told
 * by its state.
 */
function isInPool(hubId: string) {
  return sql`l.hub_id = ${hubId} AND h.hold IS NULL
    AND s.status NOT IN ('Out for Delivery', 'Delivered', 'Cancelled')
    AND NOT EXISTS (SELECT 1 FROM stop_pieces t
      WHERE t.ref = h.tracking_number AND t.kind = 'delivery' AND t.open)`;
}

/** Some piece of it has an open exception; whether another one can be delivered is in its fold. */
const IS_TROUBLED = sql`s.status = 'Exception'`;

/** By the index of live shipments of a hub, what is due first; also what is partly there. */
export async function selectPoolShipments(
  db: Db,
  hubId: string,
  { troubled, limit }: { troubled: boolean; limit: number },
): Promise<PoolRow[]> {
  const { rows } = await sql<PoolRow>`
    SELECT h.tracking_number AS ref, l.shipment_id, l.service, p.city, h.destination, p.postal_code,
      h.destination_country AS country, l.pieces, l.weight_grams::float8 AS weight_grams,
      l.due_on::text AS due_on, l.phase = 'arrived' AS arrived, s.fold
    FROM ${LIVE}
    LEFT JOIN shipment_parties p ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'
    WHERE ${isInPool(hubId)} AND (${IS_TROUBLED}) = ${troubled} AND l.phase IN ('arrived', 'coming')
      AND (l.phase = 'arrived' OR EXISTS (
        SELECT 1 FROM hub_stays y WHERE y.shipment_id = l.shipment_id AND y.hub_id = l.hub_id))
    ORDER BY l.due_on, l.shipment_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Figures of the board, without open exceptions: at most so many are counted, more than a board can show is no figure. */
export async function countPoolShipments(db: Db, hubId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM ${LIVE}
      WHERE ${isInPool(hubId)} AND NOT ${IS_TROUBLED} AND l.phase = 'arrived' LIMIT ${limit}
    ) AS waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Numbers of shipments that are at the hub as a whole and without open exceptions, what is due first. */
export async function selectPoolRefs(db: Db, hubId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    SELECT h.tracking_number AS ref FROM ${LIVE}
    WHERE ${isInPool(hubId)} AND NOT ${IS_TROUBLED} AND l.phase = 'arrived'
    ORDER BY l.due_on, l.shipment_id LIMIT ${limit}`.execute(db);
  return rows.map(({ ref }) => ref);
}

/** Of recipients of the pool, for a geocoder. */
export async function selectPoolAddresses(
  db: Db,
  hubId: string,
  limit: number,
): Promise<StreetAddress[]> {
  const { rows } = await sql<StreetAddress>`
    SELECT ${STREET} AS street, coalesce(p.postal_code, '') AS postal_code,
      coalesce(p.city, '') AS city, h.destination_country AS country
    FROM ${LIVE}
    JOIN shipment_parties p ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'
    WHERE ${isInPool(hubId)} AND l.phase IN ('arrived', 'coming')
    ORDER BY l.due_on, l.shipment_id LIMIT ${limit}`.execute(db);
  return rows;
}

export type PoolPickupRow = {
  pickupId: string;
  area: string;
  city: string | null;
  country: string;
  status: PickupStatus;
  window: string;
  startsAt: Date;
  endsAt: Date;
  pieces: number;
  createdAt: Date;
};

/**
 * Of every area: which hub an area belongs to is not in the database. One that was moved here from another day is offered
 * once its old round has let it go, within a minute: before that a round could not take it.
 */
export async function selectPoolPickups(db: Db, day: string): Promise<PoolPickupRow[]> {
  const { rows } = await sql<PoolPickupRow>`
    SELECT p.public_id AS pickup_id, p.area, p.city, p.country, p.status, p.pickup_window AS window,
      p.starts_at, p.ends_at, p.created_at, coalesce((SELECT sum(s.piece_count)::int
        FROM pickup_shipments a JOIN shipments s ON s.id = a.shipment_id
        WHERE a.pickup_id = p.id), 0) AS pieces
    FROM pickups p
    WHERE p.day = ${day} AND p.status IN ('Requested', 'Scheduled')
      AND NOT EXISTS (SELECT 1 FROM stops t WHERE t.pickup_id = p.public_id AND t.open)
    ORDER BY p.starts_at, p.id`.execute(db);
  return rows;
}

export type DeliverableRow = {
  ref: string;
  shipmentId: string;
  serviceType: string;
  service: string;
  insured: boolean;
  paymentMethod: string;
  hasEmail: boolean;
  city: string | null;
  postalCode: string | null;
  destination: string;
  country: string;
  street: string;
  pieceCount: number;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  parcels: Box[] | null;
  fold: string;
};

/** Of these numbers, the shipments that this hub may deliver: nothing that is on hold, at an end, or of another hub. */
export async function selectDeliverable(
  db: Db,
  hubId: string,
  refs: readonly string[],
): Promise<DeliverableRow[]> {
  const { rows } = await sql<DeliverableRow>`
    SELECT h.tracking_number AS ref, h.id AS shipment_id, h.service_type, h.service, h.insured,
      h.payment_method, coalesce(p.email, '') <> '' AS has_email, p.city, p.postal_code, h.destination,
      h.destination_country AS country, coalesce(${STREET}, '') AS street, h.piece_count, h.weight_grams, h.length_mm, h.width_mm,
      h.height_mm, h.parcels, s.fold
    FROM unnest(${refs}::text[]) AS wanted (ref)
    JOIN shipment_refs r ON r.ref = wanted.ref AND r.kind = 'number'
    JOIN shipments h ON h.id = r.shipment_id AND h.shard = r.shard
    JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
    LEFT JOIN shipment_parties p ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'
    LEFT JOIN live_shipments l ON l.shipment_id = h.id AND l.shard = h.shard
    WHERE h.hold IS NULL AND s.status NOT IN ('Delivered', 'Cancelled')
      AND (l.hub_id = ${hubId} OR EXISTS (
        SELECT 1 FROM hub_stays y WHERE y.shipment_id = h.id AND y.hub_id = ${hubId}))`.execute(db);
  return rows;
}

export type CollectableRow = {
  pickupId: string;
  addressText: string;
  city: string | null;
  area: string;
  country: string;
  startsAt: Date;
  endsAt: Date;
  ref: string | null;
  service: string | null;
  pieceCount: number | null;
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  parcels: Box[] | null;
};

/** Open pickups with the shipments that go with them, a row each; one row for a pickup without any. */
export async function selectCollectable(
  db: Db,
  pickupIds: readonly string[],
): Promise<CollectableRow[]> {
  const { rows } = await sql<CollectableRow>`
    SELECT p.public_id AS pickup_id, p.address_text, p.city, p.area, p.country, p.starts_at, p.ends_at,
      h.tracking_number AS ref, h.service, h.piece_count, h.weight_grams, h.length_mm, h.width_mm,
      h.height_mm, h.parcels
    FROM pickups p
    LEFT JOIN pickup_shipments a ON a.pickup_id = p.id AND a.shard = p.shard
    LEFT JOIN shipments h ON h.id = a.shipment_id AND h.cancelled_at IS NULL
    WHERE p.public_id = ANY (${pickupIds}::text[]) AND p.status IN ('Requested', 'Scheduled')
    ORDER BY p.id, h.id`.execute(db);
  return rows;
}
