import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

const COLUMNS = [
  'id',
  'name',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'country',
  'lat',
  'lon',
  'hours',
  'directions',
  'createdAt',
  'closedAt',
] as const;

export async function findServicePoint(db: Db, id: string) {
  return db.selectFrom('servicePoints').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}
export type ServicePointRow = NonNullable<Awaited<ReturnType<typeof findServicePoint>>>;

/** Held until the transaction ends, so that two members of staff change it one after the other. */
export async function lockServicePoint(db: Db, id: string) {
  return db
    .selectFrom('servicePoints')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function selectOpenPoints(db: Db, limit: number): Promise<ServicePointRow[]> {
  return db
    .selectFrom('servicePoints')
    .select(COLUMNS)
    .where('closedAt', 'is', null)
    .orderBy('country')
    .orderBy('city')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** In the country of the position, because a parcel dropped off abroad begins another journey. */
export async function selectNearest(
  db: Db,
  position: { country: string; lat: number; lon: number },
  limit: number,
): Promise<ServicePointRow[]> {
  const { country, lat, lon } = position;
  return db
    .selectFrom('servicePoints')
    .select(COLUMNS)
    .where('country', '=', country)
    .where('closedAt', 'is', null)
    .orderBy(sql`(lat - ${lat}) ^ 2 + ((lon - ${lon}) * cos(radians(${lat}))) ^ 2`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function selectPoints(
  db: Db,
  asked: {
    search: string;
    state?: 'open' | 'closed' | undefined;
    after?: string | undefined;
    limit: number;
  },
): Promise<ServicePointRow[]> {
  const { search, state, after, limit } = asked;
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('servicePoints')
    .select(COLUMNS)
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([eb('name', 'ilike', part), eb('city', 'ilike', part)])),
    )
    .$if(state === 'open', (query) => query.where('closedAt', 'is', null))
    .$if(state === 'closed', (query) => query.where('closedAt', 'is not', null))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Those that are there already stay as they are. */
export async function addServicePoints(
  db: Db,
  points: readonly NewRow<'servicePoints'>[],
): Promise<void> {
  await db
    .insertInto('servicePoints')
    .values(points)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function updateServicePoint(
  db: Db,
  id: string,
  change: Partial<Omit<NewRow<'servicePoints'>, 'id'>>,
): Promise<void> {
  await db.updateTable('servicePoints').set(change).where('id', '=', id).execute();
}

export async function markOpen(db: Db, id: string, open: boolean): Promise<void> {
  await db
    .updateTable('servicePoints')
    .set({ closedAt: open ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
