import { LANGUAGES } from '@waypost/domain/places';
import { MAX_REFERENCES } from '@waypost/domain/references';
import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';
import {
  ETA_CAUSES,
  EVENT_CODES,
  EVENT_DETAILS,
  EXCEPTION_KINDS,
  EXCEPTION_REASONS,
  HANDOVER_KINDS,
  PROBLEM_ACTORS,
  STATUSES,
} from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Instant, plainText } from '../fields.ts';
import { Day } from './calendars.ts';
import { Eta } from './quotes.ts';

const endpoint = endpointsOf('tracking', 'tracking');

/** A reference as typed; its length is limited before anything reads it. */
export const TypedReference = z.string().max(200);

export const CityPlace = z
  .strictObject({ city: z.string(), country: z.string().length(2) })
  .meta({ id: 'CityPlace' });

export const PublicEvent = z
  .strictObject({
    code: z.enum(EVENT_CODES),
    at: Instant,
    /** Time zone of the place. */
    timeZone: z.string(),
    place: CityPlace.nullable(),
    /** 0 if the event is about the whole shipment. */
    pieceNo: z.int(),
    /** Of an EXCEPTION, unless it was recorded without one. */
    reason: z.enum(EXCEPTION_REASONS).optional(),
    /** Of a DELIVERED: who took it, or where it was left. */
    handover: z.enum(HANDOVER_KINDS).optional(),
    /** More about an EXCEPTION at the door, or why an ARRIVED came back. */
    detail: z.enum(EVENT_DETAILS).optional(),
    /** A public note by staff; most events have none. */
    note: z.string().optional(),
  })
  .meta({ id: 'PublicEvent' });
export type PublicEvent = z.infer<typeof PublicEvent>;

const MEASURED = {
  weightGrams: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
};

/** The furthest station reached on the five-step bar, 0 to 4. */
const Furthest = z.int().min(0).max(4);

export const DeliveryOutlook = z
  .strictObject({
    earliest: Day,
    latest: Day,
    /** What was promised at booking. */
    promised: z.strictObject({ earliest: Day, latest: Day }),
    /** Newest first. */
    revisions: z.array(
      z.strictObject({
        revisedAt: Instant,
        cause: z.enum(ETA_CAUSES),
        earliest: Day,
        latest: Day,
      }),
    ),
  })
  .meta({ id: 'DeliveryOutlook' });

export const PublicProblem = z
  .strictObject({
    kind: z.enum(EXCEPTION_KINDS),
    since: Instant,
    /** Who must act. */
    actor: z.enum(PROBLEM_ACTORS),
    actBy: Day.nullable(),
  })
  .meta({ id: 'PublicProblem' });

export const PublicPiece = z
  .strictObject({
    pieceNo: z.int(),
    number: z.string(),
    status: z.enum(STATUSES),
    furthest: Furthest,
    lastEvent: PublicEvent.nullable(),
  })
  .meta({ id: 'PublicPiece' });
export type PublicPiece = z.infer<typeof PublicPiece>;

/** Why an answer may be older than what has been recorded: the primary database is away. */
export const AnswerAge = z
  .strictObject({
    /** What was recorded later may be missing. */
    at: Instant,
    source: z.enum(['standby', 'kept']),
  })
  .meta({ id: 'AnswerAge' });
export type AnswerAge = z.infer<typeof AnswerAge>;

/**
 * What anyone who knows the number may see. Contacts are masked and places are cities before
 * they leave the server. Adding a field here is a privacy decision.
 */
export const PublicTracking = z
  .strictObject({
    trackingNumber: z.string(),
    version: z.int(),
    status: z.enum(STATUSES),
    furthest: Furthest,
    attention: z.boolean(),
    createdAt: Instant,
    updatedAt: Instant,
    serviceType: z.enum(['parcel', 'freight']),
    from: z.string(),
    to: z.string(),
    /** The same by city and country; null where no city is known. */
    fromPlace: CityPlace.nullable(),
    toPlace: CityPlace.nullable(),
    /** Names of its cities in other languages, where they differ. A key is country and city: "AT:Vienna". */
    cityNames: z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), z.string())),
    lastLocation: CityPlace.nullable(),
    eta: Eta,
    /**
     * When delivery is expected or took place. Null for shipments that were cancelled, returned, refused
     * or lost.
     */
    delivery: DeliveryOutlook.nullable(),
    /** When the last piece was delivered. */
    deliveredAt: Instant.nullable(),
    /** The most severe open exception. */
    problem: PublicProblem.nullable(),
    /** True if it is returning to the shipper or has been returned. */
    returning: z.boolean(),
    /** Of several parcels the weight is the total, and there is no size: all sides are 0. */
    parcel: z
      .strictObject({
        level: z.enum(PARCEL_LEVELS),
        ...MEASURED,
      })
      .nullable(),
    freight: z
      .strictObject({
        mode: z.enum(FREIGHT_MODES),
        pallets: z.int(),
        ...MEASURED,
        incoterm: z.string(),
      })
      .nullable(),
    pieceCount: z.int(),
    piecesDelivered: z.int(),
    /** Empty for a single piece. */
    pieces: z.array(PublicPiece),
    shipper: z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }),
    recipient: z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
    }),
    /** Newest first. */
    timeline: z.array(PublicEvent),
    /** True for sample numbers, which belong to no real shipment. */
    demonstration: z.boolean(),
    /** Null for a current answer. Set while the primary database is away. */
    asOf: AnswerAge.nullable(),
    /** True for an old shipment whose timeline was read from the archive, which takes longer. */
    archived: z.boolean(),
  })
  .meta({ id: 'PublicTracking' });
export type PublicTracking = z.infer<typeof PublicTracking>;

export const trackShipment = endpoint('GET /api/shipments/track/:ref', {
  summary:
    'The public view of a shipment by tracking number, piece number or an alias of at least 12 characters.',
  params: z.object({ ref: TypedReference }),
  headers: z.object({ 'if-none-match': z.string().optional() }),
  answers: {
    200: PublicTracking,
    304: z.null().describe('The ETag in If-None-Match still holds.'),
  },
  problems: ['reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});

export const LiveEvent = z
  .object({
    event: z.literal('snapshot'),
    id: z.string().describe('The version.'),
    data: z.string().describe('PublicTracking as JSON.'),
  })
  .meta({ id: 'LiveEvent' });

/** At most 40 references in one stream or request. */
export const MAX_LIVE_REFS = MAX_REFERENCES;

export const TrackedRow = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ref: z.string(),
      kind: z.literal('found'),
      tracking: PublicTracking.pick({
        trackingNumber: true,
        version: true,
        status: true,
        furthest: true,
        attention: true,
        from: true,
        to: true,
        fromPlace: true,
        toPlace: true,
        cityNames: true,
        updatedAt: true,
        delivery: true,
        deliveredAt: true,
        problem: true,
        returning: true,
        /** Only the newest event. */
        timeline: true,
        demonstration: true,
        asOf: true,
      }),
    }),
    /** Limited: the caller looked up too many unknown numbers. Unavailable: ask again later. */
    z.strictObject({
      ref: z.string(),
      kind: z.enum(['too_short', 'mistyped', 'unknown', 'limited', 'unavailable']),
    }),
  ])
  .meta({ id: 'TrackedRow' });
export type TrackedRow = z.infer<typeof TrackedRow>;

export const trackMany = endpoint('GET /api/track/many', {
  summary: 'Up to 40 shipments at once, one row for each reference in the order of the request.',
  query: z.object({
    refs: plainText(1, MAX_LIVE_REFS * 64).refine(
      (refs) => refs.split(',').length <= MAX_LIVE_REFS,
      `at most ${MAX_LIVE_REFS} references`,
    ),
  }),
  answers: { 200: z.object({ rows: z.array(TrackedRow) }).meta({ id: 'TrackedRows' }) },
});

export const followShipments = endpoint('GET /api/track/live', {
  summary:
    'Server-sent events: a whole public snapshot (event `snapshot`, id = version) whenever a shipment changes.',
  query: z.object({ refs: plainText(1, 40 * 24) }),
  answers: { 200: LiveEvent },
  stream: true,
  problems: ['tracking_unknown', 'temporarily_unavailable'],
});
