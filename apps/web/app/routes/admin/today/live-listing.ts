import { LIVE_VIEWS, LIVE_WHENS } from '@waypost/contract/live-views';
import { ETA_CAUSES } from '@waypost/domain/tracking';
import { idIn, type ListingOf, listAddress, oneOf } from '../../../platform/list-address.ts';
import { LIVE } from '../admin-paths.ts';

const LANE = /^[A-Z]{2}-[A-Z]{2}$/;

export const LIVE_LIST = listAddress(
  LIVE,
  {
    view: oneOf(LIVE_VIEWS),
    hub: (typed) => (typed === 'none' ? typed : idIn(typed)),
    when: oneOf(LIVE_WHENS),
    lane: (typed) => (LANE.test(typed) ? typed : undefined),
    cause: oneOf([...ETA_CAUSES, 'none']),
  },
  /^[\d-]{10}[\dT:.Z]{0,14}~[0-9a-f-]{36}$/,
);

export type LiveListing = ListingOf<typeof LIVE_LIST>;

/** The shipments that make up a number. */
export function livePath(listing: LiveListing): string {
  return LIVE_LIST.path(listing);
}
