import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CountryCode, Instant, plainText } from '../fields.ts';

const endpoint = endpointsOf('hubs');

export const HubFields = z
  .object({
    /** Printed and said: `ANR`. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2,8}$/),
    name: plainText(2, 80),
    city: plainText(1, 80),
    country: CountryCode,
    /** An IANA name; empty for the main zone of the country. */
    timeZone: plainText(0, 40).default(''),
  })
  .meta({ id: 'HubFields' });
export type HubFields = z.infer<typeof HubFields>;

export const Hub = z
  .object({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    city: z.string(),
    country: CountryCode,
    timeZone: z.string(),
    /** False when no place is assigned to it any more. */
    active: z.boolean(),
    createdAt: Instant,
    closedAt: Instant.nullable(),
  })
  .meta({ id: 'Hub' });
export type Hub = z.infer<typeof Hub>;

const HubPath = z.object({ hubId: z.uuid() });

export const listHubs = endpoint('GET /api/admin/hubs', {
  summary: 'Hubs, newest first; `next` continues the list.',
  query: z.object({
    search: plainText(0, 80).default('').describe('Part of the code, the name or the city.'),
    state: z.enum(['active', 'inactive']).optional(),
    after: z.uuid().optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z.object({ hubs: z.array(Hub), next: z.uuid().nullable() }).meta({ id: 'Hubs' }),
  },
  problems: OF_STAFF,
});

export const readHub = endpoint('GET /api/admin/hubs/:hubId', {
  summary: 'One hub.',
  params: HubPath,
  answers: { 200: Hub },
  problems: [...OF_STAFF, 'hub_not_found'],
});

const REFUSED = ['hub_code_taken', 'hub_not_located', 'hub_zone_unknown'] as const;

export const addHub = endpoint('POST /api/admin/hubs', {
  summary: 'Add a hub. Scans of its place and shipments to its area are assigned to it.',
  body: HubFields,
  answers: { 201: Hub },
  problems: [...OF_STAFF, ...REFUSED, 'cross_site_request'],
});

export const changeHub = endpoint('PUT /api/admin/hubs/:hubId', {
  summary: 'Change a hub.',
  params: HubPath,
  body: HubFields,
  answers: { 200: Hub },
  problems: [...OF_STAFF, 'hub_not_found', ...REFUSED, 'cross_site_request'],
});

export const activateHub = endpoint('PUT /api/admin/hubs/:hubId/active', {
  summary:
    'Take a hub out of use, or use it again. Scans of devices that stand in it still belong to it.',
  params: HubPath,
  body: z.object({ active: z.boolean() }).meta({ id: 'HubActive' }),
  answers: { 200: Hub },
  problems: [...OF_STAFF, 'hub_not_found', 'cross_site_request'],
});
