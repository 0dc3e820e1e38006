import type { CaseFile, CaseMessage, PartyCase } from '@waypost/contract';
import type { ExceptionKind } from '@waypost/domain/tracking';
import type { FileRow } from './case-files.queries.ts';
import type { CaseRow, MessageRow } from './cases.queries.ts';

export function presentMessage(
  row: Pick<MessageRow, 'id' | 'author' | 'body' | 'created_at'>,
): CaseMessage {
  return { id: row.id, from: row.author, text: row.body, at: row.created_at.toISOString() };
}

export function presentFile(row: Pick<FileRow, 'id' | 'name' | 'bytes' | 'created_at'>): CaseFile {
  return { id: row.id, name: row.name, bytes: row.bytes ?? 0, at: row.created_at.toISOString() };
}

/** A party is not shown which member of staff answered or has the case. */
export function presentCaseToParty(
  row: CaseRow & { takes_messages: boolean },
  messages: readonly MessageRow[],
  files: readonly FileRow[],
): PartyCase {
  return {
    id: row.id,
    subject: row.subject as ExceptionKind,
    state: row.state,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    takesMessages: row.takes_messages,
    messages: messages.filter((message) => message.case_id === row.id).map(presentMessage),
    files: files.filter((file) => file.case_id === row.id).map(presentFile),
  };
}
