import type { ShownRefusal } from '../../../platform/refused.tsx';
import type { ProblemCode } from '@waypost/contract/problems';

/** What the two forms of the card post to. */
export const UPDATES_PATH = '/track/updates';

/** What it answers. */
export type UpdatesAnswer = {
  about: 'follow' | 'alerts';
  ref: string;
  refusal: ShownRefusal | null;
};

/** A token that cannot be one of ours is a link that does not work, and nothing more. */
export function tokenRefusalOf<R extends ShownRefusal>(refusal: R, code: ProblemCode): R {
  return refusal.code === 'invalid_request' ? { ...refusal, code } : refusal;
}
