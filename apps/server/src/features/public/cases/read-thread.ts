import type { Db } from '../../../platform/database.ts';
import type { DeskThread } from '../../../platform/feature.ts';
import { listFiles } from './case-files.queries.ts';
import { listNewestMessages, lockCase, readCaseContact } from './cases.queries.ts';
import { presentFile } from './present-case.ts';

/** What the desk sees of a case, without files that were not scanned for viruses yet; of an erased one only that it existed. */
export async function readThread(tx: Db, caseId: string): Promise<DeskThread> {
  const row = await lockCase(tx, caseId);
  if (row === undefined || row.erasedAt !== null) return { contact: null, said: [], files: [] };
  const messages = await listNewestMessages(tx, [caseId]);
  return {
    contact: { ...(await readCaseContact(tx, row)), customerId: null },
    said: messages.map(({ id, staffId, body: text, createdAt: at }) => {
      return { id, staffId, text, at };
    }),
    files: (await listFiles(tx, [caseId])).filter(({ held }) => held === null).map(presentFile),
  };
}
