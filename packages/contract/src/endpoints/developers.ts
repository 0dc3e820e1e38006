import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Cents, Instant, plainText } from '../fields.ts';
import { STATUS_CLASSES } from '../status-classes.ts';
import { TEST_DESTINATIONS } from '../test-destinations.ts';
import { InMode, RecentEvent } from './webhooks.ts';

// What the developer pages of the dashboard show. Addresses under /api/users/me/test exist in test mode alone.
const endpoint = endpointsOf('developers');

const Cursor = z.string().max(200).optional().describe('`next` of the page before.');
const ROWS = 50;

const ProgramRequest = z
  .object({
    id: z.uuid(),
    at: Instant,
    keyId: z.uuid(),
    method: z.string(),
    /** The address without the values in it, such as `/api/v1/shipments/:shipment`. */
    route: z.string(),
    status: z.int(),
    /** Why it was refused. */
    code: z.string().nullable(),
    ms: z.int(),
    requestId: z.string(),
  })
  .meta({ id: 'ProgramRequest' });

export const listProgramRequests = endpoint('GET /api/users/me/requests', {
  summary: `Requests of the account's programs in the last 30 days, newest first, ${ROWS} at a time.`,
  bothModes: true,
  query: InMode.extend({
    keyId: z.uuid().optional(),
    statusClass: z.enum(STATUS_CLASSES).optional().describe('First digit of the status.'),
    requestId: plainText(1, 64).optional(),
    before: z.uuid().optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z
      .object({ requests: z.array(ProgramRequest), next: z.uuid().nullable() })
      .meta({ id: 'ProgramRequests' }),
  },
});

export const listAccountEvents = endpoint('GET /api/users/me/events', {
  summary: `Events of the last 30 days, newest first, ${ROWS} at a time.`,
  bothModes: true,
  query: InMode.extend({ type: plainText(1, 60).optional(), before: Cursor }),
  answers: {
    200: z
      .object({
        events: z.array(RecentEvent),
        next: z.string().nullable(),
        /** False: no program has asked for events yet, so none are written. */
        listening: z.boolean(),
      })
      .meta({ id: 'AccountEvents' }),
  },
});

export const readAccountEvent = endpoint('GET /api/users/me/events/:eventId', {
  summary: 'An event as it is sent, with every attempt to deliver it.',
  bothModes: true,
  query: InMode,
  params: z.object({ eventId: z.uuid() }),
  answers: {
    200: z
      .object({
        ...RecentEvent.pick({ id: true, type: true, createdAt: true, body: true }).shape,
        deliveries: z.array(
          z
            .object({
              id: z.uuid(),
              endpointId: z.uuid(),
              url: z.string(),
              state: z.enum(['waiting', 'delivered', 'ended']),
              /** Null when there is none to come. */
              nextAttemptAt: Instant.nullable(),
              /** Of the last 7 days, newest first. */
              attempts: z.array(
                z
                  .object({
                    id: z.uuid(),
                    at: Instant,
                    status: z.int().nullable(),
                    error: z.string().nullable(),
                    ms: z.int(),
                    /** The first 500 bytes of the answer. */
                    excerpt: z.string(),
                  })
                  .meta({ id: 'DeliveryAttempt' }),
              ),
            })
            .meta({ id: 'EventDelivery' }),
        ),
      })
      .meta({ id: 'AccountEvent' }),
  },
});

export const followAccountEvents = endpoint('GET /api/users/me/events/stream', {
  summary: 'New events as they are written: server-sent events with the body as data.',
  bothModes: true,
  query: InMode,
  headers: z.object({
    'last-event-id': z.string().min(1).max(200).optional(),
  }),
  stream: true,
  answers: { 200: z.string() },
});

const TestShipment = z
  .object({
    id: z.uuid(),
    trackingNumber: z.string(),
    reference: z.string().nullable(),
    status: z.string(),
    origin: z.string(),
    destination: z.string(),
    priceCents: Cents,
    currency: z.string(),
    bookedAt: Instant,
  })
  .meta({ id: 'TestShipment' });

export const listTestShipments = endpoint('GET /api/users/me/test/shipments', {
  summary: `Shipments of test mode, newest first, ${ROWS} at a time.`,
  bothModes: true,
  query: z.object({ before: z.uuid().optional().describe('`next` of the page before.') }),
  answers: {
    200: z
      .object({ shipments: z.array(TestShipment), next: z.uuid().nullable() })
      .meta({ id: 'TestShipments' }),
  },
});

export const advanceTestShipment = endpoint('POST /api/users/me/test/shipments/:shipmentId', {
  summary: 'Let a test shipment be scanned on its way, up to a state.',
  bothModes: true,
  params: z.object({ shipmentId: z.uuid() }),
  body: z.object({ to: z.enum(TEST_DESTINATIONS) }).meta({ id: 'TestAdvance' }),
  answers: { 200: z.object({ trackingNumber: z.string() }).meta({ id: 'AdvancedTestShipment' }) },
  problems: ['shipment_not_found', 'shipment_cancelled', 'cross_site_request'],
});

const KeptMail = z
  .object({
    id: z.uuid(),
    channel: z.enum(['mail', 'sms']),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'KeptMail' });

export const listKeptMails = endpoint('GET /api/users/me/test/mails', {
  summary: `Emails and texts that test mode kept instead of sending them, newest first, ${ROWS} at a time.`,
  bothModes: true,
  query: z.object({ before: z.uuid().optional().describe('`next` of the page before.') }),
  answers: {
    200: z
      .object({ mails: z.array(KeptMail), next: z.uuid().nullable() })
      .meta({ id: 'KeptMails' }),
  },
});

export const readKeptMail = endpoint('GET /api/users/me/test/mails/:mailId', {
  summary: 'An email or text of test mode as its reader would have seen it.',
  bothModes: true,
  params: z.object({ mailId: z.uuid() }),
  answers: {
    200: z
      .object({
        ...KeptMail.shape,
        /** Null for a text. */
        html: z.string().nullable(),
      })
      .meta({ id: 'ReadKeptMail' }),
  },
});

export const deleteTestData = endpoint('DELETE /api/users/me/test/data', {
  summary: 'Delete everything that the account has in test mode.',
  bothModes: true,
  answers: { 200: z.object({ shipments: z.int() }).meta({ id: 'DeletedTestData' }) },
  problems: ['cross_site_request'],
});
