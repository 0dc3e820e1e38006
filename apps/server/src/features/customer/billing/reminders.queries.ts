import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export async function listToRemind(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('statements')
    .select('id')
    // must match the index statements_to_remind
    .where('paidAt', 'is', null)
    .where('remindAt', '<=', sql<Date>`now()`)
    .orderBy('remindAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined when another run was faster, or it was paid. */
export async function lockToRemind(tx: Db, statementId: string) {
  return tx
    .selectFrom('statements')
    .select(['id', 'shard', 'reminders'])
    .where('id', '=', statementId)
    .where('paidAt', 'is', null)
    .where('remindAt', '<=', sql<Date>`now()`)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function storeReminders(
  tx: Db,
  statementId: string,
  { reminders, nextInDays }: { reminders: number; nextInDays: number | null },
): Promise<void> {
  const remindAt =
    nextInDays === null ? null : sql<Date>`now() + make_interval(days => ${nextInDays}::integer)`;
  await tx
    .updateTable('statements')
    .set({ reminders, remindAt })
    .where('id', '=', statementId)
    .execute();
}
