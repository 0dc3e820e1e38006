import { closedBy, windowTimes } from '@waypost/domain/pickups';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mayHoldPlace } from './fair-share.ts';
import type { NewTimes } from './pickups.queries.ts';
import { givePlaceBack, inLockOrder, type Slot, takePlace } from './places.queries.ts';
import { type Asked, listFreeWindows, refuseDayOutOfReach } from './read-windows.ts';

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
  by: { customerId: string; pickupId: string | null; addressText: string },
): Promise<NewTimes> {
  const { date, window } = wanted;
  refuseDayOutOfReach(asked, date);
  if (closedBy(asked.calendar, date) !== null) throw new Problem('pickup_day_unavailable');
  const times = windowTimes(date, window, asked.calendar.timeZone);
  const refusal = async (code: Refusal) =>
    new Problem(code, { details: { free: await listFreeWindows(tx, asked) } });
  if (!asked.offered.some((each) => each.window === window)) {
    throw await refusal('pickup_window_gone');
  }
  if (times.cutOffAt <= asked.now) throw await refusal('pickup_cut_off_passed');

  const moves = [
    { area: asked.area, day: date, window, take: true },
    ...(held === null ? [] : [{ ...held, take: false }]),
  ];
  for (const { take, ...slot } of inLockOrder(moves)) {
    if (!take) await givePlaceBack(tx, slot);
    else if (!(await takePlace(tx, slot, asked.offered))) throw await refusal('pickup_window_full');
  }
  if (!(await mayHoldPlace(tx, { area: asked.area, day: date, window }, by))) {
    throw await refusal('pickup_places_used');
  }
  return { day: date, window, ...times };
}
