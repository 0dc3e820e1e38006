import type { Day } from '@waypost/domain/delivery-dates';
import type { Outlook } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CarriedShard } from '../../../platform/feature.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

type Shipment = {
  shipmentId: string;
  shard: number;
  service: string;
  originCountry: string;
  destinationCountry: string;
};
export type DeliveredShipment = Shipment & { outlook: Outlook };
export type CountedDelivery = Shipment & { day: Day; onTime: boolean };
export type DayChange = Omit<CountedDelivery, 'shipmentId' | 'shard' | 'onTime'> & {
  delivered: number;
  onTime: number;
};

/** The shipments that changed longest ago, once for each change. */
export async function takeChanges(tx: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ shipmentId: string }>`
    DELETE FROM delivery_changes WHERE (id, shard) IN (
      SELECT id, shard FROM delivery_changes WHERE ${IS_IN_OPEN_SHARD} ORDER BY id LIMIT ${limit})
    RETURNING shipment_id`.execute(tx);
  return rows.map((row) => row.shipmentId);
}

export async function takeCounted(tx: Db, ids: readonly string[]): Promise<CountedDelivery[]> {
  const { rows } = await sql<CountedDelivery>`
    DELETE FROM counted_deliveries WHERE shipment_id = ANY (${ids}::uuid[])
    RETURNING shipment_id, shard, service, origin_country, destination_country, day::text AS day,
      on_time`.execute(tx);
  return rows;
}

/** A shipment stored before outlooks existed promised nothing that could be measured. */
export async function readDelivered(tx: Db, ids: readonly string[]): Promise<DeliveredShipment[]> {
  const { rows } = await sql<DeliveredShipment>`
    SELECT s.shipment_id, s.shard, h.service, h.origin_country, h.destination_country,
      s.outlook::json AS outlook
    FROM shipment_state s JOIN shipments h ON h.id = s.shipment_id AND h.shard = s.shard
    WHERE s.shipment_id = ANY (${ids}::uuid[]) AND s.status = 'Delivered'
      AND s.outlook IS NOT NULL`.execute(tx);
  return rows;
}

export async function insertCounted(tx: Db, counted: readonly CountedDelivery[]): Promise<void> {
  await sql`
    INSERT INTO counted_deliveries
      (shipment_id, shard, day, service, origin_country, destination_country, on_time)
    SELECT "shipmentId", shard, day, service, "originCountry", "destinationCountry", "onTime"
    FROM json_to_recordset(${JSON.stringify(counted)}) AS counted ("shipmentId" uuid,
      shard smallint, day date, service text, "originCountry" text, "destinationCountry" text,
      "onTime" boolean)`.execute(tx);
}

export async function addToDays(tx: Db, changes: readonly DayChange[]): Promise<void> {
  await sql`
    INSERT INTO deliveries_by_day AS d
      (day, service, origin_country, destination_country, delivered, on_time)
    SELECT day, service, "originCountry", "destinationCountry", delivered, "onTime"
    FROM json_to_recordset(${JSON.stringify(changes)}) AS change (day date, service text,
      "originCountry" text, "destinationCountry" text, delivered integer, "onTime" integer)
    ON CONFLICT (day, service, origin_country, destination_country)
      DO UPDATE SET delivered = d.delivered + excluded.delivered,
        on_time = d.on_time + excluded.on_time`.execute(tx);
}

/** Of what is counted of a shard that comes to this cell, or leaves it. */
export async function carryDeliveries(tx: Db, { shard, sign }: CarriedShard): Promise<void> {
  await sql`
    INSERT INTO deliveries_by_day AS d
      (day, service, origin_country, destination_country, delivered, on_time)
    SELECT day, service, origin_country, destination_country, ${sign}::int * count(*),
      ${sign}::int * count(*) FILTER (WHERE on_time)
    FROM counted_deliveries WHERE shard = ${shard}
    GROUP BY day, service, origin_country, destination_country
    ON CONFLICT (day, service, origin_country, destination_country)
      DO UPDATE SET delivered = d.delivered + excluded.delivered,
        on_time = d.on_time + excluded.on_time`.execute(tx);
}

type Punctual = { delivered: number; onTime: number };

/** Of the last so many days, including today. */
const SINCE = (days: number) =>
  sql`day > (now() AT TIME ZONE 'UTC')::date - ${days}::integer AND delivered > 0`;

export async function sumDeliveries(db: Db, days: number): Promise<Punctual> {
  const { rows } = await sql<Punctual>`
    SELECT coalesce(sum(delivered), 0)::float8 AS delivered,
      coalesce(sum(on_time), 0)::float8 AS on_time
    FROM deliveries_by_day WHERE ${SINCE(days)}`.execute(db);
  return rows[0] ?? { delivered: 0, onTime: 0 };
}

export async function sumByService(
  db: Db,
  days: number,
): Promise<(Punctual & { service: string })[]> {
  const { rows } = await sql<Punctual & { service: string }>`
    SELECT service, sum(delivered)::float8 AS delivered, sum(on_time)::float8 AS on_time
    FROM deliveries_by_day WHERE ${SINCE(days)} GROUP BY service ORDER BY service`.execute(db);
  return rows;
}

export type LaneSum = Punctual & { originCountry: string; destinationCountry: string };

/** Those with the most deliveries. */
export async function sumByLane(db: Db, days: number, limit: number): Promise<LaneSum[]> {
  const { rows } = await sql<LaneSum>`
    SELECT origin_country, destination_country, sum(delivered)::float8 AS delivered,
      sum(on_time)::float8 AS on_time
    FROM deliveries_by_day WHERE ${SINCE(days)}
    GROUP BY origin_country, destination_country
    ORDER BY sum(delivered) DESC, origin_country, destination_country LIMIT ${limit}`.execute(db);
  return rows;
}
