import { job, scheduled } from '../../../platform/feature.ts';
import { deleteStaleLinkRequests } from './parties.queries.ts';
import { sendPartyLinkMail } from './party-link-email.ts';
import { partyLinkMailQueue } from './queues.ts';

export const partiesJobs = [
  job(partyLinkMailQueue, sendPartyLinkMail),
  scheduled('erase_link_requests', '41 3 * * *', (ctx) => deleteStaleLinkRequests(ctx.db)),
];
