import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { job, scheduled } from '../../../platform/feature.ts';
import { sendConfirmationMail } from './confirmation-emails.ts';
import { noteListeners } from './listeners.queries.ts';
import { lockStates, milestoneQueue } from '../../core/scans/index.ts';
import { confirmationMailQueue, messageQueue } from './queues.ts';
import { sendMilestone } from './send-milestone.ts';
import { deleteStaleSubscriptions } from './subscriptions.queries.ts';
import { tellMilestone } from './tell-milestone.ts';

const ERASE_BATCH = 1_000;

export const updatesJobs = [
  job(milestoneQueue, tellMilestone),
  job(messageQueue, sendMilestone, { concurrency: 4 }),
  job(confirmationMailQueue, sendConfirmationMail),
  scheduled('erase_subscriptions', '27 3 * * *', async (ctx) => {
    while ((await eraseSubscriptions(ctx)) === ERASE_BATCH);
  }),
];

async function eraseSubscriptions(ctx: Ctx): Promise<number> {
  const { deleted, shipmentIds } = await deleteStaleSubscriptions(ctx.db, ERASE_BATCH);
  await inTransaction(ctx.db, async (tx) => {
    await lockStates(tx, shipmentIds);
    await noteListeners(tx, shipmentIds);
  });
  return deleted;
}
