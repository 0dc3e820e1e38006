import { readConfig } from '../../config.ts';
import { readCookie } from '../platform/cookies.server.ts';
import { addDraftId, pickDraftId, readDraftIds } from './draft-ids.ts';

/**
 * A draft id gives access to a draft with personal addresses, so it stays in an HTTP-only cookie. The address bar
 * carries only a handle, which distinguishes two tabs and gives no access.
 */
const secure = readConfig().PUBLIC_ORIGIN.startsWith('https:');
const COOKIE = secure ? '__Host-waypost-drafts' : 'waypost-drafts';
/** As long as the server keeps a draft. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

export function findDraftId(request: Request): string | undefined {
  const handle = new URL(request.url).searchParams.get('draft');
  return pickDraftId(readDraftIds(readCookie(request, COOKIE)), handle);
}

/** A draft that a form names, which has no address of its own. */
export function findDraftIdBy(request: Request, handle: string): string | undefined {
  return pickDraftId(readDraftIds(readCookie(request, COOKIE)), handle);
}

/** Set-Cookie for a new draft. */
export function rememberDraft(request: Request, draftId: string): string {
  const ids = addDraftId(readDraftIds(readCookie(request, COOKIE)), draftId);
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${COOKIE}=${ids}; ${attributes}${secure ? '; Secure' : ''}`;
}
