import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import type { Sms } from '../../../platform/sms.ts';
import { lockListeners, noteListeners } from './listeners.queries.ts';
import {
  confirmationMailQueue,
  eraseSubscriptionsQueue,
  messageQueue,
  milestoneQueue,
} from './queues.ts';
import { sendConfirmationMail } from './send-confirmation-mail.ts';
import { sendMilestone } from './send-milestone.ts';
import { deleteStaleSubscriptions } from './subscriptions.queries.ts';
import { tellMilestone } from './tell-milestone.ts';

const ERASE_BATCH = 1_000;

export async function updatesJobs(ctx: Ctx, mailer: Mailer, sms: Sms | null): Promise<void> {
  await ctx.jobs.work(milestoneQueue, (milestone) => tellMilestone(ctx, milestone));
  await ctx.jobs.work(messageQueue, (message) => sendMilestone(ctx, { mailer, sms }, message), {
    concurrency: 4,
  });
  await ctx.jobs.work(confirmationMailQueue, (job) => sendConfirmationMail(ctx, mailer, job));
  await ctx.jobs.work(eraseSubscriptionsQueue, async () => {
    while ((await eraseSubscriptions(ctx)) === ERASE_BATCH);
  });
  await ctx.jobs.schedule(eraseSubscriptionsQueue, '27 3 * * *');
}

async function eraseSubscriptions(ctx: Ctx): Promise<number> {
  const { deleted, shipmentIds } = await deleteStaleSubscriptions(ctx.db, ERASE_BATCH);
  await inTransaction(ctx.db, async (tx) => {
    await lockListeners(tx, shipmentIds);
    await noteListeners(tx, shipmentIds);
  });
  return deleted;
}
