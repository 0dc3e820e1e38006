import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { deleteStaleLinkRequests } from './parties.queries.ts';
import { eraseLinkRequestsQueue, partyLinkMailQueue } from './queues.ts';
import { sendPartyLinkMail } from './send-party-link-mail.ts';

export async function partiesJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(partyLinkMailQueue, (job) => sendPartyLinkMail(ctx, mailer, job));
  await ctx.jobs.work(eraseLinkRequestsQueue, () => deleteStaleLinkRequests(ctx.db));
  await ctx.jobs.schedule(eraseLinkRequestsQueue, '41 3 * * *');
}
