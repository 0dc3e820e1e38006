import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';
import { STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { CELLS_MISSING, CountryCode, Instant } from '../fields.ts';
import { Day } from './calendars.ts';
import { LISTED_SERVICES } from './own-shipments.ts';

const endpoint = endpointsOf('network');

/** Count for the interval that starts at `at`. */
const Counted = z.strictObject({ at: Instant, count: z.int() });
const Punctual = { delivered: z.int(), onTime: z.int() };

export const NetworkNumbers = z
  .strictObject({
    /** When the numbers were read; they are cached for a few seconds. */
    asOf: Instant,
    scans: z.strictObject({
      /** The last 60 minutes, oldest first. The last one is still running. */
      byMinute: z.array(Counted),
      /** The last 24 hours in steps of 10 minutes, oldest first. */
      byTenMinutes: z.array(Counted),
    }),
    /** Deliveries of the last 30 days. */
    onTime: z.strictObject({
      ...Punctual,
      byService: z.array(
        z.strictObject({ service: z.enum([...PARCEL_LEVELS, ...FREIGHT_MODES]), ...Punctual }),
      ),
      /** The 12 with the most deliveries. */
      byLane: z.array(z.strictObject({ from: CountryCode, to: CountryCode, ...Punctual })),
    }),
    late: z.strictObject({
      /** Counted up to 100,000. */
      byService: z.array(z.strictObject({ service: z.enum(LISTED_SERVICES), count: z.int() })),
      /** The 50 that are most overdue. */
      oldest: z.array(
        z.strictObject({
          id: z.uuid(),
          trackingNumber: z.string(),
          service: z.enum(LISTED_SERVICES),
          status: z.enum(STATUSES),
          dueOn: Day,
          from: CountryCode,
          to: CountryCode,
        }),
      ),
    }),
    /** Queues with waiting jobs. */
    queues: z.array(
      z.strictObject({
        name: z.string(),
        waiting: z.int(),
        active: z.int(),
        failed: z.int(),
        /** Age of the oldest job that is ready to start. */
        oldestSeconds: z.int(),
      }),
    ),
    mails: z.strictObject({
      sentLastHour: z.int(),
      sentLastDay: z.int(),
      /** Waiting for the first attempt; counted up to 10,000. */
      waiting: z.int(),
      /** Waiting after a failed attempt. */
      failing: z.int(),
      oldestSeconds: z.int(),
    }),
    /** Open tracking pages that this API process keeps up to date. */
    liveViewers: z.int(),
    ...CELLS_MISSING,
  })
  .meta({ id: 'NetworkNumbers' });
export type NetworkNumbers = z.infer<typeof NetworkNumbers>;

export const readNetwork = endpoint('GET /api/admin/network', {
  summary:
    'The current state of the network: scans, deliveries on time, late shipments, queues and emails.',
  answers: { 200: NetworkNumbers },
  problems: ['second_factor_enrolment_needed'],
});

export const readOnTime = endpoint('GET /api/on-time', {
  summary: 'The share of deliveries on time, once there are enough.',
  answers: {
    200: z
      .object({
        measured: z
          .object({ deliveries: z.int(), days: z.int(), perMille: z.int().min(0).max(1000) })
          .nullable()
          .describe('Null below 1,000 deliveries.'),
      })
      .meta({ id: 'OnTime' }),
  },
});
