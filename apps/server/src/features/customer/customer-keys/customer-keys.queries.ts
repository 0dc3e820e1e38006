import type { KeyMode } from '@waypost/contract';
import { sql } from 'kysely';
import type { SpendCap } from '../../../platform/context.ts';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

const COLUMNS = [
  'id',
  'name',
  'hint',
  'mode',
  'scopes',
  'allowedNetworks',
  'spendCapCents',
  'createdAt',
  'lastUsedAt',
  'expiresAt',
  'revokedAt',
  'replacedBy',
] as const;

/** By the database's clock. */
const IS_LIVE = sql<boolean>`(customer_keys.revoked_at IS NULL
  AND (customer_keys.expires_at IS NULL OR customer_keys.expires_at > now()))`;

function keysOf(db: Db, customerId: string) {
  return db
    .selectFrom('customerKeys')
    .select(COLUMNS)
    .select(IS_LIVE.as('isLive'))
    .where('customerId', '=', customerId);
}

export async function selectLiveKeys(db: Db, customerId: string) {
  return keysOf(db, customerId).where(IS_LIVE).orderBy('id', 'desc').execute();
}
export type KeyRow = Awaited<ReturnType<typeof selectLiveKeys>>[number];

/** The newest of them: a key that ended years ago is of no interest. */
export async function selectEndedKeys(db: Db, customerId: string, limit: number) {
  return keysOf(db, customerId)
    .where(IS_LIVE, '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findOwnKey(db: Db, customerId: string, keyId: string) {
  return keysOf(db, customerId).where('id', '=', keyId).executeTakeFirst();
}

export async function insertKey(db: Db, key: NewRow<'customerKeys'>): Promise<KeyRow> {
  return db
    .insertInto('customerKeys')
    .values(key)
    .returning(COLUMNS)
    .returning(IS_LIVE.as('isLive'))
    .executeTakeFirstOrThrow();
}

/** Never later than it would have ended anyway. False for a key that has ended or was replaced already. */
export async function replaceKey(
  db: Db,
  keyId: string,
  { successorId, overlapHours }: { successorId: string; overlapHours: number },
): Promise<boolean> {
  const result = await db
    .updateTable('customerKeys')
    .set({
      replacedBy: successorId,
      expiresAt: sql<Date>`least(expires_at, now() + make_interval(hours => ${overlapHours}))`,
    })
    .where('id', '=', keyId)
    .where(IS_LIVE)
    .where('replacedBy', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Two requests at once must not both find room for the last key. */
export async function lockAccount(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}

function revoking(db: Db, customerId: string) {
  return db
    .updateTable('customerKeys')
    .set({ revokedAt: sql<Date>`now()` })
    .where('customerId', '=', customerId)
    .where('revokedAt', 'is', null);
}

export async function markRevoked(db: Db, customerId: string, keyId: string): Promise<boolean> {
  const result = await revoking(db, customerId).where('id', '=', keyId).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function revokeAllKeys(db: Db, customerId: string): Promise<void> {
  await revoking(db, customerId).execute();
}

export async function deleteKeys(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('customerKeys').where('customerId', '=', customerId).execute();
}

export async function findLiveKey(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('customerKeys')
    .innerJoin('customers', sameShard('customers.id', 'customerKeys.customerId'))
    .select([
      'customerKeys.id',
      'customerKeys.shard',
      'customerKeys.customerId',
      'customerKeys.scopes',
      'customerKeys.mode',
      'customerKeys.allowedNetworks',
    ])
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('isStale'))
    .where('customerKeys.secretHash', '=', secretHash)
    .where(IS_LIVE)
    .where('customers.deactivatedAt', 'is', null)
    .executeTakeFirst();
}

/** Ended by its own date, or because another one replaced it; not one that was revoked. */
export async function findExpiredKey(db: Db, secretHash: Buffer, mode: KeyMode) {
  return db
    .selectFrom('customerKeys')
    .innerJoin('customers', sameShard('customers.id', 'customerKeys.customerId'))
    .select(['customerKeys.id as keyId', 'customerKeys.customerId', 'customerKeys.shard'])
    .where('customerKeys.secretHash', '=', secretHash)
    .where('customerKeys.mode', '=', mode)
    .where('customerKeys.revokedAt', 'is', null)
    .where('customerKeys.expiresAt', '<=', sql<Date>`now()`)
    .where('customers.deactivatedAt', 'is', null)
    .executeTakeFirst();
}

/** The cap is shared by the keys that this one replaced and those that replaced it. Null for a key without a cap. */
export async function readSpendCap(db: Db, keyId: string): Promise<SpendCap | null> {
  const { rows } = await sql<{ id: string; capCents: number }>`
    WITH RECURSIVE line AS (
      SELECT id, replaced_by, created_at, spend_cap_cents AS cap FROM customer_keys
      WHERE id = ${keyId} AND spend_cap_cents IS NOT NULL
      UNION
      SELECT k.id, k.replaced_by, k.created_at, line.cap FROM line
      JOIN customer_keys k ON k.replaced_by = line.id OR k.id = line.replaced_by
    )
    SELECT id, cap::float8 AS cap_cents FROM line ORDER BY created_at, id`.execute(db);
  const [oldest, ...others] = rows;
  if (oldest === undefined) return null;
  return { capCents: oldest.capCents, keyIds: [oldest.id, ...others.map(({ id }) => id)] };
}

/** Locked, so that two bookings at once cannot both take the last of a cap; null without one. */
export async function lockSpendCap(tx: Db, keyId: string): Promise<SpendCap | null> {
  const known = await readSpendCap(tx, keyId);
  if (known === null) return null;
  // the oldest stays the same: a key that replaces another is added at the end, also while we wait here
  await tx
    .selectFrom('customerKeys')
    .select('id')
    .where('id', '=', known.keyIds[0])
    .forNoKeyUpdate()
    .execute();
  return readSpendCap(tx, keyId);
}

function keyOfLiveAccount(db: Db, keyId: string) {
  return db
    .selectFrom('customerKeys')
    .innerJoin('customers', 'customers.id', 'customerKeys.customerId')
    .select('customerKeys.id')
    .where('customerKeys.id', '=', keyId)
    .where('customers.deactivatedAt', 'is', null);
}

/** Also when its account has ended. */
export async function isKeyRevoked(db: Db, keyId: string): Promise<boolean> {
  const key = keyOfLiveAccount(db, keyId).where('customerKeys.revokedAt', 'is', null);
  return (await key.executeTakeFirst()) === undefined;
}

/** Revoked, expired or replaced, or its account has ended. */
export async function hasKeyEnded(db: Db, keyId: string): Promise<boolean> {
  return (await keyOfLiveAccount(db, keyId).where(IS_LIVE).executeTakeFirst()) === undefined;
}

export async function noteKeyUse(db: Db, keyId: string): Promise<void> {
  await db
    .updateTable('customerKeys')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('id', '=', keyId)
    .execute();
}

export async function readKeyForMail(db: Db, keyId: string) {
  return db
    .selectFrom('customerKeys')
    .innerJoin('customers', sameShard('customers.id', 'customerKeys.customerId'))
    .select(['customerKeys.shard', 'customerKeys.hint', 'customerKeys.scopes'])
    .select('customerKeys.createdAt')
    .select(['customers.email', 'customers.name', 'customers.locale'])
    .where('customerKeys.id', '=', keyId)
    .executeTakeFirst();
}
