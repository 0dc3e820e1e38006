import type { Box } from '@waypost/domain/measures';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { StoredEvent } from '../scans/index.ts';
import type { Counted, LiveShipment, LiveSum, StoredStay } from './live-sums.ts';

export async function takeCounted(tx: Db, ids: readonly string[]): Promise<Counted> {
  const live = await sql<LiveShipment>`
    DELETE FROM live_shipments WHERE shipment_id = ANY (${ids}::uuid[])
    RETURNING shipment_id, shard, service, status, lane, phase, hub_id, origin_hub_id, due_on::text AS due_on,
      promised_on::text AS promised_on, moved_by, pieces, weight_grams::float8 AS weight_grams`.execute(
    tx,
  );
  const stays = await sql<StoredStay>`
    DELETE FROM hub_stays WHERE shipment_id = ANY (${ids}::uuid[])
    RETURNING shipment_id, shard, hub_id, since::text AS since, since_on::text AS since_on, pieces,
      weight_grams::float8 AS weight_grams`.execute(tx);
  return { live: live.rows, stays: stays.rows };
}

export async function insertCounted(tx: Db, { live, stays }: Counted): Promise<void> {
  await sql`
    INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, hub_id, origin_hub_id, due_on,
      promised_on, moved_by, pieces, weight_grams)
    SELECT "shipmentId", shard, service, status, lane, phase, "hubId", "originHubId", "dueOn", "promisedOn", "movedBy",
      pieces, "weightGrams"
    FROM json_to_recordset(${JSON.stringify(live)}) AS live ("shipmentId" uuid, shard smallint,
      service text, status text, lane text, phase text, "hubId" uuid, "originHubId" uuid, "dueOn" date,
      "promisedOn" date, "movedBy" text, pieces integer, "weightGrams" bigint)`.execute(tx);
  await sql`
    INSERT INTO hub_stays (shipment_id, shard, hub_id, since, since_on, pieces, weight_grams)
    SELECT "shipmentId", shard, "hubId", since, "sinceOn", pieces, "weightGrams"
    FROM json_to_recordset(${JSON.stringify(stays)}) AS stay ("shipmentId" uuid, shard smallint,
      "hubId" uuid, since timestamptz, "sinceOn" date, pieces integer, "weightGrams" bigint)`.execute(
    tx,
  );
}

export async function addToSums(tx: Db, changes: readonly LiveSum[]): Promise<void> {
  await sql`
    INSERT INTO live_sums AS s (kind, day, hub_id, detail, shipments, pieces, weight_grams)
    SELECT kind, day, "hubId", detail, shipments, pieces, "weightGrams"
    FROM json_to_recordset(${JSON.stringify(changes)}) AS change (kind text, day date, "hubId" uuid,
      detail text, shipments integer, pieces integer, "weightGrams" bigint)
    ON CONFLICT (kind, day, hub_id, detail) DO UPDATE
      SET shipments = s.shipments + excluded.shipments, pieces = s.pieces + excluded.pieces,
        weight_grams = s.weight_grams + excluded.weight_grams`.execute(tx);
}

/** Of the sums that were changed just now, those of nothing any more. */
export async function deleteEmptySums(tx: Db, changes: readonly LiveSum[]): Promise<void> {
  await sql`
    DELETE FROM live_sums s
    USING json_to_recordset(${JSON.stringify(changes)})
      AS change (kind text, day date, "hubId" uuid, detail text)
    WHERE s.kind = change.kind AND s.day = change.day AND s.hub_id = change."hubId"
      AND s.detail = change.detail AND s.shipments = 0`.execute(tx);
}

export type OnItsWay = {
  shipmentId: string;
  shard: number;
  service: string;
  status: LiveShipment['status'];
  origin: string;
  originCountry: string;
  destination: string;
  destinationCountry: string;
  /** Of the recipient's address; null where only a text is known. */
  city: string | null;
  pieceCount: number;
  piecesDelivered: number;
  weightGrams: number;
  parcels: Box[] | null;
  bookedAtMs: number;
  fold: string;
  outlook: string | null;
};

/** A shipment on hold is not ours yet. */
export async function readOnTheirWay(tx: Db, ids: readonly string[]): Promise<OnItsWay[]> {
  const { rows } = await sql<OnItsWay>`
    SELECT h.id AS shipment_id, h.shard,
      CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END AS service, s.status,
      h.origin, h.origin_country, h.destination, h.destination_country, p.city, s.piece_count,
      s.pieces_delivered, h.weight_grams, h.parcels,
      (extract(epoch FROM s.booked_at) * 1000)::float8 AS booked_at_ms, s.fold, s.outlook
    FROM shipments h
    JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
    LEFT JOIN shipment_parties p
      ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'
    WHERE h.id = ANY (${ids}::uuid[]) AND h.hold IS NULL
      AND s.status NOT IN ('Delivered', 'Cancelled')`.execute(tx);
  return rows;
}

export type PlacedEvent = StoredEvent & { city: string | null; country: string | null };

export async function readEvents(tx: Db, ids: readonly string[]): Promise<PlacedEvent[]> {
  const { rows } = await sql<PlacedEvent>`
    SELECT shipment_id, source_id, scan_id, piece_no, code, reason, set_status, voids_source_id,
      voids_scan_id, (extract(epoch FROM occurred_at) * 1000)::float8 AS occurred_ms,
      (extract(epoch FROM recorded_at) * 1000)::float8 AS recorded_ms, NULL AS earliest_on,
      NULL AS latest_on, city, country
    FROM tracking_events WHERE shipment_id = ANY (${ids}::uuid[])`.execute(tx);
  return rows;
}

/** The hubs in which devices stand. */
export async function readSourceHubs(tx: Db): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('sources')
    .select(['id', 'hubId'])
    .where('hubId', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, hubId }) => [id, hubId ?? '']));
}
