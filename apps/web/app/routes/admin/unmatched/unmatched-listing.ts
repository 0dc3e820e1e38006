import { type ListingOf, listAddress, textUpTo } from '../../../platform/list-address.ts';
import { UNMATCHED } from '../admin-paths.ts';

export const UNMATCHED_LIST = listAddress(
  UNMATCHED,
  { ref: textUpTo(64) },
  /^[\dT:.Z-]{20,30}~[0-9a-f-]{36}$/,
);

export type UnmatchedListing = ListingOf<typeof UNMATCHED_LIST>;
