import { CHARGE_KINDS } from '@waypost/domain/charges';
import { FREIGHT_MODES, INCOTERMS, MAX_PARCELS, PARCEL_LEVELS } from '@waypost/domain/rates';
import { LIMIT_REASONS } from '@waypost/domain/service-limits';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Day } from './calendars.ts';
import { BOX, Cents, CountryCode, Currency, Instant, plainText } from '../fields.ts';

const endpoint = endpointsOf('quotes', 'bookings');

const Place = plainText(2, 160);

export const ParcelPiece = z.object(BOX).meta({ id: 'ParcelPiece' });

export const ParcelQuoteRequest = z
  .object({
    serviceType: z.literal('parcel'),
    origin: Place,
    destination: Place,
    serviceLevel: z.enum(PARCEL_LEVELS).default('standard'),
    /** Each is priced as a parcel of its own, and gets a label of its own. */
    parcels: z.array(ParcelPiece).min(1).max(MAX_PARCELS),
  })
  .meta({ id: 'ParcelQuoteRequest' });

export const FreightQuoteRequest = z
  .object({
    serviceType: z.literal('freight'),
    origin: Place,
    destination: Place,
    mode: z.enum(FREIGHT_MODES),
    /** Weight and size of one pallet. */
    pallet: z.object(BOX).meta({ id: 'Pallet' }),
    pallets: z.int().min(1).max(200),
    /** Default: the incoterm of `GET /api/shipments/defaults`. */
    incoterm: z.enum(INCOTERMS).optional(),
  })
  .meta({ id: 'FreightQuoteRequest' });

export const QuoteRequest = z.discriminatedUnion('serviceType', [
  ParcelQuoteRequest,
  FreightQuoteRequest,
]);
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** A request as it was priced, with all defaults filled in. */
export const QuotedRequest = z.discriminatedUnion('serviceType', [
  ParcelQuoteRequest,
  FreightQuoteRequest.extend({ incoterm: z.enum(INCOTERMS) }).meta({ id: 'QuotedFreight' }),
]);
export type QuotedRequest = z.infer<typeof QuotedRequest>;

export const Eta = z
  .object({
    min: z.int(),
    max: z.int(),
    unit: z.enum(['business_days', 'hours', 'days']),
    door: z.enum(['door_to_door', 'port_to_door']).nullable(),
  })
  .meta({ id: 'Eta' });
export type Eta = z.infer<typeof Eta>;

export const ChargeLine = z
  .object({
    kind: z.enum(CHARGE_KINDS),
    /** Without tax, which has a line of its own. Negative for a reduction. */
    cents: z.int(),
    currency: Currency,
    taxCode: z.string(),
    taxRatePerMille: z.int(),
    /** The tax on this line; 0 for the line `tax`, which is their sum. */
    taxCents: z.int(),
  })
  .meta({ id: 'ChargeLine' });
export type ChargeLine = z.infer<typeof ChargeLine>;

export const Charges = z
  .object({
    lines: z.array(ChargeLine),
    subtotalCents: Cents,
    totalCents: Cents,
    currency: Currency,
  })
  .meta({ id: 'Charges' });

export const Quote = z
  .object({
    id: z.uuid(),
    request: QuotedRequest,
    tariffVersion: z.int(),
    /** False if a country is not recognised: the quote has a price but cannot be booked. */
    bookable: z.boolean(),
    /** Total of all pieces, as are all weights and amounts. */
    actualGrams: z.int(),
    volumetricGrams: z.int(),
    billableGrams: z.int(),
    subtotalCents: Cents,
    surchargeCents: Cents,
    totalCents: Cents,
    currency: Currency,
    eta: Eta,
    /** Delivery window. Missing if a country is not recognised. */
    delivery: z.object({ earliest: Day, latest: Day }).meta({ id: 'Delivery' }).optional(),
    /** What will be due at checkout, uninsured, by card and on delivery. */
    dueByCard: Charges,
    dueOnDelivery: Charges,
    validUntil: Instant,
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

export const SERVICES = [...PARCEL_LEVELS, ...FREIGHT_MODES] as const;

/** Longest side first. */
export const SidesMm = z.tuple([z.int(), z.int(), z.int()]);

/** Why a service does not carry a shipment, and the services that do. */
export const ServiceUnavailable = z
  .object({
    service: z.enum(SERVICES),
    reason: z.enum(LIMIT_REASONS),
    /** The reason as a sentence, in the language of the request. */
    sentence: z.string(),
    /** The country that is not served, or has no seaport. */
    country: CountryCode.optional(),
    maxGrams: z.int().optional(),
    maxSidesMm: SidesMm.optional(),
    maxLengthAndGirthMm: z.int().nullable().optional(),
    /** The same shipment by what carries it; parcels that are too large or heavy as one pallet. */
    alternatives: z.array(
      z
        .object({
          serviceType: z.enum(['parcel', 'freight']),
          service: z.enum(SERVICES),
          /** By card and uninsured, every charge included. */
          dueCents: Cents,
          currency: Currency,
          eta: Eta,
        })
        .meta({ id: 'ServiceAlternative' }),
    ),
  })
  .meta({ id: 'ServiceUnavailable' });
export type ServiceUnavailable = z.infer<typeof ServiceUnavailable>;

export const createQuote = endpoint('POST /api/shipments/quote', {
  summary: 'Price a shipment. The quote is stored and is the only source of a bookable price.',
  body: QuoteRequest,
  answers: { 201: Quote },
  problems: [
    'nothing_to_price',
    'over_max_piece_weight',
    'service_not_available',
    'cross_site_request',
    'pallets_below_one',
    'measure_out_of_range',
  ],
  details: { service_not_available: ServiceUnavailable },
});

export const currentTariff = endpoint('GET /api/tariffs/current', {
  summary: 'The tariff in force, for estimates that are computed in the browser.',
  answers: {
    200: z
      .object({
        version: z.int(),
        effectiveFrom: Instant,
        /** When the next published version takes effect. */
        effectiveUntil: Instant.nullable(),
        tariff: z.record(z.string(), z.unknown()),
      })
      .meta({ id: 'TariffInForce' }),
  },
});
