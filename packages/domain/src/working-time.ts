import { addDays, type Calendar, isBusinessDay } from './delivery-dates.ts';
import { offsetMs } from './local-time.ts';

/** The hours of a business day that count, on the clocks of the calendar. */
export type OpenHours = { from: number; to: number };

/** Business days count as a whole. */
const ALL_DAY: OpenHours = { from: 0, to: 24 };

const HOUR_MS = 60 * 60 * 1000;
/** No wait of ours is longer than this many days with its weekends and holidays. */
const MAX_DAYS = 400;

/** The moment when so many open hours have passed. */
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

/** In the night in which the clocks are changed it may be an hour off, which no wait of ours minds. */
function fromLocal(local: number, timeZone: string): Date {
  return new Date(local - offsetMs(local - offsetMs(local, timeZone), timeZone));
}
