import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { isOfOpenShard } from '../../../platform/sweeps.ts';

/** How long before its end the owner of a key is notified. */
const NOTICE = sql`interval '7 days'`;
/** For how long nothing has used a key that counts as unused. */
const UNUSED = sql`interval '90 days'`;

const IS_CURRENT = sql`k.revoked_at IS NULL AND k.replaced_by IS NULL`;

/**
 * Keys that another transaction holds are left to the next run: a worker that runs beside this one marks them, or their
 * owner is just replacing them.
 */
const LOCKED = sql`FOR NO KEY UPDATE OF k SKIP LOCKED`;

/** Marks the next keys that end soon, and returns the new end of each. */
export async function markEnding(tx: Db, limit: number) {
  const { rows } = await sql<{ keyId: string; shard: number; expiresAt: Date }>`
    WITH due AS (
      SELECT k.id, k.shard FROM customer_keys k
      JOIN customers c ON c.id = k.customer_id AND c.shard = k.shard
      WHERE ${IS_CURRENT} AND k.expiry_notified_for IS DISTINCT FROM k.expires_at
        AND k.expires_at > now() AND k.expires_at <= now() + ${NOTICE}
        AND c.deactivated_at IS NULL AND ${isOfOpenShard(sql`k.shard`)}
      ORDER BY k.expires_at LIMIT ${limit} ${LOCKED})
    UPDATE customer_keys k SET expiry_notified_for = k.expires_at
    FROM due WHERE k.id = due.id AND k.shard = due.shard
    RETURNING k.id AS "keyId", k.shard, k.expires_at AS "expiresAt"`.execute(tx);
  return rows;
}

const quietSince = (key: RawBuilder<unknown>) =>
  sql<Date>`coalesce(${key}.last_used_at, ${key}.created_at)`;

/**
 * Judges the next keys by their last use. Those that nothing used are marked, until they are used again; one that ends
 * soon is not, because its owner gets an email about that.
 */
export async function judgeUse(tx: Db, limit: number) {
  const since = quietSince(sql`k`);
  const { rows } = await sql<{ keyId: string; shard: number; since: Date; isUnused: boolean }>`
    WITH due AS (
      SELECT k.id, k.shard, ${since} <= now() - ${UNUSED}
        AND (k.unused_notified_at IS NULL OR coalesce(k.last_used_at > k.unused_notified_at, false))
        AND (k.expires_at IS NULL OR k.expires_at > now() + ${NOTICE})
        AND c.deactivated_at IS NULL AS is_unused
      FROM customer_keys k JOIN customers c ON c.id = k.customer_id AND c.shard = k.shard
      WHERE ${IS_CURRENT} AND k.judge_use_at <= now() AND ${isOfOpenShard(sql`k.shard`)}
      ORDER BY k.judge_use_at LIMIT ${limit} ${LOCKED})
    UPDATE customer_keys k SET
      unused_notified_at = CASE WHEN due.is_unused THEN now() ELSE k.unused_notified_at END,
      judge_use_at = CASE
        WHEN k.expires_at <= now() THEN NULL
        WHEN ${since} > now() - ${UNUSED} THEN ${since} + ${UNUSED}
        ELSE now() + ${UNUSED} END
    FROM due WHERE k.id = due.id AND k.shard = due.shard
    RETURNING k.id AS "keyId", k.shard, ${since} AS since, due.is_unused AS "isUnused"`.execute(tx);
  return rows;
}

/** Undefined when the key has ended, was replaced, or its account has ended. */
export async function readKeyForNotice(db: Db, keyId: string) {
  return db
    .selectFrom('customerKeys as k')
    .innerJoin('customers as c', sameShard('c.id', 'k.customerId'))
    .select([
      'k.shard',
      'k.name as keyName',
      'k.hint',
      'k.createdAt',
      'k.lastUsedAt',
      'k.expiresAt',
    ])
    .select(quietSince(sql`k`).as('quietSince'))
    .select(['c.email', 'c.name', 'c.locale'])
    .where('k.id', '=', keyId)
    .where(sql<boolean>`${IS_CURRENT} AND (k.expires_at IS NULL OR k.expires_at > now())`)
    .where('c.deactivatedAt', 'is', null)
    .executeTakeFirst();
}
