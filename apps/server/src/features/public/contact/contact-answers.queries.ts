import type { Db } from '../../../platform/database.ts';

const ANSWER = ['id', 'messageId', 'staffId', 'body', 'createdAt'] as const;

export async function lockMessage(tx: Db, messageId: string) {
  return tx
    .selectFrom('contactMessages')
    .select(['id', 'reference', 'topic', 'name', 'email', 'emailKey', 'message', 'createdAt'])
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
    .insertInto('contactAnswers')
    .values({
      id: answer.id,
      messageId: answer.messageId,
      staffId: answer.staffId,
      body: answer.text,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(ANSWER)
    .executeTakeFirst();
}
export type AnswerRow = NonNullable<Awaited<ReturnType<typeof insertAnswer>>>;

export async function findAnswer(tx: Db, answerId: string): Promise<AnswerRow | undefined> {
  return tx
    .selectFrom('contactAnswers')
    .select(ANSWER)
    .where('id', '=', answerId)
    .executeTakeFirst();
}

/** Oldest first. */
export async function listAnswers(tx: Db, messageId: string): Promise<AnswerRow[]> {
  return tx
    .selectFrom('contactAnswers')
    .select(ANSWER)
    .where('messageId', '=', messageId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Undefined once the person is erased. */
export async function readAnswerForMail(db: Db, answerId: string) {
  return db
    .selectFrom('contactAnswers')
    .innerJoin('contactMessages', 'contactMessages.id', 'contactAnswers.messageId')
    .select(['contactAnswers.body', 'contactAnswers.messageId'])
    .select(['contactMessages.reference', 'contactMessages.email', 'contactMessages.locale'])
    .where('contactAnswers.id', '=', answerId)
    .where('contactMessages.emailKey', 'is not', null)
    .executeTakeFirst();
}
