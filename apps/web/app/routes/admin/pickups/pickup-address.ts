import type { PickupStatus } from '@waypost/domain/pickups';
import { dayIn, type ListingOf, listAddress, textUpTo } from '../../../platform/list-address.ts';
import { PICKUPS } from '../admin-paths.ts';

const AREA = /^[A-Z]{2}:[\p{L}\p{N}]{0,117}$/u;

function areaIn(typed: string): string | undefined {
  return AREA.test(typed) ? typed : undefined;
}

function windowIn(typed: string): string | undefined {
  return /^\d\d:\d\d-\d\d:\d\d$/.test(typed) ? typed : undefined;
}

/** Cities go on after a city. */
export const BOARD = listAddress(PICKUPS, { day: dayIn, search: textUpTo(80) }, AREA);

export const WINDOW = listAddress(`${PICKUPS}/window`, {
  day: dayIn,
  area: areaIn,
  window: windowIn,
});
export type WindowListing = ListingOf<typeof WINDOW>;

export const CITIES = listAddress(`${PICKUPS}/cities`, { search: textUpTo(80) }, AREA);

/** Beside the list of its window. */
export function besideWindow(
  { id, area, planned }: { id: string; area: string; planned: { date: string; window: string } },
  more: Record<string, string> = {},
): string {
  const listing = { day: planned.date, area, window: planned.window };
  return WINDOW.path(listing, more, `/${id}`);
}

export const DONE = ['confirm', 'move', 'miss', 'note'] as const;

/** Planned pickups first, then those that are over, then those that do not take place. */
const ORDER: PickupStatus[] = [
  'Requested',
  'Scheduled',
  'No Place',
  'Missed',
  'Collected',
  'Skipped',
  'Cancelled',
];

export function inOrderOfWork<P extends { status: PickupStatus }>(pickups: readonly P[]): P[] {
  return pickups.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}
