import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { rowsOf } from '../../../platform/pages.ts';
import { closePickup, type DuePickup, listDuePickups } from './close.queries.ts';
import { handoverNewsQueue } from '../../public/notifications/index.ts';
import { noteEvent } from '../../programs/account-events/index.ts';
import { pickupMailQueue } from './queues.ts';
import { detachUncollected } from './shipments.queries.ts';

const BATCH = 500;
const BEFORE_ALL = { cutOffAt: new Date(0), id: NIL };

/**
 * Collected as soon as every attached shipment was picked up. After the window, and after its round or a day later:
 * collected when the courier took anything of this customer, otherwise missed. What was left behind is released.
 */
export async function closePickups(ctx: Ctx): Promise<void> {
  const due = rowsOf(BATCH, (last?: DuePickup) =>
    listDuePickups(ctx.db, last ?? BEFORE_ALL, BATCH),
  );
  for await (const pickup of due) await closeOne(ctx, pickup);
}

async function closeOne(ctx: Ctx, pickup: DuePickup): Promise<void> {
  const outcome = outcomeOf(pickup);
  if (outcome === null) return;
  await inTransaction(ctx.db, async (tx) => {
    if (!(await closePickup(tx, pickup.id, outcome))) return;
    const { id: subjectId, shard, customerId } = pickup;
    const type = outcome === 'Missed' ? 'pickup.missed' : 'pickup.collected';
    await noteEvent(ctx, tx, { type, customerId, shard, subjectId });
    const leftBehind = await detachUncollected(tx, pickup.id);
    if (outcome === 'Missed') await tellMissed(ctx, tx, pickup, leftBehind);
  });
}

/** The customer; or the shippers of what was left behind, who have no account. */
export async function tellMissed(
  ctx: Ctx,
  tx: Db,
  { id, shard, customerId }: Pick<DuePickup, 'id' | 'shard' | 'customerId'>,
  leftBehind: readonly string[],
): Promise<void> {
  if (customerId !== null) {
    await ctx.jobs.enqueue(tx, pickupMailQueue, { pickupId: id, shard, news: 'missed' });
    return;
  }
  const occasion = `missed/${id}`;
  const news = leftBehind.map((shipmentId) => ({ shipmentId, shard, occasion }));
  await ctx.jobs.enqueueMany(tx, handoverNewsQueue, news);
}

function outcomeOf(pickup: DuePickup): 'Collected' | 'Missed' | null {
  if (pickup.collected > 0 && pickup.waiting === 0) return 'Collected';
  if (!pickup.isOver) return null;
  return pickup.collected > 0 || pickup.courierCame ? 'Collected' : 'Missed';
}
