import { dayIn, idIn, type ListingOf, listAddress } from '../../../platform/list-address.ts';
import { DISPATCH } from '../admin-paths.ts';

/** The rounds of one hub and day. */
export const BOARD = listAddress(DISPATCH, { hub: idIn, day: dayIn });
export type DispatchListing = ListingOf<typeof BOARD>;
export const PLAN = listAddress(`${DISPATCH}/plan`, { hub: idIn, day: dayIn });
/** The part of the pool's page that is polled. */
export const POOL = listAddress(`${DISPATCH}/pool`, { hub: idIn, day: dayIn });
export const ROUNDS_MAP = listAddress(`${DISPATCH}/map`, { hub: idIn, day: dayIn });
export const VEHICLES = listAddress(`${DISPATCH}/vehicles`, { hub: idIn });

/** The address of a place that may have no hub yet. */
export function placeOf(hub: string | undefined, day?: string): { hub?: string; day?: string } {
  return { ...(hub !== undefined && { hub }), ...(day !== undefined && { day }) };
}

/** As the api takes it. */
export function queryOf({ hub, day }: DispatchListing) {
  return { ...(hub !== undefined && { hubId: hub }), ...(day !== undefined && { day }) };
}
