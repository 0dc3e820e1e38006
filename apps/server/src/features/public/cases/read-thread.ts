import type { CaseFile } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { listFiles } from './case-files.queries.ts';
import { listNewestMessages, lockCase, type MessageRow, readCaseContact } from './cases.queries.ts';
import { presentFile } from './present-case.ts';

export type Thread = {
  contact: { name: string; email: string } | null;
  messages: MessageRow[];
  files: CaseFile[];
};

/** What the desk sees of a case; of an erased one only that it existed. */
export async function readThread(tx: Db, caseId: string): Promise<Thread> {
  const row = await lockCase(tx, caseId);
  if (row === undefined || row.erased_at !== null)
    return { contact: null, messages: [], files: [] };
  return {
    contact: await readCaseContact(tx, row),
    messages: await listNewestMessages(tx, [caseId]),
    files: (await listFiles(tx, [caseId])).map(presentFile),
  };
}
