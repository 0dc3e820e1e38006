import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Instant } from '../fields.ts';
import { TypedReference } from './tracking.ts';

const endpoint = endpointsOf('tracking', 'tracking');

/** A city or, if unknown, a country. Never more precise than the public view. */
export const MapPoint = z
  .strictObject({
    kind: z.enum(['origin', 'current', 'destination']),
    /** The city as the shipment names it; empty if it names only a country. */
    name: z.string(),
    country: z.string().length(2).nullable(),
    /** Both null if neither city nor country is known. */
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    /** True if the city is unknown and the point is the country's capital. */
    approximate: z.boolean(),
    /** When it was collected, last scanned or delivered. */
    at: Instant.nullable(),
  })
  .meta({ id: 'MapPoint' });
export type MapPoint = z.infer<typeof MapPoint>;

export const mapShipment = endpoint('GET /api/track/map/:ref', {
  summary: 'Origin, current place and destination of a shipment, as cities with coordinates.',
  params: z.object({ ref: TypedReference }),
  answers: {
    200: z.strictObject({ points: z.array(MapPoint) }).meta({ id: 'ShipmentMap' }),
  },
  problems: ['reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});
