import type { Db } from '../../../platform/database.ts';
import { type AnswerRow, listAnswers, lockMessage } from './contact-answers.queries.ts';

type Conversation = {
  contact: { name: string; email: string };
  message: { id: string; text: string; at: Date };
  answers: AnswerRow[];
};

/** A message with our answers; undefined once it was erased. */
export async function readConversation(
  tx: Db,
  messageId: string,
): Promise<Conversation | undefined> {
  const row = await lockMessage(tx, messageId);
  if (row === undefined || row.email_key === null) return undefined;
  return {
    contact: { name: row.name, email: row.email },
    message: { id: row.id, text: row.message, at: row.created_at },
    answers: await listAnswers(tx, messageId),
  };
}
