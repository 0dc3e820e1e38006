import type { FileFault } from './file-rules.ts';
import type { Refusal } from '../../../platform/answer.server.ts';

/** Why what was posted was not taken; what was taken leads to the page again. */
export type CaseAnswer =
  | { part: 'message'; id: string; text: string; refusal: Refusal | null }
  | { part: 'files'; fault: FileFault | null; refused: { name: string; refusal: Refusal } | null };

/** Of the contract. */
export const MAX_MESSAGE_LENGTH = 2_000;

export function findMessageFault(text: string): 'messageMissing' | 'messageTooLong' | null {
  if (text.trim() === '') return 'messageMissing';
  return text.trim().length > MAX_MESSAGE_LENGTH ? 'messageTooLong' : null;
}

/** The page where a party sends documents and writes; a part of it, and one of the cases. */
export function casePath(number: string, part?: 'files' | 'chat', caseId?: string): string {
  const query = new URLSearchParams({ ref: number, ...(caseId !== undefined && { case: caseId }) });
  return `/track/case?${query}${part === undefined ? '' : `#${part}`}`;
}
