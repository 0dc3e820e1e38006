import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Email, EmailedToken } from '../fields.ts';
import { Done } from './auth.ts';

const endpoint = endpointsOf('newsletter');

/**
 * The version of the consent text in the footer and in the account; consent is stored with it. A test of
 * the catalogs has the text of each version.
 */
export const NEWSLETTER_CONSENT_VERSION = '2026-11';

export const subscribeNewsletter = endpoint('POST /api/newsletter', {
  summary:
    'Subscribe to the newsletter: a confirmation link is emailed to the address. The response is the same for every address.',
  signIn: true,
  body: z
    .object({ email: Email, consent: z.boolean().default(false) })
    .meta({ id: 'NewsletterRequest' }),
  answers: { 202: Done },
  problems: ['consent_missing', 'cross_site_request'],
});

export const confirmNewsletter = endpoint('POST /api/newsletter/confirm', {
  summary: 'Confirm the newsletter with the link emailed to the address.',
  signIn: true,
  body: z.object({ token: EmailedToken }).meta({ id: 'NewsletterConfirmation' }),
  answers: { 200: Done },
  problems: ['link_invalid', 'cross_site_request'],
});

const Leaving = z.object({ token: EmailedToken });

export const leaveNewsletter = endpoint('POST /api/newsletter/unsubscribe', {
  summary:
    'Unsubscribe from the newsletter. Safe to repeat. Mail programs post `List-Unsubscribe=One-Click` here as a form (RFC 8058); the body is not read.',
  query: Leaving,
  answers: { 200: Done },
  problems: ['unsubscribe_link_invalid'],
});

export const openLeavePage = endpoint('GET /api/newsletter/unsubscribe', {
  summary: 'For mail programs that open the URL instead of posting to it: redirects to the page.',
  query: Leaving,
  answers: { 303: Done },
});
