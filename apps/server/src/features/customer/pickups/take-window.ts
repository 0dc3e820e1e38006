import { closedBy, type WindowTimes, windowTimes } from '@waypost/domain/pickups';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Asker, mayHoldPlace } from './fair-share.ts';
import type { NewTimes } from './pickups.queries.ts';
import { givePlaceBack, inLockOrder, type Slot, takePlace } from './places.queries.ts';
import { type Asked, listFreeWindows, readWindows, refuseDayOutOfReach } from './read-windows.ts';

type Refusal =
  | 'pickup_cut_off_passed'
  | 'pickup_window_full'
  | 'pickup_window_gone'
  | 'pickup_places_used';

/**
 * Takes a place in a window, in the caller's transaction, and releases the one held before. Refuses with
 * the free windows, and then changes neither.
 */
export async function takeWindow(
  tx: Db,
  asked: Asked,
  wanted: { date: string; window: string },
  held: Slot | null,
  by: Asker,
): Promise<NewTimes> {
  const { date, window } = wanted;
  const times = await timesOrRefuse(tx, asked, wanted);
  const moves = [
    { area: asked.area, day: date, window, take: true },
    ...(held === null ? [] : [{ ...held, take: false }]),
  ];
  for (const { take, ...slot } of inLockOrder(moves)) {
    if (!take) await givePlaceBack(tx, slot);
    else if (!(await takePlace(tx, slot, asked.offered))) {
      throw await refusalOf(tx, asked, 'pickup_window_full');
    }
  }
  if (!(await mayHoldPlace(tx, { area: asked.area, day: date, window }, by))) {
    throw await refusalOf(tx, asked, 'pickup_places_used');
  }
  return { day: date, window, ...times };
}

/** Takes nothing: by the time it is paid the window may be gone. */
export async function refuseUnlessFree(
  tx: Db,
  asked: Asked,
  wanted: { date: string; window: string },
): Promise<void> {
  await timesOrRefuse(tx, asked, wanted);
  const { windows } = await readWindows(tx, asked, wanted.date);
  const isFree = windows.some((each) => each.window === wanted.window && each.placesLeft > 0);
  if (!isFree) throw await refusalOf(tx, asked, 'pickup_window_full');
}

async function timesOrRefuse(
  tx: Db,
  asked: Asked,
  { date, window }: { date: string; window: string },
): Promise<WindowTimes> {
  refuseDayOutOfReach(asked, date);
  if (closedBy(asked.calendar, date) !== null) throw new Problem('pickup_day_unavailable');
  if (!asked.offered.some((each) => each.window === window)) {
    throw await refusalOf(tx, asked, 'pickup_window_gone');
  }
  const times = windowTimes(date, window, asked.calendar.timeZone);
  if (times.cutOffAt <= asked.now) throw await refusalOf(tx, asked, 'pickup_cut_off_passed');
  return times;
}

async function refusalOf(tx: Db, asked: Asked, code: Refusal): Promise<Problem> {
  return new Problem(code, { details: { free: await listFreeWindows(tx, asked) } });
}
