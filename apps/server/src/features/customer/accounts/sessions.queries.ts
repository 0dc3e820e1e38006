import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

/** 24 hours without a request, 30 days at most, by the database's clock. */
const IS_LIVE = sql<boolean>`last_seen_at > now() - interval '24 hours'
  AND customer_sessions.created_at > now() - interval '30 days'`;

export async function insertSession(db: Db, session: NewRow<'customerSessions'>) {
  await db.insertInto('customerSessions').values(session).execute();
}

export async function findLiveSession(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('customerSessions')
    .select(['id', 'shard', 'customerId'])
    .select(sql<boolean>`last_seen_at < now() - interval '1 minute'`.as('isStale'))
    .where('secretHash', '=', secretHash)
    .where(IS_LIVE)
    .executeTakeFirst();
}

/** With the address, which was proved by a code. */
export async function findSessionOwner(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('customerSessions')
    .innerJoin('customers', sameShard('customers.id', 'customerSessions.customerId'))
    .select(['customerSessions.customerId', 'customers.emailKey'])
    .where('secretHash', '=', secretHash)
    .where(IS_LIVE)
    .where('customers.erasedAt', 'is', null)
    .executeTakeFirst();
}

export async function noteSessionUse(db: Db, sessionId: string) {
  await db
    .updateTable('customerSessions')
    .set({ lastSeenAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function listLiveSessions(db: Db, customerId: string) {
  return db
    .selectFrom('customerSessions')
    .select(['id', 'browser', 'createdAt', 'lastSeenAt'])
    .where('customerId', '=', customerId)
    .where(IS_LIVE)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

export async function deleteSession(
  db: Db,
  customerId: string,
  sessionId: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('customerSessions')
    .where('customerId', '=', customerId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteSessionBySecret(db: Db, secretHash: Buffer) {
  await db.deleteFrom('customerSessions').where('secretHash', '=', secretHash).execute();
}

export async function deleteSessions(db: Db, customerId: string, exceptId?: string) {
  await db
    .deleteFrom('customerSessions')
    .where('customerId', '=', customerId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
}

/** The id of the browser when this account has not been used from one like it. */
export async function noteBrowser(db: Db, browser: NewRow<'customerBrowsers'>) {
  const row = await db
    .insertInto('customerBrowsers')
    .values(browser)
    .onConflict((conflict) => conflict.columns(['customerId', 'browser']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function readBrowserForMail(db: Db, browserId: string) {
  return db
    .selectFrom('customerBrowsers')
    .innerJoin('customers', sameShard('customers.id', 'customerBrowsers.customerId'))
    .select([
      'customerBrowsers.shard',
      'customerBrowsers.browser',
      'customerBrowsers.firstSeenAt',
      'customers.email',
      'customers.name',
      'customers.locale',
    ])
    .where('customerBrowsers.id', '=', browserId)
    .executeTakeFirst();
}

export async function deleteBrowsers(db: Db, customerId: string) {
  await db.deleteFrom('customerBrowsers').where('customerId', '=', customerId).execute();
}

/** By one index each. */
export async function deleteExpiredSessions(db: Db) {
  await deleteDue(db, 'customerSessions', sql`last_seen_at <= now() - interval '24 hours'`);
  await deleteDue(db, 'customerSessions', sql`created_at <= now() - interval '30 days'`);
}
