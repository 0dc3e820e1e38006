import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email } from '../fields.ts';
import { Done } from './auth.ts';
import { TypedReference } from './tracking.ts';

/**
 * The version of the consent text on the tracking page; consent is stored with it. A test of the catalogs
 * has the text of each version.
 */
export const UPDATES_CONSENT_VERSION = '2026-11';

/**
 * Of a link in an email. Only the server reads it, which distinguishes a damaged one from a missing one.
 */
const UpdatesToken = z.string().min(1).max(100);

export const askForUpdates = endpoint({
  method: 'POST',
  path: '/api/track/updates',
  summary:
    'Follow a shipment by email: a confirmation link is emailed to the address. The response is the same for every address.',
  tag: 'updates',
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

export const confirmUpdates = endpoint({
  method: 'POST',
  path: '/api/track/updates/confirm',
  summary: 'Confirm following a shipment with the link emailed to the address.',
  tag: 'updates',
  signIn: true,
  body: z.object({ token: UpdatesToken }).meta({ id: 'UpdatesConfirmation' }),
  answers: {
    200: z
      .object({ message: z.string(), trackingNumber: z.string() })
      .meta({ id: 'UpdatesConfirmed' }),
  },
  problems: ['link_invalid', 'followers_full', 'cross_site_request'],
});

const leaving = {
  path: '/api/track/updates/leave',
  tag: 'updates',
} as const;

export const leaveUpdates = endpoint({
  ...leaving,
  method: 'POST',
  summary:
    'End updates of this shipment, or of all, for the address of the email. Safe to repeat. Mail programs post `List-Unsubscribe=One-Click` here as a form (RFC 8058); the body is not read.',
  query: z.object({
    token: UpdatesToken,
    scope: z.enum(['shipment', 'all']).default('shipment'),
  }),
  answers: { 200: Done },
  problems: ['unsubscribe_link_invalid'],
});

export const openUpdatesPage = endpoint({
  ...leaving,
  method: 'GET',
  summary: 'For mail programs that open the URL instead of posting to it: redirects to the page.',
  query: z.object({ token: UpdatesToken }),
  answers: { 303: Done },
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
  path: '/api/track/alerts/:ref',
  tag: 'updates',
  params: z.object({ ref: TypedReference }),
  answers: { 200: Alerts },
} as const;

export const readAlerts = endpoint({
  ...alerts,
  method: 'GET',
  summary: 'The alerts of a party about a shipment. For anyone else the shipment is not found.',
  problems: ['tracking_unknown'],
});

export const saveAlerts = endpoint({
  ...alerts,
  method: 'PUT',
  summary: 'Change the alerts of a party about a shipment.',
  body: z.object({ email: z.boolean(), sms: z.boolean() }).meta({ id: 'AlertsChoice' }),
  problems: ['tracking_unknown', 'cross_site_request'],
});
