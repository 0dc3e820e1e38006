import { KEYS } from '../admin-paths.ts';

const STATES = ['live', 'ended'] as const;
type KeyState = (typeof STATES)[number];
export const KEY_STATES: readonly KeyState[] = STATES;

export type KeyListing = { search: string; state?: KeyState; after?: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filters are the address of the page; what is unknown filters nothing. */
export function readListing(params: URLSearchParams): KeyListing {
  const state = STATES.find((each) => each === params.get('state'));
  const after = params.get('after') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, 80),
    ...(state !== undefined && { state }),
    ...(ID.test(after) && { after }),
  };
}

export function listingPath(
  { search, state, after }: KeyListing,
  more: Record<string, string> = {},
): string {
  const params = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(state !== undefined && { state }),
    ...(after !== undefined && after !== '' && { after }),
    ...more,
  });
  return params.size === 0 ? KEYS : `${KEYS}?${params}`;
}

export function isFiltered({ search, state }: KeyListing): boolean {
  return search !== '' || state !== undefined;
}
