import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { resendMailQueue } from './queues.ts';
import { sendAgain } from './resend-mail.ts';

export async function mailDeskJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(resendMailQueue, (again) => sendAgain(ctx, mailer, again));
}
