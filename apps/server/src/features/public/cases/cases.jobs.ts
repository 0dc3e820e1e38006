import { job, scheduled } from '../../../platform/feature.ts';
import { eraseCases } from './erase-cases.ts';
import { caseAnswerMailQueue, eraseCasesQueue } from './queues.ts';
import { sendCaseAnswerMail } from './send-case-answer-mail.ts';

export const casesJobs = [
  job(caseAnswerMailQueue, (ctx, { messageId }) => sendCaseAnswerMail(ctx, ctx.mailer, messageId)),
  scheduled(eraseCasesQueue, '47 3 * * *', eraseCases),
];
