import type { CaseFile, CaseMessage, PartyCase } from '@waypost/contract';
import type { ExceptionKind } from '@waypost/domain/tracking';
import type { FileRow } from './case-files.queries.ts';
import type { CaseRow, MessageRow } from './cases.queries.ts';

export function presentMessage(
  row: Pick<MessageRow, 'id' | 'author' | 'body' | 'createdAt'>,
): CaseMessage {
  return { id: row.id, from: row.author, text: row.body, at: row.createdAt.toISOString() };
}

export function presentFile(
  row: Pick<FileRow, 'id' | 'name' | 'bytes' | 'held' | 'createdAt'>,
): CaseFile {
  const { id, name, bytes, held, createdAt } = row;
  return { id, name, bytes: bytes ?? 0, at: createdAt.toISOString(), held };
}

/** A party is not shown which member of staff answered or has the case. */
export function presentCaseToParty(
  row: CaseRow & { takesMessages: boolean },
  messages: readonly MessageRow[],
  files: readonly FileRow[],
): PartyCase {
  return {
    id: row.id,
    subject: row.subject as ExceptionKind,
    state: row.state,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    takesMessages: row.takesMessages,
    messages: messages.filter((message) => message.caseId === row.id).map(presentMessage),
    files: files.filter((file) => file.caseId === row.id).map(presentFile),
  };
}
