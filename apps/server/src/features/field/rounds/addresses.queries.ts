import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { StreetAddress } from '../address-points/index.ts';
import { cityOfDelivery } from './city-of-delivery.ts';
import type { PointSource } from './point-source.ts';
import { STREET } from './pool.queries.ts';

export type DoorRow = {
  stopNo: number;
  name: string;
  phone: string;
  addressText: string;
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  instructions: string;
};

/** Of deliveries: the recipients of their shipments. */
export async function selectDoors(
  db: Db,
  roundId: string,
  stopNos: readonly number[] | null,
): Promise<DoorRow[]> {
  const { rows } = await sql<DoorRow>`
    SELECT DISTINCT ON (t.stop_no) t.stop_no, p.name, p.phone, p.address_text, p.line1, p.line2,
      p.postal_code, p.city, p.region, p.instructions
    FROM stop_pieces t
    JOIN shipment_refs r ON r.ref = t.ref
    JOIN shipment_parties p ON p.shipment_id = r.shipment_id AND p.shard = r.shard AND p.role = 'recipient'
    WHERE t.round_id = ${roundId} AND t.kind = 'delivery'
      AND (${stopNos}::smallint[] IS NULL OR t.stop_no = ANY (${stopNos}::smallint[]))
    ORDER BY t.stop_no`.execute(db);
  return rows;
}

/** Of pickups: who hands over there. */
export async function selectPickupDoors(
  db: Db,
  roundId: string,
  stopNos: readonly number[] | null,
): Promise<DoorRow[]> {
  const { rows } = await sql<DoorRow>`
    SELECT t.stop_no, coalesce(party.name, c.name, '') AS name,
      coalesce(nullif(p.contact_phone, ''), nullif(party.phone, ''), c.phone, '') AS phone,
      p.address_text, NULL AS line1, NULL AS line2, NULL AS postal_code, NULL AS city, NULL AS region,
      p.instructions
    FROM stops t
    JOIN pickups p ON p.public_id = t.pickup_id
    LEFT JOIN customers c ON c.id = p.customer_id AND c.shard = p.shard
    LEFT JOIN shipment_parties party
      ON party.shipment_id = p.shipment_id AND party.shard = p.shard AND party.role = 'shipper'
    WHERE t.round_id = ${roundId}
      AND (${stopNos}::smallint[] IS NULL OR t.stop_no = ANY (${stopNos}::smallint[]))`.execute(db);
  return rows;
}

/** The position of a stop, and the address that it was found for. */
type Placed = {
  city: string;
  postalCode: string;
  country: string;
  lat: number | null;
  lon: number | null;
  pointSource: PointSource | null;
  /** In hex. */
  addressKey: string | null;
};

/** The address of its shipment as it is now, and where the stop was put before. */
export type StopAddress = StreetAddress & { roundId: string; stopNo: number; placed: Placed };

type AddressRow = Placed & {
  roundId: string;
  stopNo: number;
  street: string;
  postalCodeNow: string | null;
  cityNow: string | null;
  countryNow: string;
  destination: string;
};

/** Of deliveries alone: a pickup has its address as one text, which stays as it was asked for. */
const STOP_ADDRESS = sql`
  SELECT DISTINCT ON (o.round_id, o.stop_no) o.round_id, o.stop_no, ${STREET} AS street,
    p.postal_code AS postal_code_now, p.city AS city_now, h.destination_country AS country_now,
    h.destination, o.postal_code, o.city, o.country, o.lat, o.lon, o.point_source,
    encode(o.address_key, 'hex') AS address_key
  FROM stops o
  JOIN stop_pieces t ON t.round_id = o.round_id AND t.stop_no = o.stop_no
  JOIN shipment_refs r ON r.ref = t.ref
  JOIN shipments h ON h.id = r.shipment_id AND h.shard = r.shard
  JOIN shipment_parties p ON p.shipment_id = r.shipment_id AND p.shard = r.shard AND p.role = 'recipient'
  WHERE o.kind = 'delivery'`;

function readAddress(row: AddressRow): StopAddress {
  const { roundId, stopNo, street, postalCodeNow, cityNow, countryNow, destination, ...placed } =
    row;
  const country = countryNow;
  const city = cityOfDelivery({ city: cityNow, destination, country });
  return { roundId, stopNo, street, postalCode: postalCodeNow ?? '', city, country, placed };
}

export async function findStopAddress(
  db: Db,
  roundId: string,
  stopNo: number,
): Promise<StopAddress | undefined> {
  const { rows } = await sql<AddressRow>`${STOP_ADDRESS}
    AND o.round_id = ${roundId} AND o.stop_no = ${stopNo}`.execute(db);
  return rows.map(readAddress)[0];
}

export async function selectStopAddresses(
  db: Db,
  roundIds: readonly string[],
): Promise<StopAddress[]> {
  const { rows } = await sql<AddressRow>`${STOP_ADDRESS}
    AND o.open AND o.round_id = ANY (${roundIds}::uuid[])`.execute(db);
  return rows.map(readAddress);
}

/** Stops of open rounds of which the city alone is known, by an index of its own, the newest rounds first. */
export async function selectUnplaced(
  db: Db,
  after: { roundId: string; stopNo: number },
  limit: number,
): Promise<StopAddress[]> {
  const { rows } = await sql<AddressRow>`${STOP_ADDRESS}
    AND o.open AND (o.point_source IS NULL OR o.point_source = 'city')
    AND (o.round_id, o.stop_no) < (${after.roundId}::uuid, ${after.stopNo}::smallint)
    ORDER BY o.round_id DESC, o.stop_no DESC LIMIT ${limit}`.execute(db);
  return rows.map(readAddress);
}

export type PlacedStop = Placed & { roundId: string; stopNo: number };

/** No change of the round for its dispatcher: the order stays. */
export async function writePlaces(db: Db, stops: readonly PlacedStop[]): Promise<void> {
  if (stops.length === 0) return;
  await sql`
    UPDATE stops SET city = placed.city, postal_code = placed."postalCode", country = placed.country,
      lat = placed.lat, lon = placed.lon, point_source = placed."pointSource",
      address_key = decode(placed."addressKey", 'hex')
    FROM json_to_recordset(${JSON.stringify(stops)}) AS placed ("roundId" uuid, "stopNo" smallint,
      city text, "postalCode" text, country text, lat real, lon real, "pointSource" text,
      "addressKey" text)
    WHERE stops.round_id = placed."roundId" AND stops.stop_no = placed."stopNo"`.execute(db);
}

export type PrivateStop = {
  stopNo: number;
  name: string;
  phone: string;
  address: string[];
  instructions: string;
};

export async function insertPrivate(
  tx: Db,
  roundId: string,
  rows: readonly PrivateStop[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('stopPrivate')
    .values(rows.map((row) => ({ ...row, roundId })))
    .onConflict((conflict) => conflict.columns(['roundId', 'stopNo']).doNothing())
    .execute();
}

/** What was erased meanwhile stays so. */
export async function updatePrivate(
  tx: Db,
  roundId: string,
  rows: readonly PrivateStop[],
): Promise<void> {
  for (const { stopNo, ...door } of rows) {
    await tx
      .updateTable('stopPrivate')
      .set(door)
      .where('roundId', '=', roundId)
      .where('stopNo', '=', stopNo)
      .execute();
  }
}

export async function selectPrivate(db: Db, roundId: string): Promise<PrivateStop[]> {
  return db
    .selectFrom('stopPrivate')
    .select(['stopNo', 'name', 'phone', 'address', 'instructions'])
    .where('roundId', '=', roundId)
    .execute();
}

/** A stop keeps its city, and a point that is good to about a kilometre. */
const FORGET_DOOR = sql`address_key = NULL, postal_code = '',
  lat = round(lat::numeric, 2), lon = round(lon::numeric, 2),
  point_source = CASE WHEN lat IS NULL THEN NULL ELSE 'city' END`;

/** A day after a round was closed; true while there are more. */
export async function erasePrivate(tx: Db, hours: number, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    WITH due AS (
      SELECT id FROM rounds WHERE closed_at < now() - make_interval(hours => ${hours})
        AND erased_at IS NULL
      ORDER BY closed_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), gone AS (DELETE FROM stop_private USING due WHERE round_id = due.id),
    forgotten AS (UPDATE stops SET ${FORGET_DOOR} FROM due WHERE round_id = due.id)
    UPDATE rounds SET erased_at = now() FROM due WHERE rounds.id = due.id RETURNING rounds.id`.execute(
    tx,
  );
  return rows.length;
}

/**
 * Of rounds whose day is over since some days and that nobody has closed. `erased_at` stays empty: such a round may get
 * more stops, and its names go with the next run.
 */
export async function erasePrivateOfOverdue(tx: Db, days: number, limit: number): Promise<number> {
  const { rows } = await sql<{ roundId: string }>`
    WITH due AS (
      SELECT id FROM rounds WHERE state IN ('released', 'loading', 'out', 'back')
        AND day < current_date - ${days}::int
        AND EXISTS (SELECT 1 FROM stop_private p WHERE p.round_id = rounds.id)
      ORDER BY day, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), gone AS (DELETE FROM stop_private p USING due WHERE p.round_id = due.id)
    SELECT id AS round_id FROM due`.execute(tx);
  return rows.length;
}

/** Somebody was erased: what couriers still have of these shipments goes at once. */
export async function erasePrivateOfShipments(
  tx: Db,
  shipmentIds: readonly string[],
): Promise<void> {
  await sql`
    WITH theirs AS (
      SELECT DISTINCT t.round_id, t.stop_no FROM stop_pieces t
      JOIN shipments h ON h.tracking_number = t.ref WHERE h.id = ANY (${shipmentIds}::uuid[])
    ), gone AS (DELETE FROM stop_private p USING theirs
      WHERE p.round_id = theirs.round_id AND p.stop_no = theirs.stop_no)
    UPDATE stops SET ${FORGET_DOOR} FROM theirs
    WHERE stops.round_id = theirs.round_id AND stops.stop_no = theirs.stop_no`.execute(tx);
}

export async function erasePrivateOfCustomer(tx: Db, customerId: string): Promise<void> {
  await sql`
    WITH theirs AS (
      SELECT t.round_id, t.stop_no FROM stops t
      JOIN pickups p ON p.public_id = t.pickup_id WHERE p.customer_id = ${customerId}
    ), gone AS (DELETE FROM stop_private p USING theirs
      WHERE p.round_id = theirs.round_id AND p.stop_no = theirs.stop_no)
    UPDATE stops SET ${FORGET_DOOR} FROM theirs
    WHERE stops.round_id = theirs.round_id AND stops.stop_no = theirs.stop_no`.execute(tx);
}
