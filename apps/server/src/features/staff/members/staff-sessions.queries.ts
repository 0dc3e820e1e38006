import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** 15 minutes without a request, 8 hours at most, by the database's clock. */
const IS_LIVE = sql<boolean>`last_seen_at > now() - interval '15 minutes'
  AND staff_sessions.created_at > now() - interval '8 hours'`;

export async function insertStaffSession(
  db: Db,
  session: { id: string; staffId: string; secretHash: Buffer },
) {
  await db
    .insertInto('staff_sessions')
    .values({ id: session.id, staff_id: session.staffId, secret_hash: session.secretHash })
    .execute();
}

/** Rights are read with every request: a change counts at once. */
export async function findLiveStaffSession(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.staff_id')
    .select([
      'staff_sessions.id',
      'staff_members.id as staff_id',
      'staff_members.permission_set',
      'staff_members.totp_confirmed_at',
    ])
    .select(sql<boolean>`last_seen_at < now() - interval '1 minute'`.as('is_stale'))
    .where('secret_hash', '=', secretHash)
    .where('staff_members.active', '=', true)
    .where(IS_LIVE)
    .executeTakeFirst();
}

export async function noteStaffSessionUse(db: Db, sessionId: string) {
  await db
    .updateTable('staff_sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteStaffSession(db: Db, sessionId: string) {
  await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute();
}

export async function deleteStaffSessionBySecret(db: Db, secretHash: Buffer) {
  await db.deleteFrom('staff_sessions').where('secret_hash', '=', secretHash).execute();
}

export async function deleteStaffSessions(db: Db, staffId: string, exceptId?: string) {
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
}

export async function deleteExpiredStaffSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where(sql<boolean>`NOT (${IS_LIVE})`)
    .execute();
}
