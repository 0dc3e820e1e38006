import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { SourceKind } from '../../../../db/tables.ts';

const IS_OVER = sql<boolean>`coalesce(api_keys.expires_at <= now(), false)`;

export async function findLiveKey(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'source_id', 'scopes'])
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('is_stale'))
    .where('secret_hash', '=', secretHash)
    .where('revoked_at', 'is', null)
    .where(IS_OVER, '=', false)
    .executeTakeFirst();
}

/** Once a minute is enough to see which keys are in use; of many at once the first writes. */
export async function noteKeyUse(db: Db, keyId: string) {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql<Date>`now()` })
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
): Promise<number | undefined> {
  const row = await db
    .insertInto('sources')
    .values({ name, kind })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertKey(
  db: Db,
  key: {
    id: string;
    sourceId: number;
    secretHash: Buffer;
    hint: string;
    scopes: string[];
    createdBy: string | null;
    expiresAt: Date | null;
  },
) {
  await db
    .insertInto('api_keys')
    .values({
      id: key.id,
      source_id: key.sourceId,
      secret_hash: key.secretHash,
      hint: key.hint,
      scopes: key.scopes,
      created_by: key.createdBy,
      expires_at: key.expiresAt,
    })
    .execute();
}

export async function markKeyRevoked(
  db: Db,
  keyId: string,
  by: { staffId: string | null; reason: string },
): Promise<boolean> {
  const result = await db
    .updateTable('api_keys')
    .set({
      revoked_at: sql<Date>`now()`,
      revoked_by: by.staffId,
      revoked_reason: by.reason,
    })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
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
    .updateTable('api_keys')
    .set({
      replaced_by: successorId,
      expires_at: sql<Date>`least(expires_at, now() + make_interval(hours => ${overlapHours}))`,
    })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .where(IS_OVER, '=', false)
    .where('replaced_by', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function keys(db: Db) {
  return db
    .selectFrom('api_keys')
    .innerJoin('sources', 'sources.id', 'api_keys.source_id')
    .leftJoin('staff_members as maker', 'maker.id', 'api_keys.created_by')
    .leftJoin('staff_members as revoker', 'revoker.id', 'api_keys.revoked_by')
    .select(['api_keys.id', 'api_keys.source_id', 'sources.name', 'sources.kind'])
    .select(['api_keys.hint', 'api_keys.scopes', 'api_keys.created_at', 'api_keys.last_used_at'])
    .select(['api_keys.expires_at', 'api_keys.revoked_at', 'api_keys.revoked_reason'])
    .select('api_keys.replaced_by')
    .select(['maker.name as maker', 'revoker.name as revoker'])
    .select(IS_OVER.as('is_over'));
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
    .$if(after !== undefined, (query) => query.where('api_keys.id', '<', after ?? ''))
    .orderBy('api_keys.id', 'desc')
    .limit(limit)
    .execute();
}
export type KeyRow = Awaited<ReturnType<typeof selectKeys>>[number];

export async function findKey(db: Db, keyId: string): Promise<KeyRow | undefined> {
  return keys(db).where('api_keys.id', '=', keyId).executeTakeFirst();
}
