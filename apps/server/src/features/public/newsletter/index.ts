export { askAsCustomer } from './ask-for-newsletter.ts';
export { newsletterMailSamples } from './mail-samples.ts';
export { deleteConsent, endConsent, moveConsent, readConsent } from './newsletter.queries.ts';
export { newsletterJobs } from './newsletter.jobs.ts';
export { newsletterRoutes } from './newsletter.routes.ts';
export { eraseStaleConsentsQueue, newsletterMailQueue } from './queues.ts';
