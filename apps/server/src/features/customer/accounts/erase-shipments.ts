import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { lockStates } from '../../core/scans/index.ts';
import { noteErased } from '../../core/shipments/index.ts';
import { listShipmentsToErase } from './profile.queries.ts';
import { eraseShipmentsQueue } from './queues.ts';

/** Locked together for some 100 ms, during which scans of these shipments wait. */
const BATCH = 500;
const LOOK_AGAIN_SECONDS = 60;

/**
 * The next shipments of an erased person, oldest first, in the caller's transaction. The job for the
 * following ones is enqueued in it, so that all are erased even after a crash. `alsoChanged` are other
 * shipments that lose a listener: all are locked with one statement, in id order.
 */
export async function eraseNextShipments(
  ctx: Ctx,
  tx: Db,
  { customerId, after }: { customerId: string; after?: string | undefined },
  alsoChanged: readonly string[] = [],
): Promise<Nudge[]> {
  const ids = await listShipmentsToErase(tx, customerId, { after, limit: BATCH });
  const changed = [...new Set([...ids, ...alsoChanged])];
  await lockStates(tx, changed);
  for (const { erase } of ctx.features) {
    await erase?.shipments?.(ctx, tx, { customerId, ids });
  }
  await noteChanged(ctx, tx, changed);
  const last = ids.at(-1) ?? after;
  const shard = await readCustomerShard(tx, customerId);
  const next = { customerId, shard, ...(last !== undefined && { after: last }) };
  if (ids.length === BATCH) {
    await ctx.jobs.enqueue(tx, eraseShipmentsQueue, next);
  } else if (await isUnderWay(ctx, tx, customerId)) {
    const startAfterSeconds = LOOK_AGAIN_SECONDS;
    await ctx.jobs.enqueue(tx, eraseShipmentsQueue, next, { startAfterSeconds });
  }
  return noteErased(tx, ids);
}

/** Their states are locked. */
export async function noteChanged(ctx: Ctx, tx: Db, shipmentIds: readonly string[]): Promise<void> {
  for (const { erase } of ctx.features) await erase?.changed?.(tx, shipmentIds);
}

async function isUnderWay(ctx: Ctx, tx: Db, customerId: string): Promise<boolean> {
  for (const { erase } of ctx.features) {
    if (await erase?.isUnderWay?.(tx, customerId)) return true;
  }
  return false;
}

export async function eraseShipments(
  ctx: Ctx,
  next: { customerId: string; after?: string },
): Promise<void> {
  const nudges = await inTransaction(ctx.db, (tx) => eraseNextShipments(ctx, tx, next));
  await ctx.nudges.publishErased(nudges);
}
