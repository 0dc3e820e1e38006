import {
  idIn,
  type ListingOf,
  listAddress,
  oneOf,
  textUpTo,
} from '../../../platform/list-address.ts';
import { FIELD_DEVICES, FIELD_PEOPLE } from '../admin-paths.ts';

export const PEOPLE_STATES = ['active', 'inactive', 'locked'] as const;
export const DEVICE_STATES = ['waiting', 'live', 'revoked'] as const;

const COMMON = { search: textUpTo(80), hubId: idIn };

export const PEOPLE_LIST = listAddress(FIELD_PEOPLE, { ...COMMON, state: oneOf(PEOPLE_STATES) });
export const DEVICE_LIST = listAddress(FIELD_DEVICES, { ...COMMON, state: oneOf(DEVICE_STATES) });

export type PeopleListing = ListingOf<typeof PEOPLE_LIST>;
export type DeviceListing = ListingOf<typeof DEVICE_LIST>;
export type FieldListing = PeopleListing | DeviceListing;
