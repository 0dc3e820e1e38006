import type { PublicTracking } from '@waypost/contract/client';

/** Where a map with a single point starts. */
export const INITIAL_ZOOM = 6;
export const FIT_PADDING_PX = 30;
export const CLOSER_AFTER_MS = 2_000;
export const MIN_ZOOM = 1;
/** The base map has no more detail than this. */
export const BASE_MAX_ZOOM = 8;
export const TILES_MAX_ZOOM = 17;

const CLOSE_ZOOM = 14;
const CLOSE_ZOOM_AT_THE_DOOR = 15;
/** On the base map alone: any nearer, and there is often no other city in sight. */
const CLOSE_ZOOM_ON_BASE = 7;

type Current = { status: PublicTracking['status']; approximate: boolean; maxZoom: number };

/** How near the map goes to where the shipment is. A capital that stands for a country is not approached. */
export function closerZoom({ status, approximate, maxZoom }: Current): number {
  if (approximate) return INITIAL_ZOOM;
  if (maxZoom <= BASE_MAX_ZOOM) return CLOSE_ZOOM_ON_BASE;
  return status === 'Out for Delivery' ? CLOSE_ZOOM_AT_THE_DOOR : CLOSE_ZOOM;
}
