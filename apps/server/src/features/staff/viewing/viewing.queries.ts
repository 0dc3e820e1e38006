import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

export async function insertViewing(db: Db, viewing: NewRow<'viewingSessions'>): Promise<Date> {
  const row = await db
    .insertInto('viewingSessions')
    .values(viewing)
    .returning(sql<Date>`started_at + interval '15 minutes'`.as('endsAt'))
    .executeTakeFirstOrThrow();
  return row.endsAt;
}

/** For 15 minutes from its start. Whether the staff session and its rights go on is known at home. */
export async function findLiveViewing(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('viewingSessions')
    .select(['id', 'staffId', 'staffSessionId', 'customerId', 'shard'])
    .where('secretHash', '=', secretHash)
    .where('endedAt', 'is', null)
    .where('startedAt', '>', sql<Date>`now() - interval '15 minutes'`)
    .executeTakeFirst();
}

export async function endViewings(db: Db, staffId: string): Promise<string[]> {
  const rows = await db
    .updateTable('viewingSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .returning('customerId')
    .execute();
  return rows.map((row) => row.customerId);
}

/** By the id of the account, or by its address. */
export async function findViewedCustomer(db: Db, by: { id: string } | { emailKey: string }) {
  const query = db.selectFrom('customers').select(['id', 'shard']).where('erasedAt', 'is', null);
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('emailKey', '=', by.emailKey)
  ).executeTakeFirst();
}

/** Typed by staff and may name the person. That someone viewed, and who, stays. */
export async function blankViewingReasons(tx: Db, customerId: string) {
  await tx
    .updateTable('viewingSessions')
    .set({ reason: '' })
    .where('customerId', '=', customerId)
    .execute();
}
