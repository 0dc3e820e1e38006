import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { closePickup, type DuePickup, listDuePickups } from './close.queries.ts';
import { pickupMailQueue } from './queues.ts';
import { detachUncollected } from './shipments.queries.ts';

const BATCH = 500;
const BEFORE_ALL = { cutOffAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/**
 * Collected as soon as every attached shipment was picked up. After the window: collected when the
 * courier took anything of this customer, otherwise missed. What was left behind is released.
 */
export async function closePickups(ctx: Ctx): Promise<void> {
  for (let after = BEFORE_ALL; ;) {
    const due = await listDuePickups(ctx.db, after, BATCH);
    for (const pickup of due) await closeOne(ctx, pickup);
    const last = due.at(-1);
    if (last === undefined || due.length < BATCH) return;
    after = { cutOffAt: last.cutOffAt, id: last.id };
  }
}

async function closeOne(ctx: Ctx, pickup: DuePickup): Promise<void> {
  const outcome = outcomeOf(pickup);
  if (outcome === null) return;
  await inTransaction(ctx.db, async (tx) => {
    if (!(await closePickup(tx, pickup.id, outcome))) return;
    await detachUncollected(tx, pickup.id);
    if (outcome === 'Collected') return;
    await ctx.jobs.enqueue(tx, pickupMailQueue, {
      pickupId: pickup.id,
      shard: pickup.shard,
      news: 'missed',
    });
  });
}

function outcomeOf(pickup: DuePickup): 'Collected' | 'Missed' | null {
  if (pickup.collected > 0 && pickup.waiting === 0) return 'Collected';
  if (!pickup.isOver) return null;
  return pickup.collected > 0 || pickup.courierCame ? 'Collected' : 'Missed';
}
