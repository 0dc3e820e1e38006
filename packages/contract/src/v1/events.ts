import { ACCOUNT_EVENT_TYPES } from '@waypost/domain/account-event-types';
import { EVENT_DETAILS, HANDOVER_KINDS } from '@waypost/domain/tracking';
import { z } from 'zod';
import { Cents, Currency } from '../fields.ts';
import { BatchCounts } from './batches.ts';
import { programEndpointsOf } from './endpoint.ts';
import { example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import { WebhookDelivery } from './webhook-deliveries.ts';

const endpoint = programEndpointsOf('events');

export const EventType = open(example(z.enum(ACCOUNT_EVENT_TYPES), 'shipment.delivered'));

const ShipmentOfEvent = z
  .strictObject({
    /** Always `shipment`. */
    object: example(z.literal('shipment'), 'shipment'),
    /** Id of the shipment. */
    id: Id,
    /** Its tracking number. */
    trackingNumber: example(z.string(), 'WPN3K7Q2M8XR5TY4'),
    /** What you called it when you booked; null if you named nothing. */
    reference: example(z.string().nullable(), 'ORDER-1001'),
    /** Grows with every change. Of two events about one shipment the higher one is newer. */
    version: example(z.int(), 9),
    /** Where the shipment stands. */
    status: open(example(z.string(), 'delivered')),
    /** Why it is not shipped yet; null once it is. */
    hold: open(example(z.string().nullable(), null)),
    /** What it costs. */
    priceCents: example(Cents, 5_267),
    /** Currency of the price. */
    currency: example(Currency, 'EUR'),
    /** Where it was scanned; null if the event has no place. */
    lastLocation: z
      .strictObject({
        /** City of the scan. */
        city: example(z.string().nullable(), 'Lyon'),
        /** Country of the scan. */
        country: example(z.string().nullable(), 'FR'),
      })
      .meta({ id: 'V1EventLocation' })
      .nullable(),
    /** The days on which it is expected. */
    delivery: z
      .strictObject({
        /** The first of them. */
        earliest: example(z.string(), '2026-11-18'),
        /** The last of them. */
        latest: example(z.string(), '2026-11-19'),
      })
      .meta({ id: 'V1EventDelivery' })
      .nullable(),
    /** What is wrong, of `shipment.exception`, or was wrong, of `shipment.exception_cleared`: such as `customs_hold` or `failed_attempt`. */
    problem: open(example(z.string().nullable(), null)),
    /** Who took it, or where it was left, of `shipment.delivered`; null if that is not known. */
    handover: open(example(z.enum(HANDOVER_KINDS).nullable(), 'neighbour')),
    /** More about what is wrong, of `shipment.exception`; null if there is nothing more. */
    detail: open(example(z.enum(EVENT_DETAILS).nullable(), null)),
    /** Where to read the rest, with a key that may. */
    url: example(z.string(), '/api/v1/shipments/01993e2e-5a0b-7c31-9d5e-0c2b7a61f001'),
  })
  .meta({ id: 'V1EventShipment' });

const PickupOfEvent = z
  .strictObject({
    /** Always `pickup`. */
    object: example(z.literal('pickup'), 'pickup'),
    /** Id of the pickup. */
    id: example(z.string(), 'PU-7Q2M8X'),
    /** Where the pickup stands. */
    status: open(example(z.string(), 'scheduled')),
    /** Its day, where it is picked up. */
    date: example(z.string(), '2026-11-18'),
    /** When the courier comes at the earliest. */
    earliest: Moment,
    /** When the courier comes at the latest. */
    latest: Moment,
  })
  .meta({ id: 'V1EventPickup' });

const StatementOfEvent = z
  .strictObject({
    /** Always `statement`. */
    object: example(z.literal('statement'), 'statement'),
    /** Id of the statement. */
    id: Id,
    /** Its month. */
    month: example(z.string(), '2026-10'),
    /** Currency of the amounts. */
    currency: example(Currency, 'EUR'),
    /** What was charged in the month. */
    chargedCents: example(Cents, 128_450),
    /** What was credited in the month. */
    creditedCents: example(Cents, 0),
    /** When it was issued. */
    issuedAt: Moment,
    /** When it is due. */
    dueAt: Moment,
    /** What of it was open when the event was written. */
    openCents: example(Cents, 128_450),
  })
  .meta({ id: 'V1EventStatement' });

const BatchOfEvent = z
  .strictObject({
    /** Always `batch`. */
    object: example(z.literal('batch'), 'batch'),
    /** Id of the batch. */
    id: Id,
    /** How it ended. */
    status: open(example(z.string(), 'finished')),
    /** How many of its rows have which result. */
    counts: BatchCounts,
    /** Where to read the rest, with a key that may. */
    url: example(z.string(), '/api/v1/batches/01993e2e-5a0b-7c31-9d5e-0c2b7a61f001'),
  })
  .meta({ id: 'V1EventBatch' });

const CaseOfEvent = z
  .strictObject({
    /** Always `case`. */
    object: example(z.literal('case'), 'case'),
    /** Id of the case. */
    id: Id,
    /** The shipment it is about. */
    shipmentId: Id,
    /** Its tracking number. */
    trackingNumber: example(z.string(), 'WPN3K7Q2M8XR5TY4'),
    /** Whether it is open. */
    status: open(example(z.enum(['open', 'closed']), 'open')),
    /** The page with the answer, for who is signed in. */
    url: example(z.string(), '/track?ref=WPN3K7Q2M8XR5TY4'),
  })
  .meta({ id: 'V1EventCase' });

const EndpointOfEvent = z
  .strictObject({
    /** Always `webhook_endpoint`. */
    object: example(z.literal('webhook_endpoint'), 'webhook_endpoint'),
    /** Id of the endpoint that was pinged. */
    id: Id,
  })
  .meta({ id: 'V1EventEndpoint' });

const EVENT = {
  /** Id of the event, and of every webhook about it. Seen twice, it is the same event. */
  id: Id,
  /** What happened. Types may be added. */
  type: EventType,
  /** When it happened. */
  timestamp: Moment,
  /** The contract that `data` follows. */
  apiVersion: example(z.literal('v1'), 'v1'),
  /** Whether it is about real shipments or test data. */
  mode: Mode,
  /** True for an event that `POST /test/events` sent: nothing happened. Left out of all others. */
  simulated: example(z.literal(true).optional(), true),
  /** What it happened to, as it stands after the event. No names and no addresses. */
  data: z.discriminatedUnion('object', [
    ShipmentOfEvent,
    PickupOfEvent,
    StatementOfEvent,
    EndpointOfEvent,
    BatchOfEvent,
    CaseOfEvent,
  ]),
};

const AccountEvent = z
  .strictObject({
    ...EVENT,
    /** Always `event`. */
    object: example(z.literal('event'), 'event'),
    /** When it was written down. */
    createdAt: Moment,
    /** Send it as `cursor` to read what came after this event. It stays good for as long as the event is kept. */
    cursor: example(z.string(), 'WyI4MTIiLCIwMTk5Il0'),
  })
  .meta({ id: 'V1Event' });

const AccountEventWithDeliveries = z
  .strictObject({
    ...AccountEvent.shape,
    /** How it was sent to each of your webhook endpoints. */
    deliveries: z.array(WebhookDelivery),
  })
  .meta({ id: 'V1EventWithDeliveries' });

export const v1ListEvents = endpoint('GET /api/v1/events', {
  summary: 'Events of the last 30 days, oldest first.',
  limit: 'reads',
  query: z.strictObject({
    ...PAGE,
    /** Only events of this type. */
    type: EventType.optional(),
    /** Only events of this shipment. */
    shipmentId: Id.optional(),
  }),
  answers: { 200: listOf('V1EventList', AccountEvent) },
});

export const v1FollowEvents = endpoint('GET /api/v1/events/stream', {
  summary:
    'Server-sent events: each event as it comes, with its type as the name and its cursor as the id. `Last-Event-ID` goes on from there.',
  limit: 'reads',
  headers: z.object({
    /** The id of the last event that was seen: the stream goes on after it. Without one it begins now. */
    'last-event-id': example(
      z
        .string()
        .regex(/^[\w-]{1,300}$/)
        .optional(),
      'WyI4MTIiLCIwMTk5Il0',
    ),
  }),
  stream: true,
  answers: { 200: z.strictObject(EVENT).meta({ id: 'V1StreamedEvent' }) },
});

const EventPath = z.object({
  /** Id of the event. */
  eventId: Id,
});

export const v1ReadEvent = endpoint('GET /api/v1/events/:eventId', {
  summary: 'One event, and how it was sent to your webhook endpoints.',
  limit: 'reads',
  params: EventPath,
  answers: { 200: AccountEventWithDeliveries },
});

export const v1RedeliverEvent = endpoint('POST /api/v1/events/:eventId/redeliver', {
  summary: 'Send an event again, to one webhook endpoint or to all that are on.',
  limit: 'writes',
  params: EventPath,
  body: z
    .strictObject({
      /** The endpoint that gets it; all that are on if left out. */
      endpointId: Id.optional(),
    })
    .meta({ id: 'V1Redelivery' }),
  answers: {
    202: z
      .strictObject({
        /** Always `redelivery`. */
        object: example(z.literal('redelivery'), 'redelivery'),
        /** The event that is sent again. */
        eventId: Id,
        /** How many endpoints get it. */
        endpoints: example(z.int(), 1),
      })
      .meta({ id: 'V1RedeliveryBegun' }),
  },
  problems: ['webhook_endpoint_off'],
});
