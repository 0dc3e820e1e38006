import type { Feature } from '../../../platform/feature.ts';
import { exportConsent } from './export-consent.ts';
import { deleteConsent } from './newsletter.queries.ts';
import { actAs } from '../../../platform/acting-customer.ts';
import { newsletterJobs } from './newsletter.jobs.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { alreadyOnNewsletterEmail, confirmNewsletterEmail } from './newsletter-emails.ts';
import { tables } from './tables.ts';

export { askAsCustomer } from './ask-for-newsletter.ts';
export { endConsent, moveConsent } from './newsletter.queries.ts';

export const newsletter: Feature = {
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: newsletterJobs,
  emails: [confirmNewsletterEmail, alreadyOnNewsletterEmail],
  erase: {
    person: (_ctx, tx, { customerId, emailKey }) =>
      actAs(tx, customerId, (own) => deleteConsent(own, emailKey)),
  },
  exportData: exportConsent,
  tables,
};
