import { addDays, type Calendar, type Day, isBusinessDay } from './delivery-dates.ts';
import { momentOf } from './local-time.ts';

/** The local hours between which a courier comes: 09:00-13:00. */
export type PickupWindow = string;

/** The default window, while it is offered. */
export const DEFAULT_PICKUP_WINDOW: PickupWindow = '13:00-17:00';

export const PICKUP_FREQUENCIES = ['DAILY', 'WEEKLY', 'BIWEEKLY'] as const;
export type PickupFrequency = (typeof PICKUP_FREQUENCIES)[number];

/**
 * Requested holds a place and waits to be confirmed. Scheduled is confirmed. Collected and Missed are how
 * the day went; Cancelled released its place. A date of a recurring pickup may also be No Place, when its
 * window was full, or Skipped, when its day is closed: both hold no place.
 */
export const PICKUP_STATUSES = [
  'Requested',
  'Scheduled',
  'Collected',
  'Missed',
  'Cancelled',
  'No Place',
  'Skipped',
] as const;
export type PickupStatus = (typeof PICKUP_STATUSES)[number];

/** Why a pickup failed: the courier came in vain, or did not come. */
export const MISSED_REASONS = [
  'nobody_there',
  'not_ready',
  'address_not_found',
  'no_access',
  'courier_did_not_come',
  'other',
] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];

export function holdsPlace(status: PickupStatus): boolean {
  return status === 'Requested' || status === 'Scheduled';
}

/** Until the cut-off, unless it has ended already. */
export function isChangeable(pickup: { status: PickupStatus; cutOffAt: Date }, now: Date): boolean {
  return mayBeMoved(pickup.status) && now < pickup.cutOffAt;
}

/** By staff, also after the cut-off, because dispatch may change the routes. */
export function mayBeMoved(status: PickupStatus): boolean {
  return holdsPlace(status) || status === 'No Place' || status === 'Skipped';
}

/** By staff, once the window has begun: before that it can be moved. */
export function mayBeMissed(pickup: { status: PickupStatus; startsAt: Date }, now: Date): boolean {
  return holdsPlace(pickup.status) && pickup.startsAt <= now;
}

/** Routes are planned two hours before a window begins; nothing changes after that. */
export const PICKUP_CUT_OFF_HOURS = 2;

/** For one-off pickups; the calendars of countries reach a little further. */
export const PICKUP_DAYS_AHEAD = 60;

/** How far ahead a recurring pickup has its dates: two weeks, so that each can be seen and cancelled. */
export const PICKUP_DAYS_PLANNED = 14;

export type WindowTimes = { startsAt: Date; endsAt: Date; cutOffAt: Date };

const HOUR_MS = 60 * 60 * 1000;

/** The start and end of a window, in local time across daylight saving changes. */
export function windowTimes(day: Day, window: PickupWindow, timeZone: string): WindowTimes {
  const [from = '', until = ''] = window.split('-');
  const startsAt = momentOf(day, from, timeZone);
  return {
    startsAt,
    endsAt: momentOf(day, until, timeZone),
    cutOffAt: new Date(startsAt.getTime() - PICKUP_CUT_OFF_HOURS * HOUR_MS),
  };
}

export type PickupRule = { frequency: PickupFrequency; startsOn: Day };

/** `closed` says why no courier comes on a day of the rule. */
export type Occurrence = { day: Day; closed: 'weekend' | 'holiday' | null };

const STEP_DAYS: Readonly<Record<PickupFrequency, number>> = { DAILY: 1, WEEKLY: 7, BIWEEKLY: 14 };

/**
 * The days of a rule between two days, both included. DAILY means every business day. WEEKLY and BIWEEKLY
 * keep the weekday they began on; one on a weekend or public holiday is listed as closed and not moved: a
 * customer who relies on Thursdays is not served by a Friday.
 */
export function occurrencesOf(
  { frequency, startsOn }: PickupRule,
  calendar: Calendar,
  range: { from: Day; until: Day },
): Occurrence[] {
  const step = STEP_DAYS[frequency];
  const found: Occurrence[] = [];
  for (
    let day = firstFrom(startsOn, step, range.from);
    day <= range.until;
    day = addDays(day, step)
  ) {
    const closed = closedBy(calendar, day);
    if (closed === null || frequency !== 'DAILY') found.push({ day, closed });
  }
  return found;
}

/** Null on a day when couriers come. */
export function closedBy(calendar: Calendar, day: Day): Occurrence['closed'] {
  if (isBusinessDay(calendar, day)) return null;
  return calendar.holidays.includes(day) ? 'holiday' : 'weekend';
}

const DAY_MS = 24 * HOUR_MS;

function firstFrom(startsOn: Day, step: number, from: Day): Day {
  if (from <= startsOn) return startsOn;
  const daysSince = (Date.parse(from) - Date.parse(startsOn)) / DAY_MS;
  return addDays(startsOn, Math.ceil(daysSince / step) * step);
}

/** The area of one depot: places in a window are counted by city. `BE:saintnicolas`. */
export function pickupArea(country: string, city: string): string {
  return `${country}:${foldCity(city)}`;
}

/** However it is spelt. */
export function foldCity(city: string): string {
  return city
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|[^\p{L}\p{N}]/gu, '');
}
