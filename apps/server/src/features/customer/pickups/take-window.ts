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
 * the free windows, and then changes neither. Staff is bound by the places, not by the cut-off and the share
 * of a customer: who plans the routes may change them.
 */
export async function takeWindow(
  tx: Db,
  asked: Asked,
  wanted: { date: string; window: string },
  held: Slot | null,
  by: Asker | 'staff',
): Promise<NewTimes> {
  const { date, window } = wanted;
  const times = await timesOrRefuse(tx, asked, wanted, by === 'staff' ? 'endsAt' : 'cutOffAt');
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
  const slot = { area: asked.area, day: date, window };
  if (by !== 'staff' && !(await mayHoldPlace(tx, slot, by))) {
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
  await timesOrRefuse(tx, asked, wanted, 'cutOffAt');
  const { windows } = await readWindows(tx, asked, wanted.date);
  const isFree = windows.some((each) => each.window === wanted.window && each.placesLeft > 0);
  if (!isFree) throw await refusalOf(tx, asked, 'pickup_window_full');
}

async function timesOrRefuse(
  tx: Db,
  asked: Asked,
  { date, window }: { date: string; window: string },
  until: 'cutOffAt' | 'endsAt',
): Promise<WindowTimes> {
  refuseDayOutOfReach(asked, date);
  if (closedBy(asked.calendar, date) !== null) throw new Problem('pickup_day_unavailable');
  if (!asked.offered.some((each) => each.window === window)) {
    throw await refusalOf(tx, asked, 'pickup_window_gone');
  }
  const times = windowTimes(date, window, asked.calendar.timeZone);
  if (times[until] <= asked.now) throw await refusalOf(tx, asked, 'pickup_cut_off_passed');
  return times;
}

async function refusalOf(tx: Db, asked: Asked, code: Refusal): Promise<Problem> {
  return new Problem(code, { details: { free: await listFreeWindows(tx, asked) } });
}
