import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email } from '../fields.ts';
import { Done } from './auth.ts';

/**
 * The version of the consent text in the footer and in the account; consent is stored with it. A test of
 * the catalogs has the text of each version.
 */
export const NEWSLETTER_CONSENT_VERSION = '2026-11';

/**
 * Of a link in an email. Only the server reads it, which distinguishes a damaged one from a missing one.
 */
const NewsletterToken = z.string().min(1).max(100);

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary:
    'Subscribe to the newsletter: a confirmation link is emailed to the address. The response is the same for every address.',
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
  summary: 'Confirm the newsletter with the link emailed to the address.',
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
    'Unsubscribe from the newsletter. Safe to repeat. Mail programs post `List-Unsubscribe=One-Click` here as a form (RFC 8058); the body is not read.',
  answers: { 200: Done },
  problems: ['unsubscribe_link_invalid'],
});

export const openLeavePage = endpoint({
  ...leaving,
  method: 'GET',
  summary: 'For mail programs that open the URL instead of posting to it: redirects to the page.',
  answers: { 303: Done },
});
