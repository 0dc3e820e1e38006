import { DESK_DUES, DESK_KINDS } from '@waypost/domain/desk';
import { DESK } from '../admin-paths.ts';
import { type ListingOf, listAddress, oneOf } from '../../../platform/list-address.ts';

const VIEWS = ['open', 'snoozed', 'closed'] as const;
const OWNERS = ['all', 'me', 'nobody'] as const;
export const DESK_CHOICES = { views: VIEWS, kinds: DESK_KINDS, owners: OWNERS, dues: DESK_DUES };

export const DESK_LIST = listAddress(
  DESK,
  {
    state: oneOf(VIEWS, 'open'),
    kind: oneOf(DESK_KINDS),
    owner: oneOf(OWNERS, 'all'),
    due: oneOf(DESK_DUES),
  },
  /^\d{1,15}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
);

export type DeskFilter = ListingOf<typeof DESK_LIST>;

/** The filtered list; with an id, that item is open beside it. */
export function deskPath(filter: DeskFilter, itemId?: string, done?: string): string {
  return DESK_LIST.path(filter, { done }, itemId === undefined ? '' : `/${itemId}`);
}
