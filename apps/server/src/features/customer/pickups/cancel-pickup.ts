import { isChangeable } from '@waypost/domain/pickups';
import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { noteEvent } from '../../programs/account-events/index.ts';
import { findPickup, lockPickup, markPickups, type PickupRow } from './pickups.queries.ts';
import { givePlaceBack, readClock } from './places.queries.ts';
import { pickupMailQueue } from './queues.ts';
import { slotHeldBy } from './reschedule-pickup.ts';
import { detachShipments } from './shipments.queries.ts';

/** Releases the place and the shipments. Cancelling twice has no further effect. */
export async function cancelPickup(
  ctx: Ctx,
  customerId: string,
  publicId: string,
): Promise<PickupRow> {
  return inTransaction(ctx.db, async (tx) => {
    const pickup = await actAs(tx, customerId, (own) => lockPickup(own, customerId, publicId));
    if (pickup === undefined) throw new Problem('pickup_not_found');
    const { id: pickupId, shard, status, cutOffAt } = pickup;
    if (status !== 'Cancelled') {
      if (!isChangeable({ status, cutOffAt }, await readClock(tx))) {
        throw new Problem('pickup_not_changeable');
      }
      const held = slotHeldBy(pickup);
      if (held !== null) await givePlaceBack(tx, held);
      await actAs(tx, customerId, async (own) => {
        await markPickups(own, [pickupId], 'Cancelled');
        await detachShipments(own, [pickupId]);
      });
      await ctx.jobs.enqueue(tx, pickupMailQueue, { pickupId, shard, news: 'cancelled' });
      const event = { type: 'pickup.cancelled', customerId, shard, subjectId: pickupId } as const;
      await noteEvent(ctx, tx, event);
    }
    const stored = await actAs(tx, customerId, (own) => findPickup(own, customerId, publicId));
    if (stored === undefined) throw new Problem('pickup_not_found');
    return stored;
  });
}
