import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { deleteStaleConsents } from './newsletter.queries.ts';
import { eraseStaleConsentsQueue, newsletterMailQueue } from './queues.ts';
import { sendNewsletterMail } from './send-newsletter-mail.ts';

const ERASE_BATCH = 1_000;

export async function newsletterJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(newsletterMailQueue, (payload) => sendNewsletterMail(ctx, mailer, payload));
  await ctx.jobs.work(eraseStaleConsentsQueue, async () => {
    while ((await deleteStaleConsents(ctx.db, ERASE_BATCH)) === ERASE_BATCH);
  });
  await ctx.jobs.schedule(eraseStaleConsentsQueue, '17 3 * * *');
}
