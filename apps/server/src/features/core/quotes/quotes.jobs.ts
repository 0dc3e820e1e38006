import type { Ctx } from '../../../platform/context.ts';
import { eraseQuotes } from './erase-quotes.ts';
import { eraseQuotesQueue } from './queues.ts';

export async function quotesJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(eraseQuotesQueue, () => eraseQuotes(ctx), { concurrency: 1 });
  await ctx.jobs.schedule(eraseQuotesQueue, '37 * * * *');
}
