import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

/** 15 minutes without a request, 8 hours at most, by the database's clock. */
const IS_LIVE = sql<boolean>`last_seen_at > now() - interval '15 minutes'
  AND staff_sessions.created_at > now() - interval '8 hours'`;

export async function insertStaffSession(db: Db, session: NewRow<'staffSessions'>) {
  await db.insertInto('staffSessions').values(session).execute();
}

/** Rights are read with every request: a change counts at once. */
export async function findLiveStaffSession(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('staffSessions')
    .innerJoin('staffMembers', 'staffMembers.id', 'staffSessions.staffId')
    .select([
      'staffSessions.id',
      'staffMembers.id as staffId',
      'staffMembers.permissionSet',
      'staffMembers.totpConfirmedAt',
    ])
    .select(sql<boolean>`last_seen_at < now() - interval '1 minute'`.as('isStale'))
    .where('secretHash', '=', secretHash)
    .where('staffMembers.active', '=', true)
    .where(IS_LIVE)
    .executeTakeFirst();
}

/** What its member may do now; undefined once either has ended. */
export async function findSessionRights(db: Db, sessionId: string) {
  const row = await db
    .selectFrom('staffSessions')
    .innerJoin('staffMembers', 'staffMembers.id', 'staffSessions.staffId')
    .select('staffMembers.permissionSet')
    .where('staffSessions.id', '=', sessionId)
    .where('staffMembers.active', '=', true)
    .executeTakeFirst();
  return row?.permissionSet;
}

export async function noteStaffSessionUse(db: Db, sessionId: string) {
  await db
    .updateTable('staffSessions')
    .set({ lastSeenAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteStaffSession(db: Db, sessionId: string) {
  await db.deleteFrom('staffSessions').where('id', '=', sessionId).execute();
}

export async function deleteStaffSessionBySecret(db: Db, secretHash: Buffer) {
  await db.deleteFrom('staffSessions').where('secretHash', '=', secretHash).execute();
}

export async function deleteStaffSessions(db: Db, staffId: string, exceptId?: string) {
  await db
    .deleteFrom('staffSessions')
    .where('staffId', '=', staffId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
}

export async function deleteExpiredStaffSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('staffSessions')
    .where(sql<boolean>`NOT (${IS_LIVE})`)
    .execute();
}
