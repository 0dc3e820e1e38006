import { type ListingOf, listAddress, oneOf, textUpTo } from '../../../platform/list-address.ts';
import { POINTS } from '../admin-paths.ts';

export const POINT_STATES = ['open', 'closed'] as const;

export const POINT_LIST = listAddress(POINTS, {
  search: textUpTo(80),
  state: oneOf(POINT_STATES),
});

export type PointListing = ListingOf<typeof POINT_LIST>;
