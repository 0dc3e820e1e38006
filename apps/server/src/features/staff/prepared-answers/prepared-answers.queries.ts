import type { PreparedAnswer } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** More than anyone chooses from. */
const MOST_LISTED = 200;

export async function listAnswers(db: Db): Promise<PreparedAnswer[]> {
  return db
    .selectFrom('preparedAnswers')
    .select(['id', 'title', 'text'])
    .orderBy('title')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
}

export async function upsertAnswer(tx: Db, { id, title, text }: PreparedAnswer): Promise<void> {
  await tx
    .insertInto('preparedAnswers')
    .values({ id, title, text })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ title, text, updatedAt: sql<Date>`now()` }),
    )
    .execute();
}

export async function deleteAnswer(tx: Db, id: string): Promise<boolean> {
  const result = await tx.deleteFrom('preparedAnswers').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
