import { job, scheduled } from '../../../platform/feature.ts';
import { drain } from '../../../platform/sweeps.ts';
import { deleteStaleLinkRequests } from './parties.queries.ts';
import { sendPartyLinkMail } from './party-link-email.ts';
import { partyLinkMailQueue } from './queues.ts';

export const partiesJobs = [
  job(partyLinkMailQueue, sendPartyLinkMail),
  scheduled('erase_link_requests', '41 3 * * *', (ctx) =>
    drain((batch) => deleteStaleLinkRequests(ctx.db, batch)),
  ),
];
