import type { Db } from '../../../platform/database.ts';
import type { DeskThread } from '../../../platform/feature.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { listAnswers, lockMessage } from './contact-answers.queries.ts';

/** A message with our answers; undefined once it was erased. */
export async function readConversation(tx: Db, messageId: string): Promise<DeskThread | undefined> {
  const row = await lockMessage(tx, messageId);
  if (row === undefined || row.emailKey === null) return undefined;
  const answers = await listAnswers(tx, messageId);
  return {
    contact: { name: row.name, email: row.email, customerId: null },
    files: [],
    said: [
      { id: row.id, staffId: null, text: row.message, at: row.createdAt },
      ...answers.map(({ id, staffId, body: text, createdAt: at }) => {
        return { id, staffId, text, at };
      }),
    ],
  };
}

export async function refuseErased(tx: Db, messageId: string): Promise<void> {
  if ((await readConversation(tx, messageId)) === undefined) throw new Problem('desk_item_final');
}
