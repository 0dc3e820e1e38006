import { CONTAINER_STATES } from '@waypost/domain/containers';
import { idIn, listAddress, oneOf, textUpTo } from '../../../platform/list-address.ts';
import { DISPATCH } from '../admin-paths.ts';

/** Moment and id. */
const CURSOR = /^[0-9TZ:.-]{10,40}~[0-9a-f-]{36}$/;

export const CONTAINERS = listAddress(
  `${DISPATCH}/containers`,
  { hub: idIn, state: oneOf(CONTAINER_STATES), code: textUpTo(40) },
  CURSOR,
);
export const TRIPS = listAddress(`${DISPATCH}/trips`, { hub: idIn });
export const CONTAINER_LABELS = `${DISPATCH}/container-labels`;

export function containerPath(containerId: string): string {
  return `${CONTAINERS.page}/${containerId}`;
}

export function tripPath(tripId: string): string {
  return `${TRIPS.page}/${tripId}`;
}
