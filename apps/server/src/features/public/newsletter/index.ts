import type { Feature } from '../../../platform/feature.ts';
import { newsletterJobs } from './newsletter.jobs.ts';
import { newsletterRoutes } from './newsletter.routes.ts';

export { askAsCustomer } from './ask-for-newsletter.ts';
export { newsletterMailSamples } from './mail-samples.ts';
export { deleteConsent, endConsent, moveConsent, readConsent } from './newsletter.queries.ts';

export const newsletter: Feature = {
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: newsletterJobs,
};
