import type { Feature } from '../../../platform/feature.ts';
import { deleteLinkRequestsOf } from './parties.queries.ts';
import { partiesJobs } from './parties.jobs.ts';
import { partiesRoutes } from './parties.routes.ts';
import { partyLinkEmail } from './party-link-email.ts';
import { tables } from './tables.ts';

export { findParty, type Party } from './find-party.ts';
export { readPartyCookie } from './party-cookie.ts';
export { partyLinkToken } from './party-link.ts';

export const parties: Feature = {
  name: 'parties',
  routes: partiesRoutes,
  jobs: partiesJobs,
  emails: [partyLinkEmail],
  erase: { person: (_ctx, tx, { emailKey }) => deleteLinkRequestsOf(tx, emailKey) },
  exportData: { notExported: 'that a link was asked for is kept for a day' },
  tables,
};
