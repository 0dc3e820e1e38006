import { z } from 'zod';
import { storable } from '../fields.ts';
import { OptionalIdempotencyKey, programEndpointsOf } from './endpoint.ts';
import { EventType } from './events.ts';
import { example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import { WebhookDelivery } from './webhook-deliveries.ts';

const endpoint = programEndpointsOf('webhooks');

const URL_EXAMPLE = 'https://shop.example/hooks/waypost';
const SECRET_EXAMPLE = 'whsec_C2FVsBQIhrscChlQIMV-b5sSYspob7oD';

const ENDPOINT = {
  /** Always `webhook_endpoint`. */
  object: example(z.literal('webhook_endpoint'), 'webhook_endpoint'),
  /** Id of the endpoint. */
  id: Id,
  /** Whether it gets events of real shipments or of test data. */
  mode: Mode,
  /** Where events are sent. */
  url: example(z.string(), URL_EXAMPLE),
  /** What you call it. */
  description: example(z.string(), 'Orders of the web shop'),
  /** The types it gets; empty for all. */
  types: z.array(EventType),
  /** Whether events are sent to it. */
  enabled: example(z.boolean(), true),
  /** Why they are not: you switched it off, it answered 410, or it failed for five days. */
  offBecause: open(example(z.enum(['switched_off', 'gone', 'failing']).nullable(), null)),
  /** Since when nothing has arrived; null while events arrive. */
  failingSince: Moment.nullable(),
  /** When something last arrived. */
  lastSuccessAt: Moment.nullable(),
  /** Until when the secret before the last rotation signs as well. */
  previousSecretUntil: Moment.nullable(),
  /** When it was made. */
  createdAt: Moment,
};

const WebhookEndpoint = z.strictObject(ENDPOINT).meta({ id: 'V1WebhookEndpoint' });
const WithSecret = z
  .strictObject({
    ...ENDPOINT,
    /** Verify signatures with it (Standard Webhooks). It is shown this once. */
    secret: example(z.string(), SECRET_EXAMPLE),
  })
  .meta({ id: 'V1WebhookEndpointWithSecret' });

const WANTED = {
  /** A public https address on port 443 or 8443, without a user name. */
  url: example(storable(z.string().min(1).max(2_000)), URL_EXAMPLE),
  /** What you call it. */
  description: example(storable(z.string().max(200)), 'Orders of the web shop'),
  /** The types it gets; empty for all. */
  types: example(z.array(EventType).max(50), ['shipment.delivered']),
};

const EndpointPath = z.object({
  /** Id of the endpoint. */
  endpointId: Id,
});

export const v1ListWebhookEndpoints = endpoint('GET /api/v1/webhook-endpoints', {
  summary: 'Your webhook endpoints, newest first.',
  limit: 'reads',
  answers: { 200: listOf('V1WebhookEndpointList', WebhookEndpoint) },
});

export const v1CreateWebhookEndpoint = endpoint('POST /api/v1/webhook-endpoints', {
  summary: 'Have events sent to an address. The answer holds the secret that signs them.',
  limit: 'writes',
  headers: OptionalIdempotencyKey,
  body: z
    .strictObject({
      ...WANTED,
      description: WANTED.description.optional(),
      types: WANTED.types.optional(),
    })
    .meta({ id: 'V1NewWebhookEndpoint' }),
  answers: { 201: WithSecret },
  problems: ['webhook_address', 'too_many_webhook_endpoints', 'idempotency_key_reused'],
});

export const v1ReadWebhookEndpoint = endpoint('GET /api/v1/webhook-endpoints/:endpointId', {
  summary: 'One webhook endpoint.',
  limit: 'reads',
  params: EndpointPath,
  answers: { 200: WebhookEndpoint },
});

export const v1ChangeWebhookEndpoint = endpoint('PATCH /api/v1/webhook-endpoints/:endpointId', {
  summary: 'Change a webhook endpoint, or switch it on or off.',
  limit: 'writes',
  params: EndpointPath,
  body: z
    .strictObject({
      url: WANTED.url.optional(),
      description: WANTED.description.optional(),
      types: WANTED.types.optional(),
      /** False switches it off; true switches it on and forgets its failures. */
      enabled: example(z.boolean(), true).optional(),
    })
    .meta({ id: 'V1WebhookEndpointChange' }),
  answers: { 200: WebhookEndpoint },
  problems: ['webhook_address'],
});

export const v1RemoveWebhookEndpoint = endpoint('DELETE /api/v1/webhook-endpoints/:endpointId', {
  summary: 'Remove a webhook endpoint and what was on its way to it.',
  limit: 'writes',
  params: EndpointPath,
  answers: {
    200: z
      .strictObject({
        /** Always `webhook_endpoint`. */
        object: example(z.literal('webhook_endpoint'), 'webhook_endpoint'),
        /** Id of the endpoint. */
        id: Id,
        /** Always true. */
        removed: example(z.literal(true), true),
      })
      .meta({ id: 'V1RemovedWebhookEndpoint' }),
  },
});

export const v1RotateWebhookSecret = endpoint(
  'POST /api/v1/webhook-endpoints/:endpointId/rotate-secret',
  {
    summary: 'Make a new secret. For 24 hours the old one signs as well.',
    limit: 'writes',
    params: EndpointPath,
    headers: OptionalIdempotencyKey,
    answers: { 200: WithSecret },
    problems: ['idempotency_key_reused'],
  },
);

export const v1PingWebhookEndpoint = endpoint('POST /api/v1/webhook-endpoints/:endpointId/ping', {
  summary: 'Send a test event, `endpoint.ping`, to this endpoint.',
  limit: 'writes',
  params: EndpointPath,
  headers: OptionalIdempotencyKey,
  answers: {
    202: z
      .strictObject({
        /** Always `ping`. */
        object: example(z.literal('ping'), 'ping'),
        /** Id of the event that is sent. */
        eventId: Id,
      })
      .meta({ id: 'V1Ping' }),
  },
  problems: ['webhook_endpoint_off', 'idempotency_key_reused'],
});

export const v1RecoverWebhookEndpoint = endpoint(
  'POST /api/v1/webhook-endpoints/:endpointId/recover',
  {
    summary: 'Send what this endpoint missed between two moments of the last 30 days.',
    limit: 'writes',
    params: EndpointPath,
    body: z
      .strictObject({
        /** The first moment. */
        since: Moment,
        /** The end; now if left out. */
        until: Moment.optional(),
      })
      .meta({ id: 'V1Recovery' }),
    answers: {
      202: z
        .strictObject({
          /** Always `recovery`. */
          object: example(z.literal('recovery'), 'recovery'),
          /** How many events are sent. With `more`, so many of the newest. */
          events: example(z.int(), 37),
          /** True if there are older ones to look at: they follow within minutes. */
          more: example(z.boolean(), false),
        })
        .meta({ id: 'V1RecoveryBegun' }),
    },
    problems: ['webhook_endpoint_off'],
  },
);

export const v1ListWebhookDeliveries = endpoint(
  'GET /api/v1/webhook-endpoints/:endpointId/deliveries',
  {
    summary: 'What was sent to this endpoint in the last 30 days, newest first.',
    limit: 'reads',
    params: EndpointPath,
    query: z.strictObject({
      ...PAGE,
      /** Only deliveries in this state. */
      state: example(z.enum(['waiting', 'delivered', 'ended']), 'waiting').optional(),
    }),
    answers: { 200: listOf('V1WebhookDeliveryList', WebhookDelivery) },
  },
);
