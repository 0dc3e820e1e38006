import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { planHandover } from '../handovers/index.ts';
import {
  bookingConfirmationQueue,
  handoverNewsQueue,
  recipientNoticeQueue,
  transferArrivedQueue,
} from '../notifications/index.ts';
import { noteShipmentEvents } from '../../programs/account-events/index.ts';
import { liftHold } from '../../core/shipments/index.ts';

/** From here on it is shipped: label, pickup, and emails to both parties. */
export async function releaseShipment(
  ctx: Ctx,
  tx: Db,
  { shipmentId, shard }: { shipmentId: string; shard: number },
): Promise<void> {
  const hold = await liftHold(tx, shipmentId);
  if (hold === null) return;
  await noteShipmentEvents(ctx, tx, 'shipment.released', [shipmentId]);
  const toShipper =
    hold === 'awaiting_activation' ? bookingConfirmationQueue : transferArrivedQueue;
  await ctx.jobs.enqueue(tx, toShipper, { shipmentId, shard });
  await ctx.jobs.enqueue(tx, recipientNoticeQueue, { shipmentId, shard });
  if ((await planHandover(tx, shipmentId)) !== 'otherwise') return;
  await ctx.jobs.enqueue(tx, handoverNewsQueue, { shipmentId, shard, occasion: 'planned' });
}
