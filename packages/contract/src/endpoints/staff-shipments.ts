import { DESK_KINDS } from '@waypost/domain/desk';
import {
  ETA_CAUSES,
  EVENT_CODES,
  EVENT_DETAILS,
  EXCEPTION_KINDS,
  EXCEPTION_REASONS,
  HANDOVER_KINDS,
  STATUSES,
} from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import { CELLS_MISSING, Cents, CountryCode, Currency, Instant, SecondFactor } from '../fields.ts';
import { MAIL_TEMPLATES } from '../mail-templates.ts';
import { ATTEMPT_STATES, GoodsItem, PaymentMethod } from './bookings.ts';
import { Day } from './calendars.ts';
import { DOCUMENT_FILES, DocumentOffer, DocumentProgress } from './documents.ts';
import { StaffNote } from './notes.ts';
import { ListFilter, ListedShipment } from './own-shipments.ts';
import { ChargeLine, Eta, ParcelPiece } from './quotes.ts';
import { PARTY, PAYMENT_STATES } from './receipts.ts';
import { CityPlace } from './tracking.ts';
import { Handover } from './handovers.ts';

const endpoint = endpointsOf('shipments');

/** By `due` only shipments that are still to be delivered. */
const SHIPMENT_SORTS = ['date', 'status', 'cost', 'due'] as const;
const SORT_ORDERS = ['asc', 'desc'] as const;

const ExportQuery = {
  ...ListFilter,
  /** Only shipments whose expected day is over. */
  late: z.literal('1').optional(),
};
const ExportFilter = z.object(ExportQuery).meta({ id: 'StaffExportFilter' });
export type ExportFilter = z.infer<typeof ExportFilter>;

const ListQuery = {
  ...ExportQuery,
  sort: z.enum(SHIPMENT_SORTS).default('date'),
  order: z.enum(SORT_ORDERS).default('desc'),
};
const StaffShipmentFilter = z.object(ListQuery).meta({ id: 'StaffShipmentFilter' });
export type StaffShipmentFilter = z.infer<typeof StaffShipmentFilter>;

const LINE = {
  ...ListedShipment,
  recipientEmail: z.string(),
  /** Last day on which it is expected; null for old bookings without one. */
  dueOn: Day.nullable(),
  /** The day on which it was expected is over. */
  late: z.boolean(),
  /** Last day promised at booking; null once it is delivered or cancelled. */
  promisedOn: Day.nullable(),
  promiseBroken: z.boolean(),
  /** Account it belongs to; null for a guest. */
  userId: z.uuid().nullable(),
};

export const StaffShipmentLine = z.strictObject(LINE).meta({ id: 'StaffShipmentLine' });
export type StaffShipmentLine = z.infer<typeof StaffShipmentLine>;

const StaffParty = z
  .strictObject({ ...PARTY, emailAlerts: z.boolean(), smsAlerts: z.boolean() })
  .meta({ id: 'StaffParty' });
export type StaffParty = z.infer<typeof StaffParty>;

const EventName = z.strictObject({ sourceId: z.int(), scanId: z.uuid() });

export const StaffEvent = z
  .strictObject({
    ...EventName.shape,
    code: z.enum(EVENT_CODES),
    /** Status that staff set. */
    setStatus: z.enum(STATUSES).nullable(),
    reason: z.enum(EXCEPTION_REASONS).nullable(),
    handover: z.enum(HANDOVER_KINDS).nullable(),
    detail: z.enum(EVENT_DETAILS).nullable(),
    /** 0 when the event is about the whole shipment. */
    pieceNo: z.int(),
    occurredAt: Instant,
    recordedAt: Instant,
    place: CityPlace.nullable(),
    visibility: z.enum(['public', 'internal']),
    /** True if a later event voided it. */
    voided: z.boolean(),
    voids: EventName.nullable(),
    source: z.strictObject({ kind: z.string(), name: z.string() }),
    /** The member of staff who recorded it. */
    staffName: z.string().nullable(),
    note: z.string().nullable(),
    signedBy: z.string().nullable(),
    collected: z.strictObject({ cents: Cents, currency: Currency }).nullable(),
  })
  .meta({ id: 'StaffEvent' });
export type StaffEvent = z.infer<typeof StaffEvent>;

const Delivery = z.strictObject({
  eta: Eta,
  /** Window promised at booking; null for a shipment without one. */
  promised: z.strictObject({ earliest: Day, latest: Day }).nullable(),
  expected: z.strictObject({ earliest: Day, latest: Day }).nullable(),
  /** Newest first. */
  revisions: z.array(
    z.strictObject({ revisedAt: Instant, cause: z.enum(ETA_CAUSES), earliest: Day, latest: Day }),
  ),
  deliveredAt: Instant.nullable(),
  /** Open exceptions and when they began. */
  open: z.array(z.strictObject({ kind: z.enum(EXCEPTION_KINDS), since: Instant.nullable() })),
});

const Books = z.strictObject({
  /** Amount still owed; 0 once collected or paid. */
  owedCents: z.int(),
  attempt: z
    .strictObject({
      state: z.enum(ATTEMPT_STATES),
      intentId: z.string().nullable(),
      claimedAt: Instant.nullable(),
      updatedAt: Instant,
    })
    .nullable(),
  /** Payments of this booking that the provider declined, oldest first, with its code. */
  declines: z.array(z.strictObject({ declinedAt: Instant, code: z.string() })),
  /** Oldest first, including refunds. */
  ledger: z.array(
    z.strictObject({
      effect: z.string(),
      recordedAt: Instant,
      entries: z.array(z.strictObject({ account: z.string(), cents: z.int(), currency: Currency })),
    }),
  ),
});

const Money = z.strictObject({
  paymentMethod: PaymentMethod,
  paymentState: z.enum(PAYMENT_STATES),
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  insured: z.boolean(),
  lines: z.array(ChargeLine),
  payer: z
    .strictObject({ name: z.string(), vatId: z.string(), country: CountryCode.nullable() })
    .nullable(),
  /** Null without the permission to read the ledger. */
  books: Books.nullable(),
});

/** The account that booked it, one of its keys, the link emailed to the shipper, staff, or a deadline. */
export const CANCELLERS = ['customer', 'key', 'shipper_link', 'staff', 'system'] as const;

export const StaffShipment = z
  .strictObject({
    ...LINE,
    updatedAt: Instant,
    /** Counts changes of its state. */
    version: z.int(),
    /** Counts edits of staff; an edit names the one it was made from. */
    revision: z.int(),
    references: z.array(z.string()),
    customer: z.strictObject({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    cancelledAt: Instant.nullable(),
    /** Null for cancellations made before this was recorded. */
    cancelledBy: z.enum(CANCELLERS).nullable(),
    incoterm: z.string().nullable(),
    /** Weight and size of each piece; of the first where `parcels` lists them. */
    weightGrams: z.int(),
    lengthMm: z.int(),
    widthMm: z.int(),
    heightMm: z.int(),
    /** Weight and size of each parcel where there are several, otherwise null. */
    parcels: z.array(ParcelPiece).nullable(),
    pieceStates: z.array(
      z.strictObject({ pieceNo: z.int(), number: z.string(), status: z.enum(STATUSES) }),
    ),
    items: z.array(GoodsItem),
    shipper: StaffParty,
    recipient: StaffParty,
    lastLocation: CityPlace.nullable(),
    delivery: Delivery,
    /** Newest first, including voided events. */
    events: z.array(StaffEvent),
    money: Money,
    mails: z.array(
      z.strictObject({
        /** Names it in the outbox. */
        effectKey: z.string(),
        template: z.enum(MAIL_TEMPLATES),
        channel: z.enum(['mail', 'sms']),
        party: z.enum(['shipper', 'recipient']).nullable(),
        state: z.enum(['sending', 'sent', 'failed']),
        attempts: z.int(),
        createdAt: Instant,
        sentAt: Instant.nullable(),
      }),
    ),
    /** Of staff, newest first. */
    notes: z.array(StaffNote),
    documents: z.array(DocumentOffer),
    /** Made before staff corrected what they say: the label has an old address. */
    outdated: z.array(z.enum(DOCUMENT_FILES)),
    pickup: z
      .strictObject({
        publicId: z.string(),
        day: Day,
        window: z.string(),
        status: z.string(),
        address: z.string(),
      })
      .nullable(),
    /** What the shipper chose; null if nothing was chosen. */
    handover: Handover.nullable(),
    /** Open and closed desk items about it, newest first; needs the permission to read cases. */
    desk: z
      .array(
        z.strictObject({
          id: z.uuid(),
          kind: z.enum(DESK_KINDS),
          subject: z.string(),
          state: z.enum(['open', 'closed']),
          openedAt: Instant,
        }),
      )
      .nullable(),
    /** The last 100 entries, newest first; needs the permission to read the audit log. */
    audit: z
      .array(
        z.strictObject({
          at: Instant,
          actor: z.string(),
          action: z.string(),
          details: z.unknown(),
        }),
      )
      .nullable(),
  })
  .meta({ id: 'StaffShipment' });
export type StaffShipment = z.infer<typeof StaffShipment>;

/** Counted up to 1,000; null on later pages, and where counting would take long. */
const ShipmentTotal = z
  .strictObject({ count: z.int(), more: z.boolean().describe('There are more than that.') })
  .meta({ id: 'ShipmentTotal' });
export type ShipmentTotal = z.infer<typeof ShipmentTotal>;

export const listShipmentsAsStaff = endpoint('GET /api/admin/shipments', {
  summary: 'All shipments, filtered, searched and sorted; `next` continues the list.',
  query: z.object({
    ...ListQuery,
    flat: z.literal('1').optional().describe('Rows are flat with or without it.'),
    after: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,200}$/)
      .optional()
      .describe('`next` of the page before, with the same filters and sort.'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answers: {
    200: z
      .object({
        shipments: z.array(StaffShipmentLine),
        next: z.string().nullable(),
        total: ShipmentTotal.nullable(),
        ...CELLS_MISSING,
      })
      .meta({ id: 'StaffShipmentPage' }),
  },
  problems: OF_STAFF,
});

export const readDocumentAsStaff = endpoint(
  'GET /api/admin/shipments/:shipmentId/documents/:file',
  {
    summary:
      'One document of a shipment, such as its label or receipt. 202 while a document of many pieces is being made: repeat the request (Location) after Retry-After seconds.',
    tag: 'documents',
    params: z.object({ shipmentId: z.uuid(), file: z.enum(DOCUMENT_FILES) }),
    answers: { 200: z.file(), 202: DocumentProgress },
    mediaTypes: ['application/pdf', 'application/vnd.zebra-zpl'],
    problems: [...OF_STAFF, 'shipment_not_found', 'label_withheld', 'document_failed'],
  },
);

export const readShipmentAsStaff = endpoint('GET /api/admin/shipments/:shipmentId', {
  summary: 'Everything about one shipment that the caller may see.',
  params: z.object({ shipmentId: z.uuid() }),
  answers: { 200: StaffShipment },
  problems: [...OF_STAFF, 'shipment_not_found'],
});

export const exportShipmentsAsStaff = endpoint('GET /api/admin/shipments/export.csv', {
  summary: 'Shipments as CSV, with the filters of the list; requires the second factor again.',
  query: z.object(ExportQuery),
  // in a header, because addresses are logged
  headers: z.object({ 'x-second-factor': SecondFactor.optional() }),
  answers: { 200: z.string() },
  mediaTypes: ['text/csv'],
  problems: [...OF_STAFF, ...PROVED_AGAIN],
});
