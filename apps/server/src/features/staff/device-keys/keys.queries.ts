import { sql } from 'kysely';
import type { Db, NewRow, Statement, StatementRunner } from '../../../platform/database.ts';
import type { SourceKind } from '../../../../db/tables.ts';

const IS_OVER = sql<boolean>`coalesce(api_keys.expires_at <= now(), false)`;

/** Prepared: a device asks with every call, and many calls carry a few scans. */
const FIND_LIVE_KEY: Statement = {
  name: 'find_live_device_key',
  text: `
    SELECT id, source_id AS "sourceId", scopes,
      coalesce(last_used_at < now() - interval '1 minute', true) AS "isStale"
    FROM api_keys
    WHERE secret_hash = $1 AND revoked_at IS NULL AND coalesce(expires_at > now(), true)`,
};

type LiveKey = { id: string; sourceId: number; scopes: string[]; isStale: boolean };

export async function findLiveKey(
  prepared: StatementRunner,
  secretHash: Buffer,
): Promise<LiveKey | undefined> {
  const { rows } = await prepared.query<LiveKey>({ ...FIND_LIVE_KEY, values: [secretHash] });
  return rows[0];
}

/** Once a minute is enough to see which keys are in use; of many at once the first writes. */
export async function noteKeyUse(db: Db, keyId: string) {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('id', '=', keyId)
    .where(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`)
    .execute();
}

/** Two callers may name a new source at the same time; both get the one row. */
export async function ensureSource(db: Db, name: string, kind: SourceKind): Promise<number> {
  const made = await insertSource(db, name, kind);
  if (made !== undefined) return made;
  const source = await db
    .selectFrom('sources')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return source.id;
}

/** Undefined when the name is taken. */
export async function insertSource(
  db: Db,
  name: string,
  kind: SourceKind,
  hubId: string | null = null,
): Promise<number | undefined> {
  const row = await db
    .insertInto('sources')
    .values({ name, kind, hubId })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function storeHub(db: Db, sourceId: number, hubId: string | null): Promise<void> {
  await db.updateTable('sources').set({ hubId }).where('id', '=', sourceId).execute();
}

export async function insertKey(db: Db, key: NewRow<'apiKeys'>) {
  await db.insertInto('apiKeys').values(key).execute();
}

export async function markKeyRevoked(
  db: Db,
  keyId: string,
  by: { staffId: string | null; reason: string },
): Promise<boolean> {
  const result = await db
    .updateTable('apiKeys')
    .set({
      revokedAt: sql<Date>`now()`,
      revokedBy: by.staffId,
      revokedReason: by.reason,
    })
    .where('id', '=', keyId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Never later than it would have ended anyway. False for a key that has ended or was replaced already. */
export async function replaceKey(
  db: Db,
  keyId: string,
  { successorId, overlapHours }: { successorId: string; overlapHours: number },
): Promise<boolean> {
  const result = await db
    .updateTable('apiKeys')
    .set({
      replacedBy: successorId,
      expiresAt: sql<Date>`least(expires_at, now() + make_interval(hours => ${overlapHours}))`,
    })
    .where('id', '=', keyId)
    .where('revokedAt', 'is', null)
    .where(IS_OVER, '=', false)
    .where('replacedBy', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function keys(db: Db) {
  return db
    .selectFrom('apiKeys')
    .innerJoin('sources', 'sources.id', 'apiKeys.sourceId')
    .leftJoin('hubs', 'hubs.id', 'sources.hubId')
    .leftJoin('staffMembers as maker', 'maker.id', 'apiKeys.createdBy')
    .leftJoin('staffMembers as revoker', 'revoker.id', 'apiKeys.revokedBy')
    .select(['apiKeys.id', 'apiKeys.sourceId', 'sources.name', 'sources.kind'])
    .select(['apiKeys.hint', 'apiKeys.scopes', 'apiKeys.createdAt', 'apiKeys.lastUsedAt'])
    .select(['apiKeys.expiresAt', 'apiKeys.revokedAt', 'apiKeys.revokedReason'])
    .select(['apiKeys.replacedBy', 'hubs.id as hubId', 'hubs.code as hubCode'])
    .select(['maker.name as maker', 'revoker.name as revoker'])
    .select(IS_OVER.as('isOver'));
}

/** Ids are made in the order of time: newest first is along the primary key. */
export async function selectKeys(
  db: Db,
  asked: {
    search: string;
    state?: 'live' | 'ended' | undefined;
    after?: string | undefined;
    limit: number;
  },
) {
  const { search, state, after, limit } = asked;
  const part = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const isLive = sql<boolean>`(api_keys.revoked_at IS NULL AND NOT ${IS_OVER})`;
  return keys(db)
    .$if(search !== '', (query) => query.where('sources.name', 'ilike', part))
    .$if(state !== undefined, (query) => query.where(isLive, '=', state === 'live'))
    .$if(after !== undefined, (query) => query.where('apiKeys.id', '<', after ?? ''))
    .orderBy('apiKeys.id', 'desc')
    .limit(limit)
    .execute();
}
export type KeyRow = Awaited<ReturnType<typeof selectKeys>>[number];

export async function findKey(db: Db, keyId: string): Promise<KeyRow | undefined> {
  return keys(db).where('apiKeys.id', '=', keyId).executeTakeFirst();
}
