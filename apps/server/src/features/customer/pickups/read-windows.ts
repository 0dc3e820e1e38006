import type { FreeWindow, PickupDay, PickupWindow } from '@waypost/contract';
import { addDays, type Calendar, localTime } from '@waypost/domain/delivery-dates';
import {
  closedBy,
  PICKUP_DAYS_AHEAD,
  PICKUP_DAYS_PLANNED,
  windowTimes,
} from '@waypost/domain/pickups';
import { placesIn } from '@waypost/domain/pickup-places';
import type { OfferedWindow } from '@waypost/domain/settings';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readCalendar } from '../../core/calendars/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { findCity } from './cities.queries.ts';
import { readClock, selectTaken } from './places.queries.ts';

/** The address, its calendar, the time and the windows. */
export type Asked = {
  area: string;
  calendar: Calendar;
  now: Date;
  offered: readonly OfferedWindow[];
};

const FREE_WINDOWS_NAMED = 3;

/** The windows of a day, or of the first one with a free place. */
export async function readDayOrFirstFree(
  ctx: Ctx,
  at: { area: string; country: string },
  date: string | undefined,
): Promise<PickupDay> {
  const now = await readClock(ctx.db);
  const { pickupWindows: offered } = await settingsInForce(ctx);
  const asked = { area: at.area, calendar: readCalendar(at.country, now), now, offered };
  if (date === undefined) return readFirstFreeDay(ctx.db, asked);
  refuseDayOutOfReach(asked, date);
  return readWindows(ctx.db, asked, date);
}

/** The windows of one day with their free places. */
export async function readWindows(db: Db, asked: Asked, date: string): Promise<PickupDay> {
  const [day] = await readDays(db, asked, { from: date, until: date });
  if (day === undefined) throw new Error(`no day between ${date} and itself`);
  return day;
}

/** The first day with a free place. */
async function readFirstFreeDay(db: Db, asked: Asked): Promise<PickupDay> {
  const days = await readDays(db, asked, comingDays(asked));
  const free = days.find(({ windows }) => windows.some(isFree));
  if (free === undefined) throw new Problem('pickup_day_unavailable');
  return free;
}

/** The next windows with a free place. */
export async function listFreeWindows(
  db: Db,
  asked: Asked,
  limit = FREE_WINDOWS_NAMED,
): Promise<FreeWindow[]> {
  return freeWindowsIn(await readDays(db, asked, comingDays(asked)), limit);
}

/** Those that follow a window which is not free: nobody is collected from sooner than they asked for. */
export async function listLaterWindows(
  db: Db,
  asked: Asked,
  { date, window }: { date: string; window: string },
): Promise<FreeWindow[]> {
  const { from, until } = comingDays(asked);
  const first = date > from ? date : from;
  const days = await readDays(db, asked, {
    from: first,
    until: first > until ? addDays(first, PICKUP_DAYS_PLANNED) : until,
  });
  const isLater = (each: FreeWindow) => each.date > date || each.window > window;
  return freeWindowsIn(days, Number.POSITIVE_INFINITY).filter(isLater).slice(0, FREE_WINDOWS_NAMED);
}

function freeWindowsIn(days: readonly PickupDay[], limit: number): FreeWindow[] {
  return days
    .flatMap(({ date, windows }) =>
      windows.filter(isFree).map(({ window, placesLeft }) => ({ date, window, placesLeft })),
    )
    .slice(0, limit);
}

function isFree({ unavailable }: PickupWindow): boolean {
  return unavailable === null;
}

function comingDays({ calendar, now }: Asked) {
  const today = localTime(now, calendar.timeZone).day;
  return { from: today, until: addDays(today, PICKUP_DAYS_PLANNED) };
}

async function readDays(
  db: Db,
  { area, calendar, now, offered }: Asked,
  range: { from: string; until: string },
): Promise<PickupDay[]> {
  const own = (await findCity(db, area))?.places;
  const rows = await selectTaken(db, area, range);
  const taken = new Map(rows.map((row) => [`${row.day} ${row.pickupWindow}`, row.taken]));
  const { timeZone } = calendar;
  const days: PickupDay[] = [];
  for (let date = range.from; date <= range.until; date = addDays(date, 1)) {
    const closed = closedBy(calendar, date);
    const windows = closed === null ? offered : [];
    days.push({
      date,
      timeZone,
      closed,
      windows: windows.map(({ window }) => {
        const { startsAt, endsAt, cutOffAt } = windowTimes(date, window, timeZone);
        const capacity = placesIn(offered, own, date, window);
        const placesLeft = Math.max(0, capacity - (taken.get(`${date} ${window}`) ?? 0));
        return {
          window,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          cutOffAt: cutOffAt.toISOString(),
          placesLeft,
          unavailable: unavailableFor(cutOffAt <= now, placesLeft),
        };
      }),
    });
  }
  return days;
}

function unavailableFor(isPast: boolean, placesLeft: number): PickupWindow['unavailable'] {
  if (isPast) return 'cut_off';
  return placesLeft === 0 ? 'full' : null;
}

/** Far enough for everyone, near enough for the calendar to have its holidays. */
export function refuseDayOutOfReach({ calendar, now }: Asked, date: string): void {
  const today = localTime(now, calendar.timeZone).day;
  if (date < today || date > addDays(today, PICKUP_DAYS_AHEAD)) {
    throw new Problem('pickup_day_unavailable');
  }
}
