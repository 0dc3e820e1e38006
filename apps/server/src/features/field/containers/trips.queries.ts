import type { TripState } from '@waypost/domain/containers';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

export type TripRow = {
  id: string;
  hubId: string;
  toHubId: string;
  vehicle: string;
  seal: string;
  plannedAt: Date | null;
  state: TripState;
  departActId: string | null;
  departSourceId: number | null;
  departedAt: Date | null;
  arrivedAt: Date | null;
  arrivedHubId: string | null;
  endedAt: Date | null;
};

const TRIP = sql`id, hub_id, to_hub_id, vehicle, seal, planned_at, state, depart_act_id, depart_source_id,
  departed_at, arrived_at, arrived_hub_id, ended_at`;

/** False when it exists. */
export async function insertTrip(tx: Db, trip: NewRow<'trips'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('trips')
    .values(trip)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function lockTrip(tx: Db, id: string): Promise<TripRow | undefined> {
  const { rows } = await sql<TripRow>`
    SELECT ${TRIP} FROM trips WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

export async function updateTrip(
  tx: Db,
  id: string,
  change: Partial<Omit<NewRow<'trips'>, 'id'>>,
): Promise<void> {
  await tx.updateTable('trips').set(change).where('id', '=', id).execute();
}

export async function selectTrip(db: Db, id: string): Promise<TripRow | undefined> {
  const { rows } = await sql<TripRow>`SELECT ${TRIP} FROM trips WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** From and to a hub, the newest first. */
export async function selectTrips(
  db: Db,
  hubId: string,
  { unendedOnly, limit }: { unendedOnly: boolean; limit: number },
): Promise<TripRow[]> {
  const shown = unendedOnly ? sql`AND ended_at IS NULL` : sql``;
  const { rows } = await sql<TripRow>`
    SELECT ${TRIP} FROM (
      (SELECT * FROM trips WHERE hub_id = ${hubId} ${shown}
        ORDER BY created_at DESC, id DESC LIMIT ${limit})
      UNION
      (SELECT * FROM trips WHERE to_hub_id = ${hubId} ${shown}
        ORDER BY created_at DESC, id DESC LIMIT ${limit})
    ) AS either ORDER BY created_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** On this trip from now on, and on no other that has not left. */
export async function putOnTrip(
  tx: Db,
  tripId: string,
  containerId: string,
  when: { loadedAt: Date; arrivedAt: Date | null },
): Promise<void> {
  await takeOffTrips(tx, containerId);
  await tx
    .insertInto('tripContainers')
    .values({ tripId, containerId, ...when })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Off those that have not left. One by which it has arrived did leave: its departure was not told yet. */
export async function takeOffTrips(tx: Db, containerId: string): Promise<void> {
  await sql`
    DELETE FROM trip_containers USING trips
    WHERE container_id = ${containerId} AND trips.id = trip_id
      AND trips.departed_at IS NULL AND trip_containers.arrived_at IS NULL`.execute(tx);
}

export type OnTrip = {
  tripId: string;
  containerId: string;
  code: string;
  loadedAt: Date;
  arrivedAt: Date | null;
  missingAt: Date | null;
};

export async function selectOnTrips(db: Db, tripIds: readonly string[]): Promise<OnTrip[]> {
  const { rows } = await sql<OnTrip>`
    SELECT t.trip_id, t.container_id, c.code, t.loaded_at, t.arrived_at, t.missing_at
    FROM trip_containers t JOIN containers c ON c.id = t.container_id
    WHERE t.trip_id = ANY (${tripIds}::uuid[])
    ORDER BY t.trip_id, c.code`.execute(db);
  return rows;
}

/** The trips by which it was to arrive at that time; they have it no more. */
export async function markUnloaded(tx: Db, containerId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ tripId: string }>`
    UPDATE trip_containers SET arrived_at = ${at}, missing_at = NULL
    WHERE container_id = ${containerId} AND arrived_at IS NULL AND loaded_at <= ${at}
    RETURNING trip_id`.execute(tx);
  return rows.map(({ tripId }) => tripId);
}

export async function markMissing(
  tx: Db,
  tripId: string,
  containerIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE trip_containers SET missing_at = now()
    WHERE trip_id = ${tripId} AND container_id = ANY (${containerIds}::uuid[])`.execute(tx);
}

/** Unloading does not take longer than this, and no trip lasts longer. One that arrived has left, told or not. */
export async function selectUnfinished(
  db: Db,
  { arrivedHours, departedDays }: { arrivedHours: number; departedDays: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM trips
    WHERE ended_at IS NULL
      AND (arrived_at < now() - make_interval(hours => ${arrivedHours})
        OR departed_at < now() - make_interval(days => ${departedDays}))
    ORDER BY coalesce(departed_at, arrived_at) LIMIT 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of a day that is over since some hours at the hub, by its plan or by what was loaded last, and never left. */
export async function selectNeverLeft(db: Db, hours: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM trips t JOIN hubs h ON h.id = t.hub_id
    WHERE t.ended_at IS NULL AND t.departed_at IS NULL AND t.arrived_at IS NULL
      AND (((greatest(t.created_at, t.planned_at, (
          SELECT max(c.loaded_at) FROM trip_containers c WHERE c.trip_id = t.id
        )) AT TIME ZONE h.time_zone)::date + 1)::timestamp AT TIME ZONE h.time_zone)
        + make_interval(hours => ${hours}) < now()
    ORDER BY t.created_at LIMIT 500`.execute(db);
  return rows.map(({ id }) => id);
}
