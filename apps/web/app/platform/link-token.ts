import type { ShownRefusal } from './refused.tsx';

/** The token of a mailed link. The page it opens posts back to its own address. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** A token that cannot be one of ours is a link that does not work, and nothing more. */
export function linkRefusalOf<R extends ShownRefusal>(refusal: R): R {
  return refusal.code === 'invalid_request' ? { ...refusal, code: 'link_invalid' } : refusal;
}
