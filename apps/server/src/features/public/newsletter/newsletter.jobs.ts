import { job, scheduled } from '../../../platform/feature.ts';
import { hashConsents } from './hash-consents.ts';
import { sendNewsletterMail } from './newsletter-emails.ts';
import { deleteStaleConsents } from './newsletter.queries.ts';
import { newsletterMailQueue } from './queues.ts';

export const newsletterJobs = [
  job(newsletterMailQueue, sendNewsletterMail),
  scheduled('erase_stale_consents', '17 3 * * *', (ctx) => deleteStaleConsents(ctx.db)),
  scheduled('hash_consents', '43 * * * *', hashConsents, { concurrency: 1 }),
];
