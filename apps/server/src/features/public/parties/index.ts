export { findParty, type Party } from './find-party.ts';
export { partiesJobs } from './parties.jobs.ts';
export { deleteLinkRequestsOf } from './parties.queries.ts';
export { partiesRoutes } from './parties.routes.ts';
export { readPartyCookie } from './party-cookie.ts';
export { partyLinkToken } from './party-link.ts';
export { eraseLinkRequestsQueue, partyLinkMailQueue } from './queues.ts';
export { partyLinkLetter } from './send-party-link-mail.ts';
export { publicReferenceOf } from './reference-of.ts';
