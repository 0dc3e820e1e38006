import { draftHandle as handleOf } from '@waypost/domain/draft-handle';

export { handleOf };

const DRAFT_ID = /^[0-9A-HJKMNP-TV-Z]{20,40}$/;
const MAX_DRAFTS = 8;

/** Draft ids as a cookie keeps them: newest first, and nothing that is not an id. */
export function readDraftIds(cookie: string | undefined): string[] {
  return (cookie ?? '').split('.').filter((id) => DRAFT_ID.test(id));
}

export function addDraftId(ids: readonly string[], newest: string): string {
  return [newest, ...ids.filter((id) => id !== newest)].slice(0, MAX_DRAFTS).join('.');
}

/** The draft that an address names, or the newest when it names none. */
export function pickDraftId(ids: readonly string[], handle: string | null): string | undefined {
  return handle === null ? ids[0] : ids.find((id) => handleOf(id) === handle);
}
