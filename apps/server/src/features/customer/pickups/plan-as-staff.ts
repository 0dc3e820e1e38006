import { holdsPlace, mayBeMissed, mayBeMoved, type MissedReason } from '@waypost/domain/pickups';
import type { OfferedWindow } from '@waypost/domain/settings';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readCalendar } from '../../core/calendars/index.ts';
import { noteEvent } from '../../programs/account-events/index.ts';
import { handoverNewsQueue } from '../../public/notifications/index.ts';
import { tellMissed } from './close-pickups.ts';
import { closePickup } from './close.queries.ts';
import { readClock } from './places.queries.ts';
import { confirmPickupQueue } from './queues.ts';
import { detachUncollected } from './shipments.queries.ts';
import {
  type AnyPickup,
  attachIfWaiting,
  listAttached,
  lockAnyPickup,
  markConfirmed,
  planAsStaff,
  updateNote,
  updatePlannedTimes,
} from './staff.queries.ts';
import { takeWindow } from './take-window.ts';

type Time = { date: string; window: string };

/** Those that are not waiting for it are left alone; the references of the others. */
export async function confirmPickups(
  ctx: Ctx,
  tx: Db,
  publicIds: readonly string[],
): Promise<string[]> {
  await planAsStaff(tx);
  const confirmed = await markConfirmed(tx, publicIds);
  const jobs = confirmed.map(({ id, shard, revision }) => ({ pickupId: id, shard, revision }));
  await ctx.jobs.enqueueMany(tx, confirmPickupQueue, jobs);
  return confirmed.map(({ publicId }) => publicId);
}

/** Where it was before; null when it is there already. */
export async function movePickup(
  ctx: Ctx,
  tx: Db,
  offered: readonly OfferedWindow[],
  publicId: string,
  wanted: Time,
): Promise<Time | null> {
  const pickup = await mustLock(tx, publicId);
  const before = { date: pickup.day, window: pickup.pickupWindow };
  const hasPlace = holdsPlace(pickup.status);
  if (hasPlace && before.date === wanted.date && before.window === wanted.window) return null;
  const now = await readClock(tx);
  if (!mayBeMoved(pickup.status)) throw new Problem('pickup_not_changeable');
  const asked = { area: pickup.area, calendar: readCalendar(pickup.country, now), now, offered };
  const held = hasPlace ? { area: pickup.area, day: before.date, window: before.window } : null;
  const times = await takeWindow(tx, asked, wanted, held, 'staff');
  if (!hasPlace) await attachBookedAgain(tx, pickup);
  const revision = await updatePlannedTimes(tx, pickup.id, times);
  await tellNewTime(ctx, tx, pickup, revision);
  return before;
}

/** False when it was missed already. */
export async function missPickup(
  ctx: Ctx,
  tx: Db,
  publicId: string,
  reason: MissedReason,
): Promise<boolean> {
  const pickup = await mustLock(tx, publicId);
  if (pickup.status === 'Missed') return false;
  if (!mayBeMissed(pickup, await readClock(tx))) throw new Problem('pickup_not_changeable');
  await closePickup(tx, pickup.id, 'Missed', reason);
  const { id: subjectId, shard, customerId } = pickup;
  await noteEvent(ctx, tx, { type: 'pickup.missed', customerId, shard, subjectId });
  await tellMissed(ctx, tx, pickup, await detachUncollected(tx, pickup.id));
  return true;
}

/** False when it says so already. */
export async function notePickup(tx: Db, publicId: string, note: string): Promise<boolean> {
  const pickup = await mustLock(tx, publicId);
  if (pickup.staffNote === note) return false;
  await updateNote(tx, pickup.id, note);
  return true;
}

async function mustLock(tx: Db, publicId: string): Promise<AnyPickup> {
  await planAsStaff(tx);
  const pickup = await lockAnyPickup(tx, publicId);
  if (pickup === undefined) throw new Problem('pickup_not_found');
  return pickup;
}

/** One that a booking made had let go of its shipment when it found no place. */
async function attachBookedAgain(tx: Db, { id, shard, shipmentId }: AnyPickup): Promise<void> {
  if (shipmentId === null) return;
  const isAttached = await attachIfWaiting(tx, { pickupId: id, shard, shipmentId });
  if (!isAttached) throw new Problem('pickup_not_changeable');
}

async function tellNewTime(
  ctx: Ctx,
  tx: Db,
  { id, shard, customerId }: AnyPickup,
  revision: number,
): Promise<void> {
  if (customerId !== null) {
    await ctx.jobs.enqueue(tx, confirmPickupQueue, { pickupId: id, shard, revision });
    return;
  }
  const occasion = `moved/${id}/${revision}`;
  const shipmentIds = await listAttached(tx, id);
  const news = shipmentIds.map((shipmentId) => ({ shipmentId, shard, occasion }));
  await ctx.jobs.enqueueMany(tx, handoverNewsQueue, news);
}
