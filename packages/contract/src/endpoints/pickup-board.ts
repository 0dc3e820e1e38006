import { MISSED_REASONS, PICKUP_FREQUENCIES, PICKUP_STATUSES } from '@waypost/domain/pickups';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CELLS_MISSING, CountryCode, Instant, plainLines, plainText } from '../fields.ts';
import { Day } from './calendars.ts';
import { FreeWindow, PickupId } from './pickups.ts';
import { PickupWindowText } from './settings.ts';

const endpoint = endpointsOf('pickup board');

/** Country and folded city: `BE:saintnicolas`. */
export const PickupArea = z
  .string()
  .max(120)
  .regex(/^[A-Z]{2}:[\p{L}\p{N}]*$/u, 'not an area');

const COUNT = z.int().min(0);

const BoardWindow = z
  .object({
    window: z.string(),
    places: COUNT,
    /** Places that are taken: requested, scheduled, collected and missed pickups. */
    taken: COUNT,
    /** Waiting for staff to confirm them. */
    requested: COUNT,
    scheduled: COUNT,
    collected: COUNT,
    missed: COUNT,
    /** Asked for and not planned: no place was free. */
    withoutPlace: COUNT,
  })
  .meta({ id: 'BoardWindow' });

const BoardCity = z
  .object({
    area: PickupArea,
    city: z.string(),
    country: CountryCode,
    /** Why no courier comes on this day. */
    closed: z.enum(['weekend', 'holiday']).nullable(),
    windows: z.array(BoardWindow),
  })
  .meta({ id: 'BoardCity' });
export type BoardCity = z.infer<typeof BoardCity>;

export const readPickupBoard = endpoint('GET /api/admin/pickups', {
  summary:
    'The pickups of a day by city and window, against their places; `next` continues the cities.',
  query: z.object({
    day: Day.optional().describe("Default: today, by the carrier's clock."),
    search: plainText(0, 80).default('').describe('Part of the name of a city.'),
    after: PickupArea.optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z
      .object({
        day: Day,
        today: Day,
        cities: z.array(BoardCity),
        next: z.string().nullable(),
        ...CELLS_MISSING,
      })
      .meta({ id: 'PickupBoard' }),
  },
  problems: OF_STAFF,
});

/** A day and a window, local to the address. */
const Time = z.object({ date: Day, window: z.string() });

const BoardShipment = z.object({
  id: z.uuid(),
  trackingNumber: z.string(),
  to: z.string(),
  pieces: z.int(),
  weightGrams: z.int(),
  status: z.string(),
});

export const BoardPickup = z
  .object({
    id: PickupId,
    status: z.enum(PICKUP_STATUSES),
    /** What the customer asked for last. */
    asked: Time,
    /** What is planned, or was. Differs from `asked` if no place was free, or if staff moved it. */
    planned: Time,
    timeZone: z.string(),
    startsAt: Instant,
    endsAt: Instant,
    area: PickupArea,
    city: z.string(),
    addressText: z.string(),
    /** Of the customer, for the courier. */
    instructions: z.string(),
    /** Of staff, for the courier. Customers get it with the export of their data. */
    note: z.string(),
    missedReason: z.enum(MISSED_REASONS).nullable(),
    frequency: z.enum(PICKUP_FREQUENCIES).nullable(),
    createdAt: Instant,
    /** Null for a guest. */
    customer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** Whom the courier calls; parts that are unknown are empty. */
    contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    shipments: z.array(BoardShipment),
    /** Whose courier comes; null while no round has it. */
    round: z
      .object({ id: z.uuid(), name: z.string(), day: Day })
      .meta({ id: 'BoardPickupRound' })
      .nullable(),
    /** What staff may do now. */
    may: z.object({ confirm: z.boolean(), move: z.boolean(), miss: z.boolean() }),
  })
  .meta({ id: 'BoardPickup' });
export type BoardPickup = z.infer<typeof BoardPickup>;

export const listWindowPickups = endpoint('GET /api/admin/pickups/window', {
  summary: 'The pickups of a window in a city, in the order they came; `next` continues.',
  query: z.object({
    day: Day,
    area: PickupArea,
    window: PickupWindowText,
    after: z.uuid().optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z
      .object({
        city: z.string(),
        country: CountryCode,
        places: COUNT,
        taken: COUNT,
        pickups: z.array(BoardPickup),
        next: z.string().nullable(),
        ...CELLS_MISSING,
      })
      .meta({ id: 'WindowPickups' }),
  },
  problems: OF_STAFF,
});

const PickupPath = z.object({ pickupId: PickupId });

export const readBoardPickup = endpoint('GET /api/admin/pickups/:pickupId', {
  summary: 'One pickup, with the next windows that have a free place.',
  params: PickupPath,
  answers: {
    200: z
      .object({
        pickup: BoardPickup,
        free: z.array(FreeWindow),
        /** Every window offered. */
        windows: z.array(z.string()),
      })
      .meta({ id: 'BoardPickupPage' }),
  },
  problems: [...OF_STAFF, 'pickup_not_found'],
});

const MAX_CONFIRMED = 500;

export const confirmPickups = endpoint('POST /api/admin/pickups/confirm', {
  summary:
    'Confirm requested pickups; each customer is emailed. Others in the list are left alone.',
  body: z
    .object({ pickups: z.array(PickupId).min(1).max(MAX_CONFIRMED) })
    .meta({ id: 'PickupsToConfirm' }),
  answers: {
    200: z.object({ confirmed: COUNT, ...CELLS_MISSING }).meta({ id: 'PickupsConfirmed' }),
  },
  problems: [...OF_STAFF, 'cross_site_request'],
});

export const movePickup = endpoint('POST /api/admin/pickups/:pickupId/move', {
  summary:
    'Plan a pickup for another window, if it has a free place. What was asked for stays; the customer is emailed.',
  params: PickupPath,
  body: z.object({ date: Day, window: PickupWindowText }).meta({ id: 'PickupMove' }),
  answers: { 200: BoardPickup },
  problems: [
    ...OF_STAFF,
    'cross_site_request',
    'pickup_not_found',
    'pickup_not_changeable',
    'pickup_day_unavailable',
    'pickup_cut_off_passed',
    'pickup_window_full',
    'pickup_window_gone',
  ],
});

export const missPickup = endpoint('POST /api/admin/pickups/:pickupId/miss', {
  summary:
    'Mark a pickup as missed once its window has begun. What was left behind is released; the customer is emailed.',
  params: PickupPath,
  body: z.object({ reason: z.enum(MISSED_REASONS) }).meta({ id: 'PickupMiss' }),
  answers: { 200: BoardPickup },
  problems: [...OF_STAFF, 'cross_site_request', 'pickup_not_found', 'pickup_not_changeable'],
});

export const notePickup = endpoint('PUT /api/admin/pickups/:pickupId/note', {
  summary: 'Write a note for the courier; an empty one takes it away.',
  params: PickupPath,
  body: z.object({ note: plainLines(0, 500) }).meta({ id: 'PickupNote' }),
  answers: { 200: BoardPickup },
  problems: [...OF_STAFF, 'cross_site_request', 'pickup_not_found'],
});
