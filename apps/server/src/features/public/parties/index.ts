import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { deleteLinkRequestsOf, deleteStaleLinkRequests } from './parties.queries.ts';
import { partiesRoutes } from './parties.routes.ts';
import { partyLinkEmail, sendPartyLinkMail } from './party-link-email.ts';
import { partyLinkMailQueue } from './queues.ts';

export { findParty, findShipper, type Party } from './find-party.ts';
export { readPartyCookie } from './party-cookie.ts';
export { partyLinkToken } from './party-link.ts';

export const parties: Feature = {
  name: 'parties',
  routes: partiesRoutes,
  jobs: [
    job(partyLinkMailQueue, sendPartyLinkMail),
    scheduled('erase_link_requests', '41 3 * * *', (ctx) => deleteStaleLinkRequests(ctx.db)),
  ],
  emails: [partyLinkEmail],
  erase: { address: (_ctx, tx, emailKey) => deleteLinkRequestsOf(tx, emailKey) },
  exportData: { notExported: 'that a link was asked for is kept for a day' },
  tables: {
    partyLinkRequests: {
      growsWith: 'link asked for',
      lives: 'a day',
      sweep: { job: 'erase_link_requests', index: 'party_link_requests_created' },
    },
  },
};
