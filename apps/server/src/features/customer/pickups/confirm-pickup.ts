import type { WorkerCtx } from '../../../platform/context.ts';
import { confirmTime, readPickupForMail } from './mails.queries.ts';
import { scheduledEmail } from './pickup-emails.ts';

/**
 * Confirms a time and says so. When the pickup was rescheduled or cancelled meanwhile, the job of that
 * change sends the email.
 */
export async function confirmPickup(
  ctx: WorkerCtx,
  { pickupId, revision }: { pickupId: string; revision: number },
): Promise<void> {
  await confirmTime(ctx.db, pickupId, revision);
  const pickup = await readPickupForMail(ctx.db, pickupId);
  if (pickup?.revision === revision) await scheduledEmail.send(ctx, { pickupId, revision });
}
