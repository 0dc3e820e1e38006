import { PICKUP_FREQUENCIES, PICKUP_STATUSES } from '@waypost/domain/pickups';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Instant, plainLines, plainText } from '../fields.ts';
import { Day } from './calendars.ts';
import { PickupWindowText } from './settings.ts';

const endpoint = endpointsOf('pickups');

export const PickupId = z.string().regex(/^P(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/, 'not a pickup id');
const Frequency = z.enum(PICKUP_FREQUENCIES);
const MAX_SHIPMENTS = 200;

export const PickupRequest = z
  .object({
    date: Day,
    /** One of the windows offered. Default: 13:00-17:00 if offered, otherwise the first. */
    window: PickupWindowText.optional(),
    /** Id of an address in the address book. */
    addressId: z.uuid(),
    instructions: plainLines(0, 500).default(''),
    recurring: z.boolean().default(false),
    frequency: Frequency.default('WEEKLY'),
    /** Tracking numbers of shipments to hand over; for a recurring pickup, at the first date. */
    shipments: z.array(plainText(0, 40)).max(MAX_SHIPMENTS).default([]),
  })
  .meta({ id: 'PickupRequest' });
export type PickupRequest = z.infer<typeof PickupRequest>;

/** Fields that are left out stay unchanged. */
export const PickupChange = z
  .object({ date: Day, window: PickupWindowText })
  .partial()
  .meta({ id: 'PickupChange' });
export type PickupChange = z.infer<typeof PickupChange>;

export const Pickup = z
  .object({
    id: PickupId,
    date: Day,
    window: z.string(),
    /** Time zone of date and window. */
    timeZone: z.string(),
    startsAt: Instant,
    endsAt: Instant,
    cutOffAt: Instant,
    /**
     * The address at the time of the request; the address book may have changed since. Null if a booking
     * requested it, at the shipper's address.
     */
    addressId: z.uuid().nullable(),
    addressText: z.string(),
    instructions: z.string(),
    recurring: z.boolean(),
    frequency: Frequency.nullable(),
    ruleId: z.uuid().nullable(),
    status: z.enum(PICKUP_STATUSES),
    /** Why a date of a recurring pickup was skipped. */
    closed: z.enum(['weekend', 'holiday']).nullable(),
    /** True if it can still be rescheduled or cancelled. */
    changeable: z.boolean(),
    /** Tracking numbers of the shipments handed over. */
    shipments: z.array(z.string()),
  })
  .meta({ id: 'Pickup' });
export type Pickup = z.infer<typeof Pickup>;

export const PickupRule = z
  .object({
    id: z.uuid(),
    frequency: Frequency,
    startsOn: Day,
    window: z.string(),
    addressId: z.uuid(),
    addressText: z.string(),
    instructions: z.string(),
    /** Dates are planned up to this day; null just after creation. */
    plannedUntil: Day.nullable(),
    endedAt: Instant.nullable(),
  })
  .meta({ id: 'PickupRule' });
export type PickupRule = z.infer<typeof PickupRule>;

export const PickupWindow = z
  .object({
    window: z.string(),
    startsAt: Instant,
    endsAt: Instant,
    cutOffAt: Instant,
    placesLeft: z.int().min(0),
    unavailable: z.enum(['cut_off', 'full']).nullable(),
  })
  .meta({ id: 'PickupWindow' });
export type PickupWindow = z.infer<typeof PickupWindow>;

export const PickupDay = z
  .object({
    date: Day,
    timeZone: z.string(),
    closed: z.enum(['weekend', 'holiday']).nullable(),
    /** Empty if no pickups take place on that day. */
    windows: z.array(PickupWindow),
  })
  .meta({ id: 'PickupDay' });
export type PickupDay = z.infer<typeof PickupDay>;

/** In `details.free` of a refusal: windows that were free a moment ago. */
export const FreeWindow = z
  .object({ date: Day, window: z.string(), placesLeft: z.int() })
  .meta({ id: 'FreeWindow' });
export type FreeWindow = z.infer<typeof FreeWindow>;

const PickupPath = z.object({ pickupId: PickupId });

export const listPickups = endpoint('GET /api/users/me/pickups', {
  summary: 'Upcoming pickups, the next one first; then past ones, the newest first.',
  /** The last pickup of the previous page: only older ones follow. */
  query: z.object({ before: PickupId.optional() }),
  answers: {
    200: z
      .object({
        pickups: z.array(Pickup),
        /** Value of `before` for the next page; null on the last page. */
        nextBefore: PickupId.nullable(),
      })
      .meta({ id: 'PickupList' }),
  },
});

export const requestPickup = endpoint('POST /api/users/me/pickups', {
  summary:
    'Request a pickup, once or recurring. The idempotency key makes repeating the call safe.',
  headers: z.object({ 'idempotency-key': z.uuid().optional() }),
  body: PickupRequest,
  answers: { 201: Pickup },
  problems: [
    'cross_site_request',
    'idempotency_key_missing',
    'idempotency_mismatch',
    'address_not_found',
    'pickup_day_unavailable',
    'pickup_cut_off_passed',
    'pickup_window_full',
    'pickup_places_used',
    'pickup_rules_used',
    'pickup_window_gone',
    'shipment_not_collectable',
  ],
});

export const readPickupWindows = endpoint('GET /api/users/me/pickups/windows', {
  summary: 'The pickup windows of a day at an address, or of the first day with a free place.',
  /** One of the two: the address, or the pickup to be rescheduled. */
  query: z.object({
    date: Day.optional(),
    addressId: z.uuid().optional(),
    pickupId: PickupId.optional(),
  }),
  answers: { 200: PickupDay },
  problems: ['address_not_found', 'pickup_not_found', 'pickup_day_unavailable'],
});

export const listPickupShipments = endpoint('GET /api/users/me/pickups/shipments', {
  summary: 'Your shipments that may be handed over at an address, newest first.',
  query: z.object({ addressId: z.uuid() }),
  answers: {
    200: z
      .object({
        shipments: z.array(
          z.object({ trackingNumber: z.string(), to: z.string(), pieces: z.int() }),
        ),
      })
      .meta({ id: 'CollectableShipments' }),
  },
  problems: ['address_not_found'],
});

export const readPickup = endpoint('GET /api/users/me/pickups/:pickupId', {
  summary: 'One pickup.',
  params: PickupPath,
  answers: { 200: Pickup },
  problems: ['pickup_not_found'],
});

export const changePickup = endpoint('PATCH /api/users/me/pickups/:pickupId', {
  summary: 'Reschedule a pickup. It keeps its place until it has the new one.',
  params: PickupPath,
  body: PickupChange,
  answers: { 200: Pickup },
  problems: [
    'cross_site_request',
    'pickup_not_found',
    'pickup_not_changeable',
    'pickup_day_unavailable',
    'pickup_cut_off_passed',
    'pickup_window_full',
    'pickup_places_used',
    'pickup_window_gone',
  ],
});

export const cancelPickup = endpoint('POST /api/users/me/pickups/:pickupId/cancel', {
  summary: 'Cancel a pickup. Repeating the call changes nothing.',
  params: PickupPath,
  answers: { 200: Pickup },
  problems: ['cross_site_request', 'pickup_not_found', 'pickup_not_changeable'],
});

export const listPickupRules = endpoint('GET /api/users/me/pickup-rules', {
  summary: 'Recurring pickups that have not ended.',
  answers: { 200: z.object({ rules: z.array(PickupRule) }).meta({ id: 'PickupRules' }) },
});

export const changePickupRule = endpoint('PATCH /api/users/me/pickup-rules/:ruleId', {
  summary: 'End a recurring pickup. Its dates whose cut-off has not passed are cancelled.',
  params: z.object({ ruleId: z.uuid() }),
  body: z.object({ ended: z.literal(true).optional() }).meta({ id: 'PickupRuleChange' }),
  answers: { 200: PickupRule },
  problems: ['cross_site_request', 'pickup_rule_not_found'],
});
