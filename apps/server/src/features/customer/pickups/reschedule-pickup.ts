import type { PickupChange } from '@waypost/contract';
import { holdsPlace, isChangeable } from '@waypost/domain/pickups';
import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readCalendar } from '../../core/calendars/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import {
  findPickup,
  type LockedPickup,
  lockPickup,
  type PickupRow,
  updateTimes,
} from './pickups.queries.ts';
import { readClock, type Slot } from './places.queries.ts';
import { confirmPickupQueue } from './queues.ts';
import { takeWindow } from './take-window.ts';

/** Moves the place in one transaction: there is always exactly one. */
export async function reschedulePickup(
  ctx: Ctx,
  customerId: string,
  publicId: string,
  change: PickupChange,
): Promise<PickupRow> {
  const { pickupWindows: offered } = await settingsInForce(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const pickup = await actAs(tx, customerId, (own) => lockPickup(own, customerId, publicId));
    if (pickup === undefined) throw new Problem('pickup_not_found');
    const date = change.date ?? pickup.day;
    const window = change.window ?? pickup.pickupWindow;
    const isSame = date === pickup.day && window === pickup.pickupWindow;
    if (!isSame || pickup.status === 'No Place') {
      const now = await readClock(tx);
      const { status, cutOffAt } = pickup;
      if (!isChangeable({ status, cutOffAt }, now)) throw new Problem('pickup_not_changeable');
      const calendar = readCalendar(pickup.country, now);
      const asked = { area: pickup.area, calendar, now, offered };
      const times = await takeWindow(tx, asked, { date, window }, slotHeldBy(pickup), {
        customerId,
        pickupId: pickup.id,
        addressText: pickup.addressText,
      });
      const revision = await actAs(tx, customerId, (own) => updateTimes(own, pickup.id, times));
      const { id: pickupId, shard } = pickup;
      await ctx.jobs.enqueue(tx, confirmPickupQueue, { pickupId, shard, revision });
    }
    const stored = await actAs(tx, customerId, (own) => findPickup(own, customerId, publicId));
    if (stored === undefined) throw new Problem('pickup_not_found');
    return stored;
  });
}

export function slotHeldBy(pickup: LockedPickup): Slot | null {
  if (!holdsPlace(pickup.status)) return null;
  return { area: pickup.area, day: pickup.day, window: pickup.pickupWindow };
}
