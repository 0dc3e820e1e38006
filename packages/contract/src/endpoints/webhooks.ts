import { z } from 'zod';
import { KEY_MODES } from '../customer-key-scopes.ts';
import { endpointsOf } from '../endpoint.ts';
import { Instant, plainText } from '../fields.ts';
import { Done } from './auth.ts';

const endpoint = endpointsOf('webhooks');

/** Which data is asked for: the real one, or that of test mode. */
export const InMode = z.object({ mode: z.enum(KEY_MODES).default('live') });
const inBothModes = { query: InMode, bothModes: true } as const;

export const Webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    enabled: z.boolean(),
    /** Why nothing is sent: the customer switched it off, it answered 410, or it failed for five days. */
    offBecause: z.enum(['switched_off', 'gone', 'failing']).nullable(),
    /** Since when nothing has arrived; null while events arrive. */
    failingSince: Instant.nullable(),
    lastSuccessAt: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Webhook' });

export const RecentEvent = z
  .object({
    id: z.uuid(),
    type: z.string(),
    createdAt: Instant,
    /** As it is sent. */
    body: z.string(),
    deliveries: z.array(
      z
        .object({
          id: z.uuid(),
          endpointId: z.uuid(),
          state: z.enum(['waiting', 'delivered', 'ended']),
          attempts: z.int(),
          /** Of the last answer; null if none came. */
          lastStatus: z.int().nullable(),
          /** Why no answer came, such as `timed_out`. */
          lastError: z.string().nullable(),
        })
        .meta({ id: 'RecentDelivery' }),
    ),
  })
  .meta({ id: 'RecentEvent' });

const CreatedWebhook = z
  .object({ webhook: Webhook, secret: z.string() })
  .meta({ id: 'CreatedWebhook' });
const WebhookPath = z.object({ endpointId: z.uuid() });

export const listWebhooks = endpoint('GET /api/users/me/webhooks', {
  summary: 'Webhooks of the account, newest first, and the last 20 events.',
  ...inBothModes,
  answers: {
    200: z
      .object({ webhooks: z.array(Webhook), events: z.array(RecentEvent) })
      .meta({ id: 'Webhooks' }),
  },
});

export const createWebhook = endpoint('POST /api/users/me/webhooks', {
  summary: 'Have events sent to an address. The secret that signs them is only in this response.',
  ...inBothModes,
  body: z.object({ url: plainText(1, 2_000) }).meta({ id: 'NewWebhook' }),
  answers: { 201: CreatedWebhook },
  problems: ['webhook_address', 'too_many_webhook_endpoints'],
});

export const switchWebhook = endpoint('PATCH /api/users/me/webhooks/:endpointId', {
  summary: 'Switch a webhook on or off.',
  ...inBothModes,
  params: WebhookPath,
  body: z.object({ enabled: z.boolean() }).meta({ id: 'WebhookSwitch' }),
  answers: { 200: Webhook },
});

export const removeWebhook = endpoint('DELETE /api/users/me/webhooks/:endpointId', {
  summary: 'Remove a webhook and what was on its way to it.',
  ...inBothModes,
  params: WebhookPath,
  answers: { 200: Done },
});

export const rotateWebhook = endpoint('POST /api/users/me/webhooks/:endpointId/secret', {
  summary: 'Make a new secret. For 24 hours the old one signs as well.',
  ...inBothModes,
  params: WebhookPath,
  answers: { 201: CreatedWebhook },
});

export const pingWebhook = endpoint('POST /api/users/me/webhooks/:endpointId/ping', {
  summary: 'Send a test event to a webhook.',
  ...inBothModes,
  params: WebhookPath,
  answers: { 202: z.object({ eventId: z.uuid() }).meta({ id: 'PingedWebhook' }) },
  problems: ['webhook_endpoint_off'],
});

export const recoverWebhook = endpoint('POST /api/users/me/webhooks/:endpointId/recover', {
  summary: 'Send what a webhook missed in the last hours.',
  ...inBothModes,
  params: WebhookPath,
  body: z.object({ hours: z.int().min(1).max(720) }).meta({ id: 'WebhookRecovery' }),
  answers: { 202: z.object({ events: z.int() }).meta({ id: 'RecoveredWebhook' }) },
  problems: ['webhook_endpoint_off'],
});

export const resendEvent = endpoint('POST /api/users/me/events/:eventId/resend', {
  summary: 'Send an event again to every webhook that is on.',
  ...inBothModes,
  params: z.object({ eventId: z.uuid() }),
  answers: { 202: z.object({ webhooks: z.int() }).meta({ id: 'ResentEvent' }) },
  problems: ['webhook_endpoint_off'],
});
