import { holdsPlace, type PickupStatus } from '@waypost/domain/pickups';
import { actAs } from '../../../platform/acting-customer.ts';
import type { Db } from '../../../platform/database.ts';
import { deleteGuestPickups } from './booked.queries.ts';
import { deletePickups } from './pickups.queries.ts';
import { givePlaceBack, inLockOrder, type Slot } from './places.queries.ts';
import { deleteRules, lockRules } from './rules.queries.ts';

/** With the account: addresses and instructions are personal data. Places become free again. */
export async function erasePickups(tx: Db, customerId: string): Promise<void> {
  const erased = await actAs(tx, customerId, async (own) => {
    // first, or the worker could add a date to a rule that is about to be deleted
    await lockRules(own, customerId);
    const pickups = await deletePickups(own, customerId);
    await deleteRules(own, customerId);
    return pickups;
  });
  await giveBack(tx, erased);
}

/** Of bookings without an account. */
export async function eraseGuestPickups(tx: Db, shipmentIds: readonly string[]): Promise<void> {
  await giveBack(tx, await deleteGuestPickups(tx, shipmentIds));
}

async function giveBack(tx: Db, erased: readonly (Slot & { status: PickupStatus })[]) {
  const held = erased.filter(({ status }) => holdsPlace(status));
  for (const { area, day, window } of inLockOrder(held)) {
    await givePlaceBack(tx, { area, day, window });
  }
}
