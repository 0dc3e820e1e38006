import type { FileFault } from './file-rules.ts';
import type { Refusal } from '../../../platform/answer.server.ts';
import type { Faults } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';

/** Why files that were posted were not taken; what was taken leads to the page again. */
export type FilesAnswer = {
  fault: FileFault | null;
  refused: { name: string; refusal: Refusal } | null;
};

/** Of the contract. */
export const MAX_MESSAGE_LENGTH = 2_000;

export function findMessageFaults(form: FormData): Faults {
  const text = textIn(form, 'text').trim();
  if (text === '') return { text: 'required' };
  return text.length > MAX_MESSAGE_LENGTH ? { text: 'malformed' } : {};
}

/** The page where a party sends documents and writes; a part of it, and one of the cases. */
export function casePath(number: string, part?: 'files' | 'chat', caseId?: string): string {
  const query = new URLSearchParams({ ref: number, ...(caseId !== undefined && { case: caseId }) });
  return `/track/case?${query}${part === undefined ? '' : `#${part}`}`;
}
