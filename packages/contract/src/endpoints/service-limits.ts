import { COUNTRY_CODES } from '@waypost/domain/places';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { Instant, plainText, WholeNumber } from '../fields.ts';
import { SERVICES } from './quotes.ts';

const endpoint = endpointsOf('tariffs');

const Country = z.string().refine((code) => COUNTRY_CODES.includes(code), 'not a country');
const Countries = z.array(Country).max(COUNTRY_CODES.length);
const Groups = z.array(Countries.min(2)).max(100);
/** 100 t and 100 m, the bounds of any shipment. */
const Weight = z.int().min(1).max(100_000_000);
const Side = z.int().min(1).max(100_000);

const PieceLimits = z
  .object({
    maxPieceGrams: Weight,
    maxSidesMm: z.tuple([Side, Side, Side]).refine(([a, b, c]) => a >= b && b >= c, 'not sorted'),
    maxLengthAndGirthMm: z.int().min(1).max(500_000).nullable(),
    maxShipmentGrams: z.int().min(1).max(2_000_000_000).nullable(),
  })
  .meta({ id: 'PieceLimits' });

/** What the carrier does not carry. Countries are ISO 3166-1 alpha-2 codes. */
export const ServiceLimitsDocument = z
  .object({
    embargoed: Countries,
    notServed: Countries,
    /** Countries between which trucks run. */
    roadNetworks: Groups,
    /** Neighbours on one coast, between which ships do not sail. */
    coasts: Groups,
    landlocked: Countries,
    /** Countries within which ships sail. */
    archipelagos: Countries,
    /** Parts of a country that no truck reaches, by names that occur in their addresses. */
    farIslands: z
      .array(z.object({ country: Country, names: z.array(plainText(2, 80)).min(1).max(50) }))
      .max(100),
    /** Groups of countries within which priority keeps its hours. */
    priorityRegions: Groups,
    /** Countries with too few flights for the hours of express. */
    expressExcept: Countries,
    services: z.object(
      Object.fromEntries(SERVICES.map((service) => [service, PieceLimits])) as Record<
        (typeof SERVICES)[number],
        typeof PieceLimits
      >,
    ),
  })
  .meta({ id: 'ServiceLimitsDocument' });
export type ServiceLimitsDocument = z.infer<typeof ServiceLimitsDocument>;

export const ServiceLimitsVersion = z
  .object({
    version: z.int(),
    limits: ServiceLimitsDocument,
    /** Null for the first version, which came with the installation. */
    publishedBy: z.string().nullable(),
    publishedAt: Instant,
    reason: z.string(),
  })
  .meta({ id: 'ServiceLimitsVersion' });
export type ServiceLimitsVersion = z.infer<typeof ServiceLimitsVersion>;

export const currentServiceLimits = endpoint('GET /api/service-limits/current', {
  summary: 'What is not carried, for prices that are computed in the browser.',
  tag: 'quotes',
  loadClass: 'bookings',
  answers: {
    200: z
      .object({ version: z.int(), limits: ServiceLimitsDocument })
      .meta({ id: 'ServiceLimitsInForce' }),
  },
});

export const listServiceLimits = endpoint('GET /api/admin/service-limits', {
  summary: 'Versions of the service limits, newest first; `next` continues the list.',
  query: z.object({ before: z.coerce.number().pipe(WholeNumber).optional() }),
  answers: {
    200: z
      .object({ versions: z.array(ServiceLimitsVersion), next: z.int().nullable() })
      .meta({ id: 'ServiceLimitsHistory' }),
  },
  problems: OF_STAFF,
});

export const publishServiceLimits = endpoint('POST /api/admin/service-limits', {
  summary:
    'Publish the service limits as a new version, in force within seconds. A change based on an older version is refused.',
  body: z
    .object({
      /** The version that the limits were edited from. */
      version: z.int().min(1).max(1_000_000_000),
      limits: ServiceLimitsDocument,
      reason: plainText(3, 300),
    })
    .meta({ id: 'NewServiceLimits' }),
  answers: { 200: ServiceLimitsVersion },
  problems: [...OF_STAFF, 'service_limits_changed', 'cross_site_request'],
});
