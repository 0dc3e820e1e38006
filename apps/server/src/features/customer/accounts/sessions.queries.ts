import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** 24 hours without a request, 30 days at most, by the database's clock. */
const IS_LIVE = sql<boolean>`last_seen_at > now() - interval '24 hours'
  AND customer_sessions.created_at > now() - interval '30 days'`;

export async function insertSession(
  db: Db,
  session: { id: string; shard: number; customerId: string; secretHash: Buffer; browser: string },
) {
  await db
    .insertInto('customer_sessions')
    .values({
      id: session.id,
      shard: session.shard,
      customer_id: session.customerId,
      secret_hash: session.secretHash,
      browser: session.browser,
    })
    .execute();
}

export async function findLiveSession(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('customer_sessions')
    .select(['id', 'shard', 'customer_id'])
    .select(sql<boolean>`last_seen_at < now() - interval '1 minute'`.as('is_stale'))
    .where('secret_hash', '=', secretHash)
    .where(IS_LIVE)
    .executeTakeFirst();
}

export async function noteSessionUse(db: Db, sessionId: string) {
  await db
    .updateTable('customer_sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function listLiveSessions(db: Db, customerId: string) {
  return db
    .selectFrom('customer_sessions')
    .select(['id', 'browser', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where(IS_LIVE)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export async function deleteSession(
  db: Db,
  customerId: string,
  sessionId: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('customer_sessions')
    .where('customer_id', '=', customerId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteSessionBySecret(db: Db, secretHash: Buffer) {
  await db.deleteFrom('customer_sessions').where('secret_hash', '=', secretHash).execute();
}

export async function deleteSessions(db: Db, customerId: string, exceptId?: string) {
  await db
    .deleteFrom('customer_sessions')
    .where('customer_id', '=', customerId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
}

/** The id of the browser when this account has not been used from one like it. */
export async function noteBrowser(
  db: Db,
  browser: { id: string; shard: number; customerId: string; browser: string },
) {
  const row = await db
    .insertInto('customer_browsers')
    .values({
      id: browser.id,
      shard: browser.shard,
      customer_id: browser.customerId,
      browser: browser.browser,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'browser']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function readBrowserForMail(db: Db, browserId: string) {
  return db
    .selectFrom('customer_browsers')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'customer_browsers.customer_id')
        .onRef('customers.shard', '=', 'customer_browsers.shard'),
    )
    .select([
      'customer_browsers.shard',
      'customer_browsers.browser',
      'customer_browsers.first_seen_at',
      'customers.email',
      'customers.name',
      'customers.locale',
    ])
    .where('customer_browsers.id', '=', browserId)
    .executeTakeFirst();
}

export async function deleteBrowsers(db: Db, customerId: string) {
  await db.deleteFrom('customer_browsers').where('customer_id', '=', customerId).execute();
}

export async function deleteExpiredSessions(db: Db, batch: number): Promise<number> {
  const { rows } = await sql`DELETE FROM customer_sessions WHERE id IN (
      (SELECT id FROM customer_sessions WHERE last_seen_at <= now() - interval '24 hours'
        LIMIT ${batch})
      UNION
      (SELECT id FROM customer_sessions WHERE created_at <= now() - interval '30 days'
        LIMIT ${batch})
      LIMIT ${batch})
    RETURNING id`.execute(db);
  return rows.length;
}
