import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';
import { EVENT_CODES, STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Instant, plainText } from '../fields.ts';
import { Eta } from './quotes.ts';

/** A reference as typed; bounded before anything reads it. */
export const TypedReference = z.string().max(200);

export const CityPlace = z
  .object({ city: z.string(), country: z.string().length(2) })
  .meta({ id: 'CityPlace' });

export const PublicEvent = z
  .object({
    code: z.enum(EVENT_CODES),
    at: Instant,
    place: CityPlace.nullable(),
    /** 0 when the event is about the whole shipment. */
    pieceNo: z.int(),
  })
  .meta({ id: 'PublicEvent' });
export type PublicEvent = z.infer<typeof PublicEvent>;

/**
 * What anyone who knows the number may see. Contacts are masked and places are cities before
 * they leave the server. Adding a field here is a privacy decision.
 */
export const PublicTracking = z
  .strictObject({
    trackingNumber: z.string(),
    version: z.int(),
    status: z.enum(STATUSES),
    /** The furthest station reached on the five-step bar, 0 to 4. */
    furthest: z.int().min(0).max(4),
    attention: z.boolean(),
    createdAt: Instant,
    updatedAt: Instant,
    serviceType: z.enum(['parcel', 'freight']),
    from: z.string(),
    to: z.string(),
    lastLocation: CityPlace.nullable(),
    eta: Eta,
    parcel: z
      .strictObject({
        level: z.enum(PARCEL_LEVELS),
        weightGrams: z.int(),
        lengthMm: z.int(),
        widthMm: z.int(),
        heightMm: z.int(),
      })
      .nullable(),
    freight: z
      .strictObject({
        mode: z.enum(FREIGHT_MODES),
        pallets: z.int(),
        weightGrams: z.int(),
        lengthMm: z.int(),
        widthMm: z.int(),
        heightMm: z.int(),
        incoterm: z.string(),
      })
      .nullable(),
    pieceCount: z.int(),
    piecesDelivered: z.int(),
    shipper: z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }),
    recipient: z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
    }),
    /** Newest first. */
    timeline: z.array(PublicEvent),
    /** True for our sample numbers: made up, counted nowhere, and never anybody's. */
    demonstration: z.boolean(),
  })
  .meta({ id: 'PublicTracking' });
export type PublicTracking = z.infer<typeof PublicTracking>;

export const trackShipment = endpoint({
  method: 'GET',
  path: '/api/shipments/track/:ref',
  summary: 'The public view of a shipment by tracking number, piece number or long reference.',
  tag: 'tracking',
  loadClass: 'tracking',
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

/** At most 40 references in one stream. */
export const MAX_LIVE_REFS = 40;

export const followShipments = endpoint({
  method: 'GET',
  path: '/api/track/live',
  summary:
    'Server-sent events: a whole public snapshot (event `snapshot`, id = version) whenever a shipment changes.',
  tag: 'tracking',
  loadClass: 'tracking',
  query: z.object({ refs: plainText(1, 40 * 24) }),
  answers: { 200: LiveEvent },
  stream: true,
  problems: ['tracking_unknown', 'temporarily_unavailable'],
});

/** What a link in a mail about a shipment opens. It is signed and expires; opening it uses nothing up. */
export const openPartyLink = endpoint({
  method: 'GET',
  path: '/api/links/:token',
  summary: 'The shipment that a mailed link is about, and whom it was mailed to.',
  tag: 'tracking',
  loadClass: 'tracking',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,80}$/) }),
  answers: {
    200: z
      .object({ trackingNumber: z.string(), role: z.enum(['shipper', 'recipient']) })
      .meta({ id: 'PartyLink' }),
  },
  problems: ['link_invalid'],
});
