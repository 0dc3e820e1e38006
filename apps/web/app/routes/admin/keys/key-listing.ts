import { KEYS } from '../admin-paths.ts';
import { type ListingOf, listAddress, oneOf, textUpTo } from '../../../platform/list-address.ts';

export const KEY_STATES = ['live', 'ended'] as const;

export const KEY_LIST = listAddress(KEYS, { search: textUpTo(80), state: oneOf(KEY_STATES) });

export type KeyListing = ListingOf<typeof KEY_LIST>;
