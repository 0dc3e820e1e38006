import { type ListingOf, listAddress, oneOf, textUpTo } from '../../../platform/list-address.ts';
import { HUBS } from '../admin-paths.ts';

export const HUB_STATES = ['active', 'inactive'] as const;

export const HUB_LIST = listAddress(HUBS, { search: textUpTo(80), state: oneOf(HUB_STATES) });

export type HubListing = ListingOf<typeof HUB_LIST>;
