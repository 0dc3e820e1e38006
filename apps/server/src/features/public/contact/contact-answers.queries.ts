import type { Db } from '../../../platform/database.ts';

const ANSWER = ['id', 'message_id', 'staff_id', 'body', 'created_at'] as const;

export async function lockMessage(tx: Db, messageId: string) {
  return tx
    .selectFrom('contact_messages')
    .select(['id', 'reference', 'topic', 'name', 'email', 'email_key', 'message', 'created_at'])
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined when the id was used before. */
export async function insertAnswer(
  tx: Db,
  answer: { id: string; messageId: string; staffId: string; text: string },
) {
  return tx
    .insertInto('contact_answers')
    .values({
      id: answer.id,
      message_id: answer.messageId,
      staff_id: answer.staffId,
      body: answer.text,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(ANSWER)
    .executeTakeFirst();
}
export type AnswerRow = NonNullable<Awaited<ReturnType<typeof insertAnswer>>>;

export async function findAnswer(tx: Db, answerId: string): Promise<AnswerRow | undefined> {
  return tx
    .selectFrom('contact_answers')
    .select(ANSWER)
    .where('id', '=', answerId)
    .executeTakeFirst();
}

/** Oldest first. */
export async function listAnswers(tx: Db, messageId: string): Promise<AnswerRow[]> {
  return tx
    .selectFrom('contact_answers')
    .select(ANSWER)
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Undefined once the person is erased. */
export async function readAnswerForMail(db: Db, answerId: string) {
  return db
    .selectFrom('contact_answers')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_answers.message_id')
    .select(['contact_answers.body', 'contact_answers.message_id'])
    .select(['contact_messages.reference', 'contact_messages.email', 'contact_messages.locale'])
    .where('contact_answers.id', '=', answerId)
    .where('contact_messages.email_key', 'is not', null)
    .executeTakeFirst();
}
