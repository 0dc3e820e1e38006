import { readConfig } from '../../config.ts';
import { readCookie } from '../platform/cookies.server.ts';

/**
 * A draft id opens a draft with somebody's address, so it stays in a cookie that scripts cannot
 * read. The address bar carries only its last symbols, which tell two tabs apart and open nothing.
 */
const secure = readConfig().PUBLIC_ORIGIN.startsWith('https:');
const COOKIE = secure ? '__Host-waypost-drafts' : 'waypost-drafts';
const DRAFT_ID = /^[0-9A-HJKMNP-TV-Z]{20,40}$/;
const HANDLE_LENGTH = 6;
const MAX_DRAFTS = 8;
/** As long as the server keeps a draft. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

/** The draft a page is about: the one its address names, or the newest. */
export function findDraftId(request: Request): string | undefined {
  const handle = new URL(request.url).searchParams.get('draft');
  const ids = draftIds(request);
  return handle === null ? ids[0] : ids.find((id) => handleOf(id) === handle);
}

export function handleOf(draftId: string): string {
  return draftId.slice(-HANDLE_LENGTH);
}

/** Set-Cookie for a new draft, newest first. */
export function rememberDraft(request: Request, draftId: string): string {
  const ids = [draftId, ...draftIds(request).filter((id) => id !== draftId)].slice(0, MAX_DRAFTS);
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${COOKIE}=${ids.join('.')}; ${attributes}${secure ? '; Secure' : ''}`;
}

function draftIds(request: Request): string[] {
  const value = readCookie(request, COOKIE) ?? '';
  return value.split('.').filter((id) => DRAFT_ID.test(id));
}
