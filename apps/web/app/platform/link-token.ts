import type { ProblemCode } from '@waypost/contract/problems';
import type { Refusal } from './answer.server.ts';

/** The token of a mailed link. The page it opens posts back to its own address. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** A malformed token is treated like a link that does not work. */
export function linkRefusalOf(refusal: Refusal, code: ProblemCode = 'link_invalid'): Refusal {
  const isTokenMalformed = refusal.errors.some(({ path }) => path === 'token');
  return isTokenMalformed ? { ...refusal, code, errors: [] } : refusal;
}
