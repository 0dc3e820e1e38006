import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Of a hub, who has the right to drive. */
export async function selectDrivers(
  db: Db,
  hubId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM field_people
    WHERE hub_id = ${hubId} AND 'drive' = ANY (rights) AND deactivated_at IS NULL
    ORDER BY name, id`.execute(db);
  return rows;
}

export async function mayDrive(db: Db, hubId: string, personId: string): Promise<boolean> {
  return (await selectDrivers(db, hubId)).some(({ id }) => id === personId);
}

export async function readPeople(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM field_people WHERE id = ANY (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
