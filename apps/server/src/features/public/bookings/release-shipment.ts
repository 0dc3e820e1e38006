import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { planHandover } from '../handovers/index.ts';
import { handoverNewsQueue, recipientNoticeQueue } from '../notifications/index.ts';
import { findHold, setHold } from '../../core/shipments/index.ts';

/** From here on it is shipped: label, pickup, and the first email to the recipient. */
export async function releaseShipment(
  ctx: Ctx,
  tx: Db,
  { shipmentId, shard }: { shipmentId: string; shard: number },
): Promise<void> {
  if ((await findHold(tx, shipmentId)) === null) return;
  await setHold(tx, shipmentId, null);
  await ctx.jobs.enqueue(tx, recipientNoticeQueue, { shipmentId, shard });
  if ((await planHandover(tx, shipmentId)) !== 'otherwise') return;
  await ctx.jobs.enqueue(tx, handoverNewsQueue, { shipmentId, shard, occasion: 'planned' });
}
