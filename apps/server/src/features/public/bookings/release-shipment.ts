import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { recipientNoticeQueue } from '../notifications/index.ts';
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
}
