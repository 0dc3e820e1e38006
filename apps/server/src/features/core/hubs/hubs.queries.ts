import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

const COLUMNS = [
  'id',
  'code',
  'name',
  'city',
  'country',
  'lat',
  'lon',
  'timeZone',
  'createdAt',
  'closedAt',
] as const;

export async function findHub(db: Db, id: string) {
  return db.selectFrom('hubs').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}
export type HubRow = NonNullable<Awaited<ReturnType<typeof findHub>>>;

/** A carrier has hundreds at most. */
export async function selectAllHubs(db: Db): Promise<HubRow[]> {
  return db.selectFrom('hubs').select(COLUMNS).orderBy('code').execute();
}

/** Held until the transaction ends, so that two members of staff change it one after the other. */
export async function lockHub(db: Db, id: string) {
  return db
    .selectFrom('hubs')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function selectHubs(
  db: Db,
  asked: {
    search: string;
    state?: 'active' | 'inactive' | undefined;
    after?: string | undefined;
    limit: number;
  },
): Promise<HubRow[]> {
  const { search, state, after, limit } = asked;
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('hubs')
    .select(COLUMNS)
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('code', 'ilike', part), eb('name', 'ilike', part), eb('city', 'ilike', part)]),
      ),
    )
    .$if(state === 'active', (query) => query.where('closedAt', 'is', null))
    .$if(state === 'inactive', (query) => query.where('closedAt', 'is not', null))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Those that are there already stay as they are. */
export async function addHubs(db: Db, hubs: readonly NewRow<'hubs'>[]): Promise<void> {
  await db
    .insertInto('hubs')
    .values(hubs)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function updateHub(
  db: Db,
  id: string,
  change: Partial<Omit<NewRow<'hubs'>, 'id'>>,
): Promise<void> {
  await db.updateTable('hubs').set(change).where('id', '=', id).execute();
}

export async function markActive(db: Db, id: string, active: boolean): Promise<void> {
  await db
    .updateTable('hubs')
    .set({ closedAt: active ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
