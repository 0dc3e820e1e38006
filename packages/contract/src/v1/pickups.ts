import { PICKUP_STATUSES } from '@waypost/domain/pickups';
import { z } from 'zod';
import { Day } from '../endpoints/calendars.ts';
import { PickupId } from '../endpoints/pickups.ts';
import { PickupWindowText } from '../endpoints/settings.ts';
import { plainLines } from '../fields.ts';
import { withPostalCode } from '../postal-codes.ts';
import { IdempotencyKey, programEndpointsOf } from './endpoint.ts';
import { Country, example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import { ADDRESS, oneOf } from './goods.ts';
import { ShipmentPath } from './shipments.ts';

const endpoint = programEndpointsOf('pickups');

type Code<S extends string> = S extends `${infer A} ${infer B}` ? `${A}_${Code<B>}` : S;
type Status = Code<Lowercase<(typeof PICKUP_STATUSES)[number]>>;

/** As programs name them: `no_place` for No Place. */
const STATUS_CODES = PICKUP_STATUSES.map((status) =>
  status.toLowerCase().replaceAll(' ', '_'),
) as Status[];
const PickupStatus = open(example(z.enum(STATUS_CODES), 'scheduled'));

const PickupDate = example(Day, '2026-11-18');
const Window = example(PickupWindowText, '13:00-17:00');
const Reference = example(PickupId, 'P-7Q2M-8XR5-TY4A');

const TIMES = {
  /** When the courier comes at the earliest. */
  earliest: Moment,
  /** When the courier comes at the latest. */
  latest: Moment,
  /** Until when it can be requested, changed or cancelled. */
  cutOffAt: Moment,
};

const Pickup = z
  .strictObject({
    /** Always `pickup`. */
    object: example(z.literal('pickup'), 'pickup'),
    /** Id of the pickup. */
    id: Reference,
    /** Real, or of the test mode. */
    mode: Mode,
    /** When it was requested. */
    createdAt: Moment,
    /** Where it stands. */
    status: PickupStatus,
    /** Its day, where it is picked up. */
    date: PickupDate,
    /** Its window, where it is picked up. */
    window: example(z.string(), '13:00-17:00'),
    /** Time zone of date and window. */
    timeZone: example(z.string(), 'Europe/Brussels'),
    ...TIMES,
    /** True as long as it can be moved or cancelled. */
    changeable: example(z.boolean(), true),
    /** The address of your address book; null if it was sent inline. */
    addressId: example(Id.nullable(), null),
    /** The address as it was requested, in one line. */
    address: example(z.string(), 'Sam Shipper, Kaai 12, 2000 Antwerp, Belgium'),
    /** What the courier should know. */
    instructions: example(z.string(), 'Ring at the loading dock.'),
    /** True for a date of a recurring pickup, which is requested in the dashboard. */
    recurring: example(z.boolean(), false),
    /** Tracking numbers of the shipments that are handed over. */
    shipments: example(z.array(z.string()), ['WPN3T7HTS5882E8G']),
  })
  .meta({ id: 'V1Pickup' });
export type V1Pickup = z.infer<typeof Pickup>;

/** Codes of `status`, as the database names them. */
export function pickupStatusOf(code: V1Pickup['status']) {
  return PICKUP_STATUSES[STATUS_CODES.indexOf(code)];
}

const CollectionAddress = withPostalCode(z.strictObject(ADDRESS), { beEmpty: false }).meta({
  id: 'V1CollectionAddress',
});

const NewPickup = z
  .strictObject({
    /** Its day, where it is picked up. */
    date: PickupDate,
    /** One of the windows that `GET /v1/pickup-windows` names. */
    window: Window,
    /** Where the courier comes; or `addressId`. */
    address: CollectionAddress.optional(),
    /** An address of your address book. */
    addressId: Id.optional(),
    /** What the courier should know. */
    instructions: example(plainLines(0, 500).default(''), 'Ring at the loading dock.'),
    /** Shipments that are handed over: ids, tracking numbers, or `ref:` and your reference. More can be handed over. */
    shipments: example(z.array(ShipmentPath.shipment).max(200).default([]), ['ref:ORDER-1001']),
  })
  .check(oneOf('address', 'addressId'))
  .meta({ id: 'V1NewPickup' });
export type NewPickup = z.infer<typeof NewPickup>;

const WINDOW_PROBLEMS = [
  'pickup_day_unavailable',
  'pickup_cut_off_passed',
  'pickup_window_full',
  'pickup_places_used',
  'pickup_window_gone',
] as const;

const PickupWindow = z
  .strictObject({
    /** Send it as `window` of a pickup. */
    window: example(z.string(), '13:00-17:00'),
    ...TIMES,
    /** How many places are left. */
    placesLeft: example(z.int(), 7),
    /** Why it cannot be taken; null if it can. */
    unavailable: open(example(z.enum(['cut_off', 'full']).nullable(), null)),
  })
  .meta({ id: 'V1PickupWindow' });

export const v1ListPickupWindows = endpoint('GET /api/v1/pickup-windows', {
  summary:
    'When a courier can come on a day, or on the first day with a free place. Name an address, a pickup that you want to move, or country and city.',
  limit: 'reads',
  query: z
    .strictObject({
      /** The day; default: the first one with a free place. */
      date: PickupDate.optional(),
      /** An address of your address book. */
      addressId: Id.optional(),
      /** A pickup that you want to move. */
      pickupId: Reference.optional(),
      /** ISO 3166-1 alpha-2 code of the country, with `city`. */
      country: Country.optional(),
      /** The city. */
      city: example(ADDRESS.city.optional(), 'Antwerp'),
    })
    .check(({ value, issues }) => {
      const { addressId, pickupId, country, city } = value;
      const named = [addressId, pickupId, country ?? city].filter((one) => one !== undefined);
      const isWhole = (country === undefined) === (city === undefined);
      if (named.length === 1 && isWhole) return;
      const message = 'send addressId, pickupId, or country and city';
      issues.push({ code: 'custom', message, path: ['addressId'], input: value });
    }),
  answers: {
    200: z
      .strictObject({
        /** Always `pickup_day`. */
        object: example(z.literal('pickup_day'), 'pickup_day'),
        /** The day. */
        date: PickupDate,
        /** Time zone of date and windows. */
        timeZone: example(z.string(), 'Europe/Brussels'),
        /** Why no courier comes on this day; null if one does. */
        closed: open(example(z.enum(['weekend', 'holiday']).nullable(), null)),
        /** The windows of the day. */
        windows: z.array(PickupWindow),
      })
      .meta({ id: 'V1PickupDay' }),
  },
  problems: [
    'address_not_found',
    'pickup_not_found',
    'pickup_day_unavailable',
    'place_not_bookable',
  ],
});

export const v1CreatePickup = endpoint('POST /api/v1/pickups', {
  summary: 'Have a courier come. Refusals of a window name free ones in `details.free`.',
  limit: 'writes',
  headers: IdempotencyKey,
  body: NewPickup,
  answers: { 201: Pickup },
  problems: [
    'idempotency_key_reused',
    'address_not_found',
    'shipment_not_found',
    'shipment_not_collectable',
    'place_not_bookable',
    ...WINDOW_PROBLEMS,
  ],
});

export const v1ListPickups = endpoint('GET /api/v1/pickups', {
  summary: 'Your pickups, the latest day first.',
  limit: 'reads',
  query: z.strictObject({
    ...PAGE,
    /** Those with this status. */
    status: PickupStatus.optional(),
  }),
  answers: { 200: listOf('V1Pickups', Pickup) },
});

const PickupPath = z.object({
  /** Id of the pickup. */
  pickupId: Reference,
});

export const v1ReadPickup = endpoint('GET /api/v1/pickups/:pickupId', {
  summary: 'One of your pickups.',
  limit: 'reads',
  params: PickupPath,
  answers: { 200: Pickup },
  problems: ['pickup_not_found'],
});

export const v1ChangePickup = endpoint('PATCH /api/v1/pickups/:pickupId', {
  summary: 'Move a pickup. It has to be confirmed again.',
  limit: 'writes',
  params: PickupPath,
  body: z
    .strictObject({
      /** The new day; default: that of the pickup. */
      date: PickupDate.optional(),
      /** The new window; default: that of the pickup. */
      window: Window.optional(),
    })
    .meta({ id: 'V1PickupChange' }),
  answers: { 200: Pickup },
  problems: ['pickup_not_found', 'pickup_not_changeable', ...WINDOW_PROBLEMS],
});

export const v1CancelPickup = endpoint('POST /api/v1/pickups/:pickupId/cancel', {
  summary: 'Cancel a pickup. A repeat answers the same.',
  limit: 'writes',
  params: PickupPath,
  answers: { 200: Pickup },
  problems: ['pickup_not_found', 'pickup_not_changeable'],
});
