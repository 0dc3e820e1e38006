import { job, scheduled } from '../../../platform/feature.ts';
import { eraseOldMessages } from './erase-messages.ts';
import { contactAnswerMailQueue, contactMailQueue } from './queues.ts';
import { sendAnswerMail } from './send-answer-mail.ts';
import { sendMessageMail } from './send-message-mail.ts';

export const contactJobs = [
  job(contactMailQueue, (ctx, { messageId }) => sendMessageMail(ctx, ctx.mailer, messageId)),
  job(contactAnswerMailQueue, (ctx, { answerId }) => sendAnswerMail(ctx, ctx.mailer, answerId)),
  scheduled('erase_old_messages', '27 3 * * *', eraseOldMessages),
];
