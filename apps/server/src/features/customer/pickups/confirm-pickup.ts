import type { WorkerCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { noteEvent } from '../../programs/account-events/index.ts';
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
  await inTransaction(ctx.db, async (tx) => {
    const confirmed = await confirmTime(tx, pickupId, revision);
    if (confirmed === undefined) return;
    const type = revision === 1 ? 'pickup.confirmed' : 'pickup.rescheduled';
    await noteEvent(ctx, tx, { type, ...confirmed, subjectId: pickupId, cause: `${revision}` });
  });
  const pickup = await readPickupForMail(ctx.db, pickupId);
  if (pickup?.revision === revision) await scheduledEmail.send(ctx, { pickupId, revision });
}
