import type { Feature } from '../../../platform/feature.ts';
import { deleteLinkRequestsOf } from './parties.queries.ts';
import { partiesJobs } from './parties.jobs.ts';
import { partiesRoutes } from './parties.routes.ts';

export { findParty, type Party } from './find-party.ts';
export { readPartyCookie } from './party-cookie.ts';
export { partyLinkToken } from './party-link.ts';
export { partyLinkLetter } from './send-party-link-mail.ts';

export const parties: Feature = {
  name: 'parties',
  routes: partiesRoutes,
  jobs: partiesJobs,
  erase: { person: (_ctx, tx, { emailKey }) => deleteLinkRequestsOf(tx, emailKey) },
  exportData: { notExported: 'that a link was asked for is kept for a day' },
};
