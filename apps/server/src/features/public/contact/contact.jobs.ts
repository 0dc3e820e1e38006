import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { eraseOldMessages } from './erase-messages.ts';
import { contactAnswerMailQueue, contactMailQueue, eraseOldMessagesQueue } from './queues.ts';
import { sendAnswerMail } from './send-answer-mail.ts';
import { sendMessageMail } from './send-message-mail.ts';

export async function contactJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(contactMailQueue, ({ messageId }) => sendMessageMail(ctx, mailer, messageId));
  await ctx.jobs.work(contactAnswerMailQueue, ({ answerId }) =>
    sendAnswerMail(ctx, mailer, answerId),
  );
  await ctx.jobs.work(eraseOldMessagesQueue, () => eraseOldMessages(ctx));
  await ctx.jobs.schedule(eraseOldMessagesQueue, '27 3 * * *');
}
