import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { job, scheduled } from '../../../platform/feature.ts';
import type { SweepPlace } from '../../../platform/sweeps.ts';
import { sendConfirmationMail } from './confirmation-emails.ts';
import { lockStates, milestoneQueue } from '../../core/scans/index.ts';
import { noteListeners } from '../../core/shipments/index.ts';
import { tellOptOut } from './opt-outs.ts';
import { confirmationMailQueue, messageQueue, noteOptOutQueue } from './queues.ts';
import { sendMilestone } from './send-milestone.ts';
import { deleteStaleSubscriptions } from './subscriptions.queries.ts';
import { tellMilestone } from './tell-milestone.ts';

const BATCH = 1_000;

export const updatesJobs = [
  job(milestoneQueue, tellMilestone),
  job(messageQueue, sendMilestone, { concurrency: 4 }),
  job(confirmationMailQueue, sendConfirmationMail),
  job(noteOptOutQueue, tellOptOut),
  scheduled('erase_subscriptions', '27 3 * * *', eraseSubscriptions),
];

async function eraseSubscriptions(ctx: Ctx): Promise<void> {
  let place: SweepPlace | undefined = { createdAt: '-infinity', id: NIL };
  do {
    const { shipmentIds, end } = await deleteStaleSubscriptions(ctx.db, place, BATCH);
    await inTransaction(ctx.db, async (tx) => {
      await lockStates(tx, shipmentIds);
      await noteListeners(tx, shipmentIds);
    });
    place = end;
  } while (place !== undefined);
}
