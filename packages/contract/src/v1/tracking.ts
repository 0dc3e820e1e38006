import { z } from 'zod';
import { programEndpointsOf } from './endpoint.ts';
import { example, open } from './fields.ts';
import { ShipmentEvents } from './shipments.ts';

const endpoint = programEndpointsOf('tracking');

const Tracked = z
  .strictObject({
    /** As it was asked. */
    ref: example(z.string(), 'WPN3T7HTS5882E8G'),
    /**
     * Whether there is such a shipment; `mistyped` numbers fail their check symbol. Those that are `unavailable` cannot be
     * looked up at the moment: ask for them again.
     */
    result: open(example(z.enum(['found', 'unknown', 'mistyped', 'unavailable']), 'found')),
    /** Its number; null if it was not found. */
    trackingNumber: example(z.string().nullable(), 'WPN3T7HTS5882E8G'),
    /** Grows with each change; null if it was not found. */
    version: example(z.int().nullable(), 4),
    /** Where it stands; null if it was not found. */
    tracking: ShipmentEvents.nullable(),
  })
  .meta({ id: 'V1Tracked' });
export type Tracked = z.infer<typeof Tracked>;

export const v1LookUpTracking = endpoint('POST /api/v1/tracking/lookup', {
  summary: 'Where up to 100 shipments are, also those of others, as the tracking page shows them.',
  limit: 'reads',
  loadClass: 'tracking',
  body: z
    .strictObject({
      /** Tracking numbers. */
      refs: example(z.array(z.string().min(1).max(40)).min(1).max(100), ['WPN3T7HTS5882E8G']),
    })
    .meta({ id: 'V1TrackingRequest' }),
  answers: {
    200: z
      .strictObject({
        /** Always `list`. */
        object: example(z.literal('list'), 'list'),
        /** One for each number, in the order they were asked. */
        data: z.array(Tracked),
        /** Always null: all are answered. */
        nextCursor: example(z.null(), null),
      })
      .meta({ id: 'V1TrackedShipments' }),
  },
});
