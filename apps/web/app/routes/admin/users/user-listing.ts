import { USERS } from '../admin-paths.ts';
import {
  idIn,
  type ListingOf,
  listAddress,
  oneOf,
  textUpTo,
} from '../../../platform/list-address.ts';

export const ROLES = ['user', 'admin'] as const;
export const STATES = ['active', 'deactivated'] as const;
export const SORTS = ['created', 'login'] as const;

export const USER_LIST = listAddress(USERS, {
  search: textUpTo(80),
  role: oneOf(ROLES),
  state: oneOf(STATES),
  sort: oneOf(SORTS),
  view: idIn,
});

export type UserListing = ListingOf<typeof USER_LIST>;

const DONE = [
  'changed',
  'deactivated',
  'reactivated',
  'erased',
  'invited',
  'recomputed',
  'credited',
  'vatConfirmed',
  'vatWithdrawn',
] as const;
export type Done = (typeof DONE)[number];

/** The result of an action, held in the address after a post. */
export function doneIn(search: URLSearchParams): Done | undefined {
  return DONE.find((done) => done === search.get('done'));
}
