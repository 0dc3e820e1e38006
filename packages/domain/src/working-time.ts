import { addDays, type Calendar, isBusinessDay } from './delivery-dates.ts';
import { offsetMs } from './local-time.ts';

/** The working hours of a business day, in the calendar's time zone. */
export type OpenHours = { from: number; to: number };

/** Business days count as a whole. */
const ALL_DAY: OpenHours = { from: 0, to: 24 };

const HOUR_MS = 60 * 60 * 1000;
/** No deadline of ours is further away, weekends and holidays included. */
const MAX_DAYS = 400;

/** The moment after so many open hours. */
export function addOpenHours(
  calendar: Calendar,
  from: Date,
  hours: number,
  open: OpenHours = ALL_DAY,
): Date {
  const { timeZone } = calendar;
  let leftMs = hours * HOUR_MS;
  let local = from.getTime() + offsetMs(from.getTime(), timeZone);
  for (let passed = 0; passed < MAX_DAYS; passed += 1) {
    const day = new Date(local).toISOString().slice(0, 10);
    const opensAt = Date.parse(day) + open.from * HOUR_MS;
    const closesAt = Date.parse(day) + open.to * HOUR_MS;
    if (isBusinessDay(calendar, day) && local < closesAt) {
      local = Math.max(local, opensAt);
      if (local + leftMs <= closesAt) return fromLocal(local + leftMs, timeZone);
      leftMs -= closesAt - local;
    }
    local = Date.parse(addDays(day, 1));
  }
  throw new RangeError(`${hours} open hours do not end`);
}

/** It may be an hour off in the night of a daylight saving change, which no deadline of ours needs. */
function fromLocal(local: number, timeZone: string): Date {
  return new Date(local - offsetMs(local - offsetMs(local, timeZone), timeZone));
}
