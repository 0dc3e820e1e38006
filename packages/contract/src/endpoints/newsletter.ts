import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email } from '../fields.ts';
import { Done } from './auth.ts';

/**
 * The version of the words that people agree to, in the footer and in their account; consent is stored
 * with it. A test of the catalogs holds the words of each version.
 */
export const NEWSLETTER_CONSENT_VERSION = '2026-11';

/** Of a link in a mail. Read by the server alone, which tells a damaged one from none. */
const NewsletterToken = z.string().min(1).max(100);

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary:
    'Ask for the newsletter: a link to confirm it is mailed to the address. The same answer for every address.',
  tag: 'newsletter',
  signIn: true,
  body: z
    .object({ email: Email, consent: z.boolean().default(false) })
    .meta({ id: 'NewsletterRequest' }),
  answers: { 202: Done },
  problems: ['consent_missing', 'cross_site_request'],
});

export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirm the newsletter with the link mailed to the address.',
  tag: 'newsletter',
  signIn: true,
  body: z.object({ token: NewsletterToken }).meta({ id: 'NewsletterConfirmation' }),
  answers: { 200: Done },
  problems: ['link_invalid', 'cross_site_request'],
});

const leaving = {
  path: '/api/newsletter/unsubscribe',
  tag: 'newsletter',
  query: z.object({ token: NewsletterToken }),
} as const;

export const leaveNewsletter = endpoint({
  ...leaving,
  method: 'POST',
  summary:
    'Leave the newsletter, also twice. Mail programs post `List-Unsubscribe=One-Click` here as a form (RFC 8058); the body is not read.',
  answers: { 200: Done },
  problems: ['unsubscribe_link_invalid'],
});

export const openLeavePage = endpoint({
  ...leaving,
  method: 'GET',
  summary: 'For mail programs that open the address in place of posting to it: leads to the page.',
  answers: { 303: Done },
});
