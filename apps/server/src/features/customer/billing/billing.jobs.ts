import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { closeMonth, closeMonths, rememberPaid } from './close-months.ts';
import { erasePapers } from './erase-papers.ts';
import {
  closeMonthQueue,
  closeMonthsQueue,
  erasePapersQueue,
  statementMailQueue,
} from './queues.ts';
import { sendStatementMail } from './send-statement-mail.ts';

export async function billingJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(closeMonthsQueue, async () => {
    await closeMonths(ctx);
    await rememberPaid(ctx);
  });
  // UTC: after midnight has passed in any zone west of it that a European carrier keeps its books in
  await ctx.jobs.schedule(closeMonthsQueue, '10 1 * * *');

  await ctx.jobs.work(closeMonthQueue, (window) => closeMonth(ctx, window), { concurrency: 1 });
  await ctx.jobs.work(statementMailQueue, ({ statementId }) =>
    sendStatementMail(ctx, mailer, statementId),
  );
  await ctx.jobs.work(erasePapersQueue, ({ customerId }) => erasePapers(ctx, customerId));
}
