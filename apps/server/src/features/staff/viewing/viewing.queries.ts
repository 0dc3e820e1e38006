import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

type NewViewing = {
  id: string;
  staffId: string;
  staffSessionId: string;
  customerId: string;
  shard: number;
  secretHash: Buffer;
  reason: string;
};

export async function insertViewing(db: Db, viewing: NewViewing): Promise<Date> {
  const row = await db
    .insertInto('viewing_sessions')
    .values({
      id: viewing.id,
      staff_id: viewing.staffId,
      staff_session_id: viewing.staffSessionId,
      customer_id: viewing.customerId,
      shard: viewing.shard,
      secret_hash: viewing.secretHash,
      reason: viewing.reason,
    })
    .returning(sql<Date>`started_at + interval '15 minutes'`.as('ends_at'))
    .executeTakeFirstOrThrow();
  return row.ends_at;
}

/** For 15 minutes from its start, and only while the staff session exists. */
export async function findLiveViewing(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('viewing_sessions')
    .innerJoin('staff_sessions', 'staff_sessions.id', 'viewing_sessions.staff_session_id')
    .innerJoin('staff_members', 'staff_members.id', 'viewing_sessions.staff_id')
    .select([
      'viewing_sessions.id',
      'viewing_sessions.staff_id',
      'viewing_sessions.customer_id',
      'viewing_sessions.shard',
      'staff_members.permission_set',
    ])
    .where('viewing_sessions.secret_hash', '=', secretHash)
    .where('viewing_sessions.ended_at', 'is', null)
    .where('viewing_sessions.started_at', '>', sql<Date>`now() - interval '15 minutes'`)
    .where('staff_members.active', '=', true)
    .executeTakeFirst();
}

export async function endViewings(db: Db, staffId: string): Promise<string[]> {
  const rows = await db
    .updateTable('viewing_sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .returning('customer_id')
    .execute();
  return rows.map((row) => row.customer_id);
}

/** By the id of the account, or by its address. */
export async function findViewedCustomer(db: Db, by: { id: string } | { emailKey: string }) {
  const query = db.selectFrom('customers').select(['id', 'shard']).where('erased_at', 'is', null);
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('email_key', '=', by.emailKey)
  ).executeTakeFirst();
}
