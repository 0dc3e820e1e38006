import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Done } from './auth.ts';

/** The version of the consent text (`newsletter.consent` of the catalogs); consent is stored with it. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11';

/** Of a link in a mail. Read by the server alone, which tells a damaged one from none. */
const NewsletterToken = z.string().min(1).max(100);

export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirm the newsletter with the link mailed to the address.',
  tag: 'newsletter',
  loadClass: 'rest',
  signIn: true,
  body: z.object({ token: NewsletterToken }).meta({ id: 'NewsletterConfirmation' }),
  answers: { 200: Done },
  problems: ['link_invalid', 'cross_site_request'],
});
