import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

/** False when the form was stored before. */
export async function insertMessage(db: Db, message: NewRow<'contactMessages'>): Promise<boolean> {
  const result = await db
    .insertInto('contactMessages')
    .values(message)
    .onConflict((conflict) => conflict.column('formId').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findMessageOfForm(db: Db, formId: string) {
  return db
    .selectFrom('contactMessages')
    .select(['reference', 'topic', 'name', 'email', 'message'])
    .where('formId', '=', formId)
    .executeTakeFirst();
}

export async function readMessageForMail(db: Db, messageId: string) {
  return db
    .selectFrom('contactMessages')
    .select(['reference', 'topic', 'name', 'email', 'message', 'locale'])
    .where('id', '=', messageId)
    .where('emailKey', 'is not', null)
    .executeTakeFirst();
}
export type MessageForMail = NonNullable<Awaited<ReturnType<typeof readMessageForMail>>>;

/** What is left is that someone wrote about this topic on this day. */
export async function blankMessages(tx: Db, emailKey: string): Promise<string[]> {
  const blanked = await tx
    .updateTable('contactMessages')
    .set({ name: '', email: '', emailKey: null, message: '' })
    .where('emailKey', '=', emailKey)
    .returning('id')
    .execute();
  const ids = blanked.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.updateTable('contactAnswers').set({ body: '' }).where('messageId', 'in', ids).execute();
  return ids;
}

/** With their answers. */
export async function deleteOldMessages(db: Db, batch: number): Promise<string[]> {
  const deleted = await db
    .deleteFrom('contactMessages')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contactMessages')
        .select('id')
        .where('createdAt', '<', sql<Date>`now() - interval '24 months'`)
        .limit(batch),
    )
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
