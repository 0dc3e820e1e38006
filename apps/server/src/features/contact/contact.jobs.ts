import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { deleteOldMessages } from './contact.queries.ts';
import { contactMailQueue, eraseOldMessagesQueue } from './queues.ts';
import { sendMessageMail } from './send-message-mail.ts';

const ERASE_BATCH = 1_000;

export async function contactJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(contactMailQueue, ({ messageId }) => sendMessageMail(ctx, mailer, messageId));
  await ctx.jobs.work(eraseOldMessagesQueue, async () => {
    while ((await deleteOldMessages(ctx.db, ERASE_BATCH)) === ERASE_BATCH);
  });
  await ctx.jobs.schedule(eraseOldMessagesQueue, '27 3 * * *');
}
