import type { FileFault } from './file-rules.ts';
import type { Refusal } from '../../../platform/answer.server.ts';

/** Why what was posted was not taken; what was taken leads to the page again. */
export type CaseAnswer =
  | { part: 'message'; id: string; text: string; refusal: Refusal | null }
  | { part: 'files'; fault: FileFault | null; refused: { name: string; refusal: Refusal } | null };
