import { ETA_CAUSES, STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CELLS_MISSING, CountryCode, Instant, TimedCursor } from '../fields.ts';
import { LIVE_VIEWS, LIVE_WHENS } from '../live-views.ts';
import { Day } from './calendars.ts';
import { LISTED_SERVICES } from './own-shipments.ts';

const endpoint = endpointsOf('today');

const Load = z
  .strictObject({ shipments: z.int(), pieces: z.int(), weightGrams: z.int() })
  .meta({ id: 'TodayLoad' });

/** Expected before today, today, tomorrow, and in the five days after. */
const Days = z
  .strictObject({ over: Load, today: Load, tomorrow: Load, later: Load })
  .meta({ id: 'TodayDays' });

const TodayHub = z
  .strictObject({
    /** Null for shipments to places without a hub. */
    id: z.uuid().nullable(),
    code: z.string(),
    name: z.string(),
    active: z.boolean(),
    /** By the clock of the hub; UTC where there is none. */
    today: Day,
    /** To be delivered by this hub, by the last expected day. */
    due: z.strictObject({ over: Load, notOut: Load, out: Load }),
    /** In the hub now, by the day they arrived. */
    standing: z.strictObject({
      today: Load,
      yesterday: Load,
      longer: Load,
      oldestAt: Instant.nullable(),
    }),
    coming: Days,
  })
  .meta({ id: 'TodayHub' });
export type TodayHub = z.infer<typeof TodayHub>;

export const TodayNumbers = z
  .strictObject({
    /** When the numbers were read. The worker counts changes once a minute. */
    asOf: Instant,
    hubs: z.array(TodayHub),
    /** On their way to a hub, the heaviest first, at most 60. */
    lanes: z.array(
      z.strictObject({
        hubId: z.uuid().nullable(),
        from: CountryCode,
        to: CountryCode,
        ...Days.shape,
      }),
    ),
    /** Against the last day promised at booking, which later revisions do not change. */
    promise: z.strictObject({
      /** It is over, and the shipment is not delivered. */
      broken: z.int(),
      /** Those of them whose expected day was moved behind the promise, by cause. */
      brokenMoved: z.array(z.strictObject({ cause: z.enum(ETA_CAUSES), shipments: z.int() })),
      /** It is not over, but the expected day was moved behind it. */
      willBreak: z.int(),
    }),
    /** Of today where the city is: the 40 cities with most of them, by name. */
    pickups: z.array(
      z
        .strictObject({
          /** `BE:antwerp` */
          area: z.string(),
          city: z.string(),
          country: CountryCode,
          day: Day,
          /** Those with pickups. */
          windows: z.array(
            z.strictObject({
              window: z.string(),
              taken: z.int(),
              places: z.int(),
              /** Of those taken, the ones that wait for staff to confirm them. */
              requested: z.int(),
            }),
          ),
        })
        .meta({ id: 'TodayPickups' }),
    ),
    /** Scans of numbers that nobody booked; counted up to 10,000. */
    unmatched: z.strictObject({ waiting: z.int(), oldestAt: Instant.nullable() }),
    /** Open items by their clock, each counted up to 1,000. Null for staff without the right to see them. */
    desk: z
      .strictObject({
        overdue: z.int(),
        /** In less than 4 hours. */
        soon: z.int(),
        /** In 4 to 24 hours. */
        day: z.int(),
        later: z.int(),
      })
      .nullable(),
    ...CELLS_MISSING,
  })
  .meta({ id: 'TodayNumbers' });
export type TodayNumbers = z.infer<typeof TodayNumbers>;

export const readToday = endpoint('GET /api/admin/today', {
  summary: 'What operations has to do today: due, standing, coming, pickups, broken promises.',
  answers: { 200: TodayNumbers },
  problems: ['second_factor_enrolment_needed'],
});

export const LiveShipment = z
  .strictObject({
    id: z.uuid(),
    trackingNumber: z.string(),
    service: z.enum(LISTED_SERVICES),
    status: z.enum(STATUSES),
    from: CountryCode,
    to: CountryCode,
    /** That delivers it, or in which it stands; null where there is none. */
    hub: z.strictObject({ id: z.uuid(), code: z.string() }).meta({ id: 'LiveHub' }).nullable(),
    /** Since when it stands in the hub; only where that was asked for. */
    since: Instant.nullable(),
    dueOn: Day.nullable(),
    promisedOn: Day.nullable(),
    /** Why the expected day is after the promised one. */
    movedBy: z.enum(ETA_CAUSES).nullable(),
    pieces: z.int(),
    weightGrams: z.int(),
  })
  .meta({ id: 'LiveShipment' });
export type LiveShipment = z.infer<typeof LiveShipment>;

export const listLiveShipments = endpoint('GET /api/admin/today/shipments', {
  summary:
    'The shipments behind a number of today, the most urgent first; `next` continues the list.',
  query: z.object({
    view: z.enum(LIVE_VIEWS),
    hub: z.union([z.uuid(), z.literal('none')]).optional(),
    when: z.enum(LIVE_WHENS).optional(),
    lane: z
      .string()
      .regex(/^[A-Z]{2}-[A-Z]{2}$/)
      .optional(),
    cause: z.union([z.enum(ETA_CAUSES), z.literal('none')]).optional(),
    after: TimedCursor.optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z
      .object({
        shipments: z.array(LiveShipment),
        next: z.string().nullable(),
        ...CELLS_MISSING,
      })
      .meta({ id: 'LiveShipments' }),
  },
  problems: OF_STAFF,
});
