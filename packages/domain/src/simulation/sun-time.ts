import type { MajorCity } from '../major-cities.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The first moment from `at` on with this solar time of day at the place. */
export function nextTimeOfDay(at: number, { lon }: MajorCity, timeOfDayMs: number): number {
  const offset = Math.round(lon / 15) * HOUR_MS;
  const moment = Math.floor((at + offset) / DAY_MS) * DAY_MS + timeOfDayMs - offset;
  return moment >= at ? moment : moment + DAY_MS;
}
