import { LANGUAGES } from '@waypost/domain/places';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Email, EmailedToken } from '../fields.ts';
import { Done } from './auth.ts';
import { TypedReference } from './tracking.ts';

const endpoint = endpointsOf('updates');

/**
 * The version of the consent text on the tracking page; consent is stored with it. A test of the catalogs
 * has the text of each version.
 */
export const UPDATES_CONSENT_VERSION = '2026-11';

export const askForUpdates = endpoint('POST /api/track/updates', {
  summary:
    'Follow a shipment by email: a confirmation link is emailed to the address. The response is the same for every address.',
  signIn: true,
  body: z
    .object({ ref: TypedReference, email: Email, consent: z.boolean().default(false) })
    .meta({ id: 'UpdatesRequest' }),
  answers: { 202: Done },
  problems: [
    'consent_missing',
    'reference_too_short',
    'reference_mistyped',
    'tracking_unknown',
    'cross_site_request',
  ],
});

export const confirmUpdates = endpoint('POST /api/track/updates/confirm', {
  summary: 'Confirm following a shipment with the link emailed to the address.',
  signIn: true,
  body: z.object({ token: EmailedToken }).meta({ id: 'UpdatesConfirmation' }),
  answers: {
    200: z
      .object({ message: z.string(), trackingNumber: z.string() })
      .meta({ id: 'UpdatesConfirmed' }),
  },
  problems: ['link_invalid', 'followers_full', 'cross_site_request'],
});

export const leaveUpdates = endpoint('POST /api/track/updates/leave', {
  summary:
    'End updates of this shipment, or of all, for the address of the email. Safe to repeat. Mail programs post `List-Unsubscribe=One-Click` here as a form (RFC 8058); the body is not read.',
  query: z.object({
    token: EmailedToken,
    scope: z.enum(['shipment', 'all']).default('shipment'),
  }),
  answers: { 200: Done },
  problems: ['unsubscribe_link_invalid'],
});

export const openUpdatesPage = endpoint('GET /api/track/updates/leave', {
  summary: 'For mail programs that open the URL instead of posting to it: redirects to the page.',
  query: z.object({ token: EmailedToken }),
  answers: { 303: Done },
});

export const chooseLanguage = endpoint('POST /api/track/updates/language', {
  summary:
    'Choose the language of later emails to the address of the email, of this and of other shipments. Safe to repeat.',
  body: z
    .object({ token: EmailedToken, locale: z.enum(LANGUAGES) })
    .meta({ id: 'EmailLanguageChoice' }),
  answers: { 200: Done },
  problems: ['link_invalid', 'cross_site_request'],
});

/** How a party is notified about a shipment. Addresses are masked. */
export const Alerts = z
  .object({
    role: z.enum(['shipper', 'recipient']),
    email: z.boolean(),
    emailTo: z.string(),
    sms: z.boolean(),
    /** Null if there is no phone number with a country code. */
    smsTo: z.string().nullable(),
    /** False if this carrier sends no text messages. */
    smsAvailable: z.boolean(),
  })
  .meta({ id: 'Alerts' });
export type Alerts = z.infer<typeof Alerts>;

const alerts = {
  params: z.object({ ref: TypedReference }),
  answers: { 200: Alerts },
} as const;

export const readAlerts = endpoint('GET /api/track/alerts/:ref', {
  ...alerts,
  summary: 'The alerts of a party about a shipment. For anyone else the shipment is not found.',
  problems: ['tracking_unknown'],
});

export const saveAlerts = endpoint('PUT /api/track/alerts/:ref', {
  ...alerts,
  summary: 'Change the alerts of a party about a shipment.',
  body: z.object({ email: z.boolean(), sms: z.boolean() }).meta({ id: 'AlertsChoice' }),
  problems: ['tracking_unknown', 'cross_site_request'],
});

const ofTextProvider = {
  headers: z.object({ 'x-twilio-signature': z.string().max(100).optional() }),
  bodyLimitBytes: 64 * 1024,
  answers: { 200: z.string() },
  mediaTypes: ['text/xml'],
  problems: ['webhook_signature_invalid'],
} as const;

/** What became of a text message, from the text provider: a signed form. */
export const textReport = endpoint('POST /api/texts/report', {
  ...ofTextProvider,
  summary: 'Delivery reports of the text provider.',
  query: z.object({ message: z.string().regex(/^[0-9a-f]{40}$/) }),
});

/** What somebody answered to a text message: STOP ends texts to the number, START begins them again. */
export const textReply = endpoint('POST /api/texts/reply', {
  ...ofTextProvider,
  summary: 'Replies to text messages, from the text provider.',
});
