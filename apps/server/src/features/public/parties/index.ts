import type { Feature } from '../../../platform/feature.ts';
import { partiesJobs } from './parties.jobs.ts';
import { partiesRoutes } from './parties.routes.ts';

export { findParty, type Party } from './find-party.ts';
export { deleteLinkRequestsOf } from './parties.queries.ts';
export { readPartyCookie } from './party-cookie.ts';
export { partyLinkToken } from './party-link.ts';
export { partyLinkLetter } from './send-party-link-mail.ts';
export { publicReferenceOf } from './reference-of.ts';

export const parties: Feature = {
  name: 'parties',
  routes: partiesRoutes,
  jobs: partiesJobs,
};
