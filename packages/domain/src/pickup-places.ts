import { type Day, weekdayOf } from './delivery-dates.ts';
import type { PickupWindow } from './pickups.ts';
import type { OfferedWindow } from './settings.ts';

/** The places of a city: seven numbers for a window, Monday first; null means that of the settings. */
export type CityPlaces = Record<PickupWindow, (number | null)[]>;

/** Places in a window of a day. None in a window that is not offered. */
export function placesIn(
  offered: readonly OfferedWindow[],
  own: CityPlaces | undefined,
  day: Day,
  window: PickupWindow,
): number {
  const found = offered.find((each) => each.window === window);
  if (found === undefined) return 0;
  return own?.[window]?.[weekdayOf(day) - 1] ?? found.places;
}
