import { USERS } from '../admin-paths.ts';

export const ROLES = ['user', 'admin'] as const;
export const STATES = ['active', 'deactivated'] as const;
export const SORTS = ['created', 'login'] as const;

/** As it stands in the address of the page. */
export type UserListing = {
  search?: string;
  role?: (typeof ROLES)[number];
  state?: (typeof STATES)[number];
  sort?: (typeof SORTS)[number];
  after?: string;
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What cannot be part of a listing is left out: an address may have been typed by hand. */
export function readListing(params: URLSearchParams): UserListing {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const search = text('search').slice(0, 80);
  const role = ROLES.find((known) => known === text('role'));
  const state = STATES.find((known) => known === text('state'));
  const sort = SORTS.find((known) => known === text('sort'));
  return {
    ...(search !== '' && { search }),
    ...(role !== undefined && { role }),
    ...(state !== undefined && { state }),
    ...(sort !== undefined && { sort }),
    ...(ID.test(text('after')) && { after: text('after') }),
  };
}

export function isFiltered({ search, role, state }: UserListing): boolean {
  return search !== undefined || role !== undefined || state !== undefined;
}

/** A page of the users, with the list as it was. */
export function userPath(
  listing: UserListing,
  path = '',
  more: Record<string, string | undefined> = {},
): string {
  const query = new URLSearchParams(
    Object.entries({ ...listing, ...more }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  return `${USERS}${path}${query.size > 0 ? `?${query}` : ''}`;
}

const DONE = ['changed', 'deactivated', 'reactivated', 'erased', 'invited', 'recomputed'] as const;
export type Done = (typeof DONE)[number];

/** What was done, as the address of the page says it after a post. */
export function doneIn(search: URLSearchParams): Done | undefined {
  return DONE.find((done) => done === search.get('done'));
}
