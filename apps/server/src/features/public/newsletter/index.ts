import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { exportConsent, exportConsentOfAddress } from './export-consent.ts';
import { deleteConsent, deleteStaleConsents } from './newsletter.queries.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import {
  alreadyOnNewsletterEmail,
  confirmNewsletterEmail,
  sendNewsletterMail,
} from './newsletter-emails.ts';
import { hashConsents } from './hash-consents.ts';
import { leaveInOtherCells } from './leave-in-cells.ts';
import { leaveInCellsQueue, newsletterMailQueue } from './queues.ts';

export { askAsCustomer } from './ask-for-newsletter.ts';
export { leaveAsCustomer } from './use-newsletter-link.ts';
export { moveConsent } from './newsletter.queries.ts';

export const newsletter: Feature = {
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: [
    job(newsletterMailQueue, sendNewsletterMail),
    job(leaveInCellsQueue, leaveInOtherCells),
    scheduled('erase_stale_consents', '17 3 * * *', (ctx) => deleteStaleConsents(ctx.db)),
    scheduled('hash_consents', '43 * * * *', hashConsents, { concurrency: 1 }),
  ],
  emails: [confirmNewsletterEmail, alreadyOnNewsletterEmail],
  erase: {
    address: (_ctx, tx, emailKey) => deleteConsent(tx, emailKey),
  },
  exportData: exportConsent,
  exportAddress: exportConsentOfAddress,
  tables: {
    newsletterConsents: {
      growsWith: 'sign-up',
      lives: '30 days unconfirmed, 24 months after leaving',
      sweep: { job: 'erase_stale_consents', index: 'newsletter_consents_left' },
    },
  },
};
