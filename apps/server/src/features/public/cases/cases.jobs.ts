import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { eraseCases } from './erase-cases.ts';
import { caseAnswerMailQueue, eraseCasesQueue } from './queues.ts';
import { sendCaseAnswerMail } from './send-case-answer-mail.ts';

export async function casesJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(caseAnswerMailQueue, ({ messageId }) =>
    sendCaseAnswerMail(ctx, mailer, messageId),
  );
  await ctx.jobs.work(eraseCasesQueue, () => eraseCases(ctx));
  await ctx.jobs.schedule(eraseCasesQueue, '47 3 * * *');
}
