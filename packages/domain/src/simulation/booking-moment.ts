import type { MajorCity } from '../major-cities.ts';
import type { SeededRandom } from './seeded-random.ts';
import { HOUR_MS, nextTimeOfDay } from './sun-time.ts';

/** Weights of the hours of the day in which bookings are made. */
// prettier-ignore
const BOOKED_BY_HOUR = [1, 1, 0, 0, 0, 1, 2, 4, 7, 9, 10, 9, 7, 7, 9, 10, 9, 7, 5, 4, 4, 3, 2, 1] as const;
const BOOKED_A_DAY = BOOKED_BY_HOUR.reduce<number>((sum, share) => sum + share, 0);

/** A booking time at a place within the day that begins now: mostly during opening hours there. */
export function drawBookingMoment(random: SeededRandom, place: MajorCity, now: number): number {
  let rest = random.below(BOOKED_A_DAY);
  let hour = 0;
  while (rest >= (BOOKED_BY_HOUR[hour] ?? Infinity)) {
    rest -= BOOKED_BY_HOUR[hour] ?? 0;
    hour += 1;
  }
  return nextTimeOfDay(now, place, hour * HOUR_MS + random.below(HOUR_MS));
}
