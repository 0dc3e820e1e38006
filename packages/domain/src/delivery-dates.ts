import { type Day, localTime } from './local-time.ts';
import type { Eta, FreightMode, ParcelLevel } from './tariff.ts';

export { type Day, localTime } from './local-time.ts';

/** The working days of a country. */
export type Calendar = {
  country: string;
  timeZone: string;
  /** ISO weekdays: 1 is Monday, 7 is Sunday. */
  weekend: readonly number[];
  holidays: readonly Day[];
};

export type DeliveryDates = { earliest: Day; latest: Day };

/**
 * The hour, at the origin, until which a booking is collected on the same day. 14 is the same-day
 * cut-off and belongs to priority, which has the earliest; 18 is the next-day cut-off.
 */
export const CUT_OFF_HOUR: Readonly<Record<ParcelLevel | FreightMode, number>> = {
  priority: 14,
  express: 18,
  standard: 18,
  air: 18,
  road: 18,
  sea: 18,
};

type Way = { origin: Calendar; destination: Calendar };
type Booking = Way & { at: Date; eta: Eta; cutOffHour: number };

/**
 * The delivery days of a shipment booked at a moment. It is collected on that day, or after the cut-off
 * on the next business day of the origin. Business days are those of the destination. Hours count from
 * the cut-off; hours and days include weekends and holidays. An arrival on a day without delivery moves
 * to the next day with it. Within one country Saturday is a delivery day.
 */
export function deliveryDates(booking: Booking): DeliveryDates {
  const { eta } = booking;
  const collected = collectionDay(booking);
  return {
    earliest: arrivalDay(booking, collected, eta.min),
    latest: arrivalDay(booking, collected, eta.max),
  };
}

/** The day, at the origin, on which a booking is collected. */
export function collectionDay({
  at,
  origin,
  cutOffHour,
}: Pick<Booking, 'at' | 'origin' | 'cutOffHour'>): Day {
  const { day, hour } = localTime(at, origin.timeZone);
  return firstDay(hour < cutOffHour ? day : addDays(day, 1), (each) => isBusinessDay(origin, each));
}

function arrivalDay(booking: Booking, collected: Day, count: number): Day {
  const { eta, destination, cutOffHour } = booking;
  if (eta.unit === 'business_days') {
    let day = collected;
    for (let passed = 0; passed < count; passed += 1) {
      day = firstDay(addDays(day, 1), (each) => isBusinessDay(destination, each));
    }
    return day;
  }
  const days = eta.unit === 'hours' ? Math.floor((cutOffHour + count) / 24) : count;
  return firstDay(addDays(collected, days), (each) => isDeliveryDay(booking, each));
}

/** The day itself when the count is 0 and it is a business day. */
export function addBusinessDays(calendar: Calendar, from: Day, count: number): Day {
  let day = firstDay(from, (each) => isBusinessDay(calendar, each));
  for (let passed = 0; passed < count; passed += 1) {
    day = firstDay(addDays(day, 1), (each) => isBusinessDay(calendar, each));
  }
  return day;
}

/** The number of business days after `from`, up to and including `to`. */
export function countBusinessDays(calendar: Calendar, from: Day, to: Day): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isBusinessDay(calendar, day)) count += 1;
  }
  return count;
}

export function isBusinessDay({ weekend, holidays }: Calendar, day: Day): boolean {
  return !weekend.includes(weekdayOf(day)) && !holidays.includes(day);
}

const SATURDAY = 6;

function isDeliveryDay({ origin, destination }: Way, day: Day): boolean {
  if (isBusinessDay(destination, day)) return true;
  const isDomestic = origin.country === destination.country;
  return isDomestic && weekdayOf(day) === SATURDAY && !destination.holidays.includes(day);
}

/** No calendar closes for longer. */
const MAX_CLOSED_DAYS = 60;

function firstDay(from: Day, isWanted: (day: Day) => boolean): Day {
  let day = from;
  for (let closed = 0; closed < MAX_CLOSED_DAYS; closed += 1) {
    if (isWanted(day)) return day;
    day = addDays(day, 1);
  }
  throw new RangeError(`no open day after ${from}`);
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}
