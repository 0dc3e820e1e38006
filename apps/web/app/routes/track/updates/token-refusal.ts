import type { ProblemCode } from '@waypost/contract/problems';
import type { ShownRefusal } from '../../../platform/refused.tsx';

/** A token that cannot be one of ours is a link that does not work, and nothing more. */
export function tokenRefusalOf<R extends ShownRefusal>(refusal: R, code: ProblemCode): R {
  return refusal.code === 'invalid_request' ? { ...refusal, code } : refusal;
}
