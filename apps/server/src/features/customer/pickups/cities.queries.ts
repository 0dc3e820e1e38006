import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

const COLUMNS = [
  'area',
  'country',
  'city',
  'places',
  'staffConfirms',
  'revision',
  'changedAt',
] as const;

/** Undefined for a city that is planned by the settings alone. */
export async function findCity(db: Db, area: string) {
  return db.selectFrom('pickupCities').select(COLUMNS).where('area', '=', area).executeTakeFirst();
}
export type CityRow = NonNullable<Awaited<ReturnType<typeof findCity>>>;

export async function selectCities(
  db: Db,
  asked: { search: string; after: string; limit: number },
): Promise<CityRow[]> {
  const { search, after, limit } = asked;
  return db
    .selectFrom('pickupCities')
    .select(COLUMNS)
    .where('area', '>', after)
    .where(sql<boolean>`strpos(area, ${search}) > 0`)
    .orderBy('area')
    .limit(limit)
    .execute();
}

/** False when somebody else added it at the same moment. */
export async function insertCity(db: Db, city: NewRow<'pickupCities'>): Promise<boolean> {
  const result = await db
    .insertInto('pickupCities')
    .values(city)
    .onConflict((conflict) => conflict.column('area').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when it is not at this revision any more. */
export async function updateCity(
  db: Db,
  area: string,
  revision: number,
  change: Pick<NewRow<'pickupCities'>, 'city' | 'places' | 'staffConfirms'>,
): Promise<boolean> {
  const result = await db
    .updateTable('pickupCities')
    .set({ ...change, revision: revision + 1, changedAt: sql<Date>`now()` })
    .where('area', '=', area)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
