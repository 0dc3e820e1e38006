import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';
import { STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf, PROVED_AGAIN } from '../endpoint.ts';
import { Cents, Currency, Instant, plainText, SecondFactor, Token } from '../fields.ts';
import { HOLDS } from './receipts.ts';

const endpoint = endpointsOf('shipments');

/** The service filter: a parcel's level, or freight of any mode. */
export const LISTED_SERVICES = [...PARCEL_LEVELS, 'freight'] as const;

const Day = z.iso.date();

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The filters of every list of shipments. */
export const ListFilter = {
  /** Part of a tracking number or order reference, or of the recipient's name, email or destination. */
  search: plainText(0, 80).default(''),
  service: z.enum(LISTED_SERVICES).optional(),
  status: z.enum(STATUSES).optional(),
  /** First and last day of booking. */
  from: Day.optional(),
  to: Day.optional(),
  /** Time zone of `from` and `to`. */
  timeZone: z.string().max(60).refine(isTimeZone, 'not a time zone').default('Europe/Brussels'),
};

/** Its expected day is over, and it is neither delivered nor cancelled. */
const late = z.literal('1').optional();

const ShipmentFilter = z.object({ ...ListFilter, late }).meta({ id: 'ShipmentFilter' });
export type ShipmentFilter = z.infer<typeof ShipmentFilter>;

/** The fields of every list of shipments. */
export const ListedShipment = {
  id: z.uuid(),
  createdAt: Instant,
  trackingNumber: z.string(),
  /** The shipper's own number of the order; null if none was given. */
  orderReference: z.string().nullable(),
  serviceType: z.enum(['parcel', 'freight']),
  service: z.enum([...PARCEL_LEVELS, ...FREIGHT_MODES]),
  status: z.enum(STATUSES),
  from: z.string(),
  to: z.string(),
  toName: z.string(),
  pieces: z.int(),
  /** Total of all pieces. */
  weightKg: z.number(),
  price: z.number(),
  priceCents: Cents,
  currency: Currency,
  hold: z.enum(HOLDS).nullable(),
};

export const OwnShipment = z
  .object({
    ...ListedShipment,
    /** Id of the receipt and its documents; null for a key without `shipments:write`. */
    receiptId: Token.nullable(),
    cancellable: z.boolean(),
    /** The last expected day of delivery; null before there is one. */
    dueOn: Day.nullable(),
    /** That day is over, and it is neither delivered nor cancelled. */
    late: z.boolean(),
  })
  .meta({ id: 'OwnShipment' });
export type OwnShipment = z.infer<typeof OwnShipment>;

export const listOwnShipments = endpoint('GET /api/shipments', {
  summary: 'Your shipments, newest first; `next` continues the list.',
  query: z.object({
    ...ListFilter,
    late,
    /** `next` of the previous page. */
    after: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answers: {
    200: z
      .object({ shipments: z.array(OwnShipment), next: z.uuid().nullable() })
      .meta({ id: 'OwnShipments' }),
  },
});

export const readOwnShipment = endpoint('GET /api/shipments/:shipmentId', {
  summary: 'One of your shipments.',
  params: z.object({ shipmentId: z.uuid() }),
  answers: { 200: OwnShipment },
  problems: ['not_found'],
});

export const exportOwnShipments = endpoint('GET /api/shipments/export.csv', {
  summary:
    'Your shipments as CSV, with the filters of the list. Staff viewing the account must give a second factor.',
  query: z.object({ ...ListFilter, late }),
  headers: z.object({ 'x-second-factor': SecondFactor.optional() }),
  answers: { 200: z.string() },
  mediaTypes: ['text/csv'],
  problems: PROVED_AGAIN,
});

export const countClaimable = endpoint('GET /api/users/me/claims', {
  summary: 'How many bookings were made as a guest with the address of this account.',
  answers: { 200: z.object({ claimable: z.int() }).meta({ id: 'Claimable' }) },
});

export const claimShipments = endpoint('POST /api/users/me/claims', {
  summary: 'Claim the bookings made as a guest with the address of this account.',
  answers: { 200: z.object({ claimed: z.int() }).meta({ id: 'Claimed' }) },
  problems: ['cross_site_request'],
});
