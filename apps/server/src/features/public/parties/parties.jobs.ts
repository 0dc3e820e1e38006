import { job, scheduled } from '../../../platform/feature.ts';
import { deleteStaleLinkRequests } from './parties.queries.ts';
import { partyLinkMailQueue } from './queues.ts';
import { sendPartyLinkMail } from './send-party-link-mail.ts';

export const partiesJobs = [
  job(partyLinkMailQueue, (ctx, mail) => sendPartyLinkMail(ctx, ctx.mailer, mail)),
  scheduled('erase_link_requests', '41 3 * * *', (ctx) => deleteStaleLinkRequests(ctx.db)),
];
