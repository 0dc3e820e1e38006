import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { staffMailQueue } from './queues.ts';
import { sendStaffMail } from './send-staff-mail.ts';

export async function staffEditsJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(staffMailQueue, (job) => sendStaffMail(ctx, mailer, job));
}
