import { OPENING_HOURS } from '@waypost/domain/handover';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CountryCode, Instant, plainText, saysAtLeast } from '../fields.ts';

const endpoint = endpointsOf('service points');

/** One day: `09:00-12:30, 13:30-18:00`; empty when it is closed. */
const DayHours = plainText(0, 60).regex(OPENING_HOURS, 'not opening hours');

/** Not as a length: the typed client would make a tuple of it. */
function isWeek(days: readonly string[]): boolean {
  return days.length === 7;
}

export const ServicePointFields = z
  .object({
    name: plainText(2, 80),
    line1: plainText(2, 120).check(saysAtLeast(3)),
    line2: plainText(0, 120).default(''),
    postalCode: plainText(0, 16).default(''),
    city: plainText(1, 80),
    region: plainText(0, 80).default(''),
    country: CountryCode,
    /** Seven days, Monday first. */
    hours: z.array(DayHours).max(7).refine(isWeek, 'seven days'),
    /** How to find it. */
    directions: plainText(0, 200).default(''),
  })
  .meta({ id: 'ServicePointFields' });
export type ServicePointFields = z.infer<typeof ServicePointFields>;

export const ServicePoint = z
  .object({
    id: z.uuid(),
    name: z.string(),
    line1: z.string(),
    line2: z.string(),
    postalCode: z.string(),
    city: z.string(),
    region: z.string(),
    country: CountryCode,
    /** Seven days, Monday first: `09:00-12:30, 13:30-18:00`; empty when it is closed. */
    hours: z.array(z.string()),
    directions: z.string(),
    /** False when it takes no parcels any more. */
    open: z.boolean(),
  })
  .meta({ id: 'ServicePoint' });
export type ServicePoint = z.infer<typeof ServicePoint>;

export const listServicePoints = endpoint('GET /api/service-points', {
  summary: 'Every service point that takes parcels, by country and city.',
  answers: {
    200: z.object({ points: z.array(ServicePoint) }).meta({ id: 'ServicePoints' }),
  },
});

export const StaffServicePoint = ServicePoint.extend({
  createdAt: Instant,
  closedAt: Instant.nullable(),
}).meta({ id: 'StaffServicePoint' });
export type StaffServicePoint = z.infer<typeof StaffServicePoint>;

const PointPath = z.object({ pointId: z.uuid() });

export const listStaffServicePoints = endpoint('GET /api/admin/service-points', {
  summary: 'Service points, newest first; `next` continues the list.',
  query: z.object({
    search: plainText(0, 80).default('').describe('Part of the name or the city.'),
    state: z.enum(['open', 'closed']).optional(),
    after: z.uuid().optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z
      .object({ points: z.array(StaffServicePoint), next: z.uuid().nullable() })
      .meta({ id: 'StaffServicePoints' }),
  },
  problems: OF_STAFF,
});

export const readServicePoint = endpoint('GET /api/admin/service-points/:pointId', {
  summary: 'One service point.',
  params: PointPath,
  answers: { 200: StaffServicePoint },
  problems: [...OF_STAFF, 'service_point_not_found'],
});

export const addServicePoint = endpoint('POST /api/admin/service-points', {
  summary: 'Add a service point. It is offered to shippers at once.',
  body: ServicePointFields,
  answers: { 201: StaffServicePoint },
  problems: [...OF_STAFF, 'service_point_not_located', 'cross_site_request'],
});

export const changeServicePoint = endpoint('PUT /api/admin/service-points/:pointId', {
  summary: 'Change address and hours of a service point.',
  params: PointPath,
  body: ServicePointFields,
  answers: { 200: StaffServicePoint },
  problems: [
    ...OF_STAFF,
    'service_point_not_found',
    'service_point_not_located',
    'cross_site_request',
  ],
});

export const openServicePoint = endpoint('PUT /api/admin/service-points/:pointId/open', {
  summary:
    'Close a service point, or open it again. Shippers who chose it are emailed when it closes.',
  params: PointPath,
  body: z.object({ open: z.boolean() }).meta({ id: 'ServicePointOpen' }),
  answers: { 200: StaffServicePoint },
  problems: [...OF_STAFF, 'service_point_not_found', 'cross_site_request'],
});
