import type { ContactTopic } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type NewMessage = {
  id: string;
  formId: string;
  reference: string;
  topic: ContactTopic;
  name: string;
  email: string;
  emailKey: string;
  message: string;
  locale: Locale;
};

/** False when the form was stored before. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const result = await db
    .insertInto('contact_messages')
    .values({
      id: message.id,
      form_id: message.formId,
      reference: message.reference,
      topic: message.topic,
      name: message.name,
      email: message.email,
      email_key: message.emailKey,
      message: message.message,
      locale: message.locale,
    })
    .onConflict((conflict) => conflict.column('form_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findMessageOfForm(db: Db, formId: string) {
  return db
    .selectFrom('contact_messages')
    .select(['reference', 'topic', 'name', 'email', 'message'])
    .where('form_id', '=', formId)
    .executeTakeFirst();
}

export async function readMessageForMail(db: Db, messageId: string) {
  return db
    .selectFrom('contact_messages')
    .select(['reference', 'topic', 'name', 'email', 'message'])
    .where('id', '=', messageId)
    .where('email_key', 'is not', null)
    .executeTakeFirst();
}
export type MessageForMail = NonNullable<Awaited<ReturnType<typeof readMessageForMail>>>;

/** What is left is that someone wrote about this topic on this day. */
export async function blankMessages(tx: Db, emailKey: string): Promise<string[]> {
  const blanked = await tx
    .updateTable('contact_messages')
    .set({ name: '', email: '', email_key: null, message: '' })
    .where('email_key', '=', emailKey)
    .returning('id')
    .execute();
  const ids = blanked.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .updateTable('contact_answers')
    .set({ body: '' })
    .where('message_id', 'in', ids)
    .execute();
  return ids;
}

/** With their answers. */
export async function deleteOldMessages(db: Db, batch: number): Promise<string[]> {
  const deleted = await db
    .deleteFrom('contact_messages')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contact_messages')
        .select('id')
        .where('created_at', '<', sql<Date>`now() - interval '24 months'`)
        .limit(batch),
    )
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
