import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

const HOUR_AGO = sql<Date>`now() - interval '1 hour'`;

/** Until the transaction ends: the tries of a subject are counted one at a time. */
export async function lockSubject(db: Db, subject: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
}

/** Of the last hour, and in how many seconds the oldest of them no longer counts. */
export async function countTries(db: Db, subject: string) {
  return db
    .selectFrom('cardTries')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .select(
      sql<number>`coalesce(ceil(extract(epoch FROM min(tried_at) + interval '1 hour' - now())), 0)::integer`.as(
        'secondsLeft',
      ),
    )
    .where('subject', '=', subject)
    .where('triedAt', '>', HOUR_AGO)
    .executeTakeFirstOrThrow();
}

export async function insertTry(db: Db, subject: string, tryId: string) {
  await db.insertInto('cardTries').values({ subject, tryId }).execute();
}

export async function forgetCardTry(db: Db, tryId: string) {
  await db.deleteFrom('cardTries').where('tryId', '=', tryId).execute();
}

export async function deleteOldCardTries(db: Db) {
  await deleteDue(db, 'cardTries', sql`tried_at < ${HOUR_AGO}`);
}
