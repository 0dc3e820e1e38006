import { LANGUAGES } from '@waypost/domain/places';
import {
  EVENT_CODES,
  EVENT_DETAILS,
  EXCEPTION_REASONS,
  HANDOVER_KINDS,
  NEWS_CHOICES,
} from '@waypost/domain/tracking';
import { z } from 'zod';
import { DOCUMENT_FILES, LABEL_SIZES, WITHHELD_BECAUSE } from '../endpoints/documents.ts';
import { HOLDS } from '../endpoints/receipts.ts';
import { Cents, Currency, Email, OrderReference, Phone, plainText, storable } from '../fields.ts';
import { Day } from '../endpoints/calendars.ts';
import { IdempotencyKey, programEndpointsOf } from './endpoint.ts';
import { Country, example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import {
  CONTENTS,
  DeliveryInstructions,
  ExportReason,
  Item,
  oneOf,
  PieceSize,
  Party,
  Recipient,
  Sender,
  Service,
} from './goods.ts';
import { RateId, RateLine } from './rates.ts';

const endpoint = programEndpointsOf('shipments');

/** The states of a shipment. */
export const SHIPMENT_STATUSES = [
  'created',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'exception',
  'cancelled',
] as const;
const Status = open(example(z.enum(SHIPMENT_STATUSES), 'created'));

export const Reference = example(OrderReference, 'ORDER-1001');

/** Up to 20 texts of your own by name. We keep them and do not read them. */
const Metadata = example(
  z
    .record(z.string().regex(/^[\w.-]{1,40}$/), plainText(0, 500))
    .refine((fields) => Object.keys(fields).length <= 20, 'at most 20 fields'),
  { cart: '77' },
);

const LABEL_FORMATS = ['pdf', 'zpl', 'png'] as const;
const FILES = [
  ...DOCUMENT_FILES,
  'label.png',
  'label-a6.pdf',
  'label-a6.zpl',
  'label-a6.png',
] as const;

/** 4 by 6 inches, or A6 (105 by 148 mm). */
export const LabelSize = example(z.enum(LABEL_SIZES), 'a6');

const Payment = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        /** On account: on the statement of the month. The account needs a credit limit. */
        kind: example(z.literal('account'), 'account'),
      })
      .meta({ id: 'V1PaymentOnAccount' }),
    z
      .strictObject({
        /** By a card saved in your account, without its holder. */
        kind: example(z.literal('card'), 'card'),
        /** Which card; default: your default card. */
        cardId: Id.optional(),
      })
      .meta({ id: 'V1PaymentByCard' }),
  ])
  .meta({ id: 'V1Payment' });

const LabelChoice = z
  .strictObject({
    /** PDF with a page for each piece, ZPL for label printers, or PNG of 203 dots an inch with the labels below each other. More than 20 pieces come as PDF. */
    format: example(z.enum(LABEL_FORMATS).default('pdf'), 'pdf'),
    /** Size of each label: 4 by 6 inches, or A6 (105 by 148 mm). Default: `4x6`. */
    size: LabelSize.optional(),
    /** True: the answer has the label itself, as base64. */
    inline: example(z.boolean().default(false), false),
  })
  .meta({ id: 'V1LabelChoice' })
  .default({ format: 'pdf', inline: false });

const NewsChoice = example(z.enum(NEWS_CHOICES), 'delivery');

const Notifications = z
  .strictObject({
    /** What we write to the recipient: `all`; of the `delivery` alone, when it is on the van, arrived or failed; or `none`. Default: `all`. */
    recipient: NewsChoice.optional(),
    /** What we write to the sender, in the same way. `none` leaves out the confirmation of the booking too. Default: `all`. */
    shipper: NewsChoice.optional(),
    /** Language of what we write to the recipient. One that the recipient chose before goes first. Default: the language of the country. */
    language: example(z.enum(LANGUAGES), 'fr').optional(),
  })
  .meta({ id: 'V1Notifications' });

/** All of a booking but its label. */
export const BOOKING = {
  /** Your own name for it, such as the number of the order. Unique in your account. */
  reference: Reference.optional(),
  /** Allows a reference that another shipment has. */
  allowSameReference: example(z.boolean().default(false), false),
  /** Texts of your own. */
  metadata: Metadata.default({}),
  /** A rate of the last 30 minutes, for exactly this shipment. Its price is paid. */
  rateId: RateId.optional(),
  /** Without a rate: the service, at its price of now. */
  service: Service.optional(),
  /** The sender; or `fromAddressId`. */
  from: Sender.optional(),
  /** An address of your address book as the sender. */
  fromAddressId: Id.optional(),
  /** The recipient. */
  to: Recipient,
  ...CONTENTS,
  /** What is inside. Required for customs and for insurance. */
  items: z.array(Item).max(20).default([]),
  /** Why goods leave their customs area. */
  exportReason: ExportReason.optional(),
  /** How it is paid. */
  payment: Payment,
  /** Refuses the booking if it costs more. */
  maxTotalCents: example(Cents.optional(), 6000),
  /** Whom we write to about it. */
  notifications: Notifications.optional(),
};

/** What is sent, its price and its sender are each named in one way. */
export function checkedBooking<S extends z.ZodObject>(schema: S): S {
  return schema
    .check(oneOf('parcels', 'freight'))
    .check(oneOf('rateId', 'service'))
    .check(oneOf('from', 'fromAddressId'));
}

export const NewShipment = checkedBooking(
  z.strictObject({
    ...BOOKING,
    /** The label of the answer. */
    label: LabelChoice,
  }),
).meta({ id: 'V1NewShipment' });
export type NewShipment = z.infer<typeof NewShipment>;

const ShipmentProblem = z
  .strictObject({
    /** What keeps it. */
    kind: open(example(z.string(), 'customs_hold')),
    /** Since when. */
    since: Moment,
    /** Who must act. */
    actor: open(example(z.string(), 'recipient')),
  })
  .meta({ id: 'V1ShipmentProblem' });

const Addressee = z
  .strictObject({
    ...Party.shape,
    /** What the courier should know at the door; may be empty. */
    instructions: example(z.string(), ''),
  })
  .meta({ id: 'V1Addressee' });

export const Shipment = z
  .strictObject({
    /** Always `shipment`. */
    object: example(z.literal('shipment'), 'shipment'),
    /** Id of the shipment. */
    id: Id,
    /** Real, or of the test mode. */
    mode: Mode,
    /** When it was booked. */
    createdAt: Moment,
    /** When its state last changed. */
    updatedAt: Moment,
    /** Grows with each change of its state. Of two answers the one with the larger version is newer. */
    version: example(z.int(), 1),
    /** Your own name for it; null if it has none. */
    reference: example(Reference.nullable(), 'ORDER-1001'),
    /** Texts of your own. */
    metadata: Metadata,
    /** The number that everyone follows it by. */
    trackingNumber: example(z.string(), 'WPN3T7HTS5882E8G'),
    /** The page that shows where it is. */
    trackingUrl: example(z.url(), 'https://waypost.example/track?ref=WPN3T7HTS5882E8G'),
    /** Where it stands. */
    status: Status,
    /** Why it is on hold; null if it is not. */
    hold: open(example(z.enum(HOLDS).nullable(), null)),
    /** The service it was booked with. */
    service: Service,
    /** The sender. */
    from: Party,
    /** The recipient. */
    to: Addressee,
    /** Its parcels; of freight one of the pallets. */
    parcels: z.array(PieceSize),
    /** How many pieces it has. */
    pieces: example(z.int(), 1),
    /** Whether it is insured. */
    insured: example(z.boolean(), false),
    /** What it costs, everything included. */
    priceCents: example(Cents, 5267),
    /** Currency of the price. */
    currency: example(Currency, 'EUR'),
    /** How it is paid. */
    payment: open(
      example(z.enum(['account', 'card', 'paypal', 'bank_transfer', 'on_delivery']), 'account'),
    ),
    /** The last expected day of delivery; null if there is none. */
    dueOn: example(Day.nullable(), '2026-11-23'),
    /** True as long as it can be cancelled. */
    cancellable: example(z.boolean(), true),
    /** When it was cancelled; null if it was not. */
    cancelledAt: example(Moment.nullable(), null),
    /** The shipment that this one returns; null for others. */
    returnOf: example(Id.nullable(), null),
  })
  .meta({ id: 'V1Shipment' });
export type V1Shipment = z.infer<typeof Shipment>;

const Label = z
  .strictObject({
    /** PDF, ZPL or PNG. */
    format: open(example(z.enum(LABEL_FORMATS), 'pdf')),
    /** 4 by 6 inches, or A6. */
    size: open(example(z.enum(LABEL_SIZES), '4x6')),
    /** Where the label is. Reading it needs a key with `labels:read`. */
    url: example(z.url(), 'https://waypost.example/api/v1/shipments/01993e2e/documents/label.pdf'),
    /** The label as base64, if it was asked for; null while a label of many pieces is being made, and when it cannot be drawn now. Read it at its `url` then. */
    data: example(z.string().nullable(), null),
  })
  .meta({ id: 'V1Label' });

const BookedShipment = z
  .strictObject({
    ...Shipment.shape,
    /** What the price is made of. */
    lines: z.array(RateLine),
    /** The label; null while the shipment is on hold. */
    label: Label.nullable(),
  })
  .meta({ id: 'V1BookedShipment' });
export type BookedShipment = z.infer<typeof BookedShipment>;

const BOOKING_PROBLEMS = [
  'attempt_running',
  'idempotency_key_reused',
  'reference_taken',
  'rate_mismatch',
  'quote_expired',
  'price_changed',
  'price_above_maximum',
  'address_not_found',
  'card_not_found',
  'card_missing',
  'credit_exhausted',
  'payer_needed',
  'payment_declined',
  'key_spend_cap_reached',
  'too_many_declines',
  'too_many_bookings',
  'nothing_to_price',
  'over_max_piece_weight',
  'service_not_available',
  'measure_out_of_range',
  'pallets_below_one',
  'place_not_bookable',
  'country_embargoed',
  'items_missing',
  'declared_value_missing',
  'shipper_elsewhere',
  'recipient_elsewhere',
  'document_failed',
] as const;

export const v1CreateShipment = endpoint('POST /api/v1/shipments', {
  summary: 'Book a shipment: one call, answered with its number and its label.',
  limit: 'writes',
  loadClass: 'bookings',
  headers: IdempotencyKey,
  body: NewShipment,
  answers: { 201: BookedShipment },
  problems: BOOKING_PROBLEMS,
});

export const ReturnRequest = z
  .strictObject({
    /** Your own name for the return. Unique in your account. */
    reference: Reference.optional(),
    /** Allows a reference that another shipment has. */
    allowSameReference: example(z.boolean().default(false), false),
    /** Texts of your own. */
    metadata: Metadata.default({}),
    /** Default: the service of the shipment that is returned. */
    service: Service.optional(),
    /** Default: not insured. */
    insured: example(z.boolean().default(false), false),
    /** What is inside. Required for customs and for insurance. */
    items: z.array(Item).max(20).default([]),
    /** How it is paid. */
    payment: Payment,
    /** Refuses the booking if it costs more. */
    maxTotalCents: example(Cents.optional(), 6000),
    /** Whom we write to about it. */
    notifications: Notifications.optional(),
    /** The label of the answer. */
    label: LabelChoice,
  })
  .meta({ id: 'V1ReturnRequest' });
export type ReturnRequest = z.infer<typeof ReturnRequest>;

export const v1ListShipments = endpoint('GET /api/v1/shipments', {
  summary: 'Your shipments, newest first.',
  limit: 'reads',
  query: z.strictObject({
    ...PAGE,
    /** Those with this reference. */
    reference: Reference.optional(),
    /** Those with this status. */
    status: Status.optional(),
    /** Those booked at this moment or later. */
    createdAfter: Moment.optional(),
    /** Those whose state changed at this moment or later. A page may then have fewer entries than `limit`, or none, and still a `nextCursor`. */
    updatedAfter: Moment.optional(),
    /** Those to this country. A page may then have fewer entries than `limit`, or none, and still a `nextCursor`. */
    destinationCountry: Country.optional(),
  }),
  answers: { 200: listOf('V1Shipments', Shipment) },
});

/** An id, a tracking number, or `ref:` and your own reference. */
export const ShipmentPath = {
  /** Its id, its tracking number, or `ref:` and your reference. */
  shipment: example(storable(z.string().min(3).max(200)), 'ref:ORDER-1001'),
};

export const v1ReadShipment = endpoint('GET /api/v1/shipments/:shipment', {
  summary: 'One of your shipments.',
  limit: 'reads',
  params: z.object(ShipmentPath),
  answers: { 200: BookedShipment.omit({ label: true }).meta({ id: 'V1ShipmentDetails' }) },
  problems: ['shipment_not_found'],
});

const ShipmentChange = z
  .strictObject({
    /** Your own name for it; null takes it away. Unique in your account. */
    reference: Reference.nullable().optional(),
    /** Allows a reference that another shipment has. */
    allowSameReference: example(z.boolean().default(false), false),
    /** Texts of your own, in place of all that were there. */
    metadata: Metadata.optional(),
    /** The recipient, until the shipment is picked up. */
    to: z
      .strictObject({
        /** Phone number; may be empty. */
        phone: example(Phone.optional(), '+33 1 23 45 67 89'),
        /** Gets news of the delivery from now on. */
        email: example(Email.optional(), 'rosa.recipient@example.org'),
        /** What the courier should know at the door; may be empty. */
        instructions: DeliveryInstructions.optional(),
      })
      .meta({ id: 'V1RecipientChange' })
      .optional(),
  })
  .meta({ id: 'V1ShipmentChange' });
export type ShipmentChange = z.infer<typeof ShipmentChange>;

export const v1ChangeShipment = endpoint('PATCH /api/v1/shipments/:shipment', {
  summary:
    'Change your reference and texts, or how the recipient is reached. Fields that are left out stay. A label that was made is made anew. To change the reference, name the shipment by its id or tracking number.',
  limit: 'writes',
  params: z.object(ShipmentPath),
  body: ShipmentChange,
  answers: { 200: Shipment },
  problems: ['shipment_not_found', 'shipment_not_changeable', 'reference_taken', 'attempt_running'],
});

const ReturnedPath = {
  /** Its id, its tracking number, or `ref:` and your reference. Of several with a reference, the newest that is not a return itself. */
  shipment: ShipmentPath.shipment,
};

export const v1ReturnShipment = endpoint('POST /api/v1/shipments/:shipment/return', {
  summary:
    'Book the way back: the same pieces from the recipient to the sender, with `returnOf` set.',
  limit: 'writes',
  loadClass: 'bookings',
  params: z.object(ReturnedPath),
  headers: IdempotencyKey,
  body: ReturnRequest,
  answers: { 201: BookedShipment },
  problems: ['shipment_not_found', 'party_without_email', 'place_unknown', ...BOOKING_PROBLEMS],
});

export const v1CancelShipment = endpoint('POST /api/v1/shipments/:shipment/cancel', {
  summary: 'Cancel a shipment that nobody has picked up. A repeat answers the same.',
  limit: 'writes',
  params: z.object(ShipmentPath),
  answers: { 200: Shipment },
  problems: ['shipment_not_found', 'not_cancellable'],
});

const Event = z
  .strictObject({
    /** Always `shipment_event`. */
    object: example(z.literal('shipment_event'), 'shipment_event'),
    /** What happened. */
    code: open(example(z.enum(EVENT_CODES), 'PICKED_UP')),
    /** When it happened. */
    at: Moment,
    /** Time zone of the place. */
    timeZone: example(z.string(), 'Europe/Brussels'),
    /** Where it happened; null if that is not known. */
    place: z
      .strictObject({
        /** The city. */
        city: example(z.string(), 'Antwerp'),
        /** Its country. */
        country: Country,
      })
      .meta({ id: 'V1EventPlace' })
      .nullable(),
    /** Which piece; 0 for the whole shipment. */
    pieceNo: example(z.int(), 0),
    /** Of an exception; null for others. */
    reason: open(example(z.enum(EXCEPTION_REASONS).nullable(), null)),
    /** Who took it, or where it was left, of `DELIVERED`; null if that is not known. */
    handover: open(example(z.enum(HANDOVER_KINDS).nullable(), null)),
    /** More about an exception, or why it came back with the courier, of `ARRIVED`; null if there is nothing more. */
    detail: open(example(z.enum(EVENT_DETAILS).nullable(), null)),
    /** A note of the carrier; null if there is none. */
    note: example(z.string().nullable(), null),
  })
  .meta({ id: 'V1ShipmentEvent' });

export const ShipmentEvents = z
  .strictObject({
    /** Always `list`. */
    object: example(z.literal('list'), 'list'),
    /** All of them. */
    data: z.array(Event),
    /** Always null: a shipment has few events. */
    nextCursor: example(z.null(), null),
    /** Where it stands. */
    status: Status,
    /** When delivery is expected; null if it is not. */
    delivery: z
      .strictObject({
        /** First expected day. */
        earliest: example(Day, '2026-11-19'),
        /** Last expected day. */
        latest: example(Day, '2026-11-23'),
      })
      .meta({ id: 'V1ExpectedDelivery' })
      .nullable(),
    /** When the last piece was delivered; null before. */
    deliveredAt: example(Moment.nullable(), null),
    /** What keeps it; null if nothing does. */
    problem: ShipmentProblem.nullable(),
  })
  .meta({ id: 'V1ShipmentEvents' });
export type ShipmentEvents = z.infer<typeof ShipmentEvents>;

export const v1ListShipmentEvents = endpoint('GET /api/v1/shipments/:shipment/events', {
  summary: 'What happened to a shipment, newest first, and when it is expected.',
  limit: 'reads',
  params: z.object(ShipmentPath),
  answers: {
    200: ShipmentEvents,
  },
  problems: ['shipment_not_found'],
});

const Document = z
  .strictObject({
    /** Always `document`. */
    object: example(z.literal('document'), 'document'),
    /** Its file name. */
    file: open(example(z.enum(FILES), 'label.pdf')),
    /** Where it is. */
    url: example(z.url(), 'https://waypost.example/api/v1/shipments/01993e2e/documents/label.pdf'),
    /** False while it is withheld. */
    available: example(z.boolean(), true),
    /** Why it is withheld; null if it is not. */
    withheldBecause: open(example(z.enum(WITHHELD_BECAUSE).nullable(), null)),
  })
  .meta({ id: 'V1Document' });

export const v1ListDocuments = endpoint('GET /api/v1/shipments/:shipment/documents', {
  summary:
    'The documents of a shipment: label, receipt and customs papers. Labels are listed at 4 by 6 inches, and are also there at A6.',
  limit: 'reads',
  params: z.object(ShipmentPath),
  answers: {
    200: z
      .strictObject({
        /** Always `list`. */
        object: example(z.literal('list'), 'list'),
        /** All of them. */
        data: z.array(Document),
        /** Always null: a shipment has few documents. */
        nextCursor: example(z.null(), null),
      })
      .meta({ id: 'V1Documents' }),
  },
  problems: ['shipment_not_found'],
});

export const DocumentProgress = z
  .strictObject({
    /** Whether it waits or is being made. */
    state: example(z.enum(['waiting', 'making']), 'making'),
    /** Number of finished pieces. */
    done: example(z.int(), 12),
    /** Number of all pieces. */
    total: example(z.int(), 60),
  })
  .meta({ id: 'V1DocumentProgress' });

export const v1ReadDocument = endpoint('GET /api/v1/shipments/:shipment/documents/:file', {
  summary:
    'One document. 202 while the label of many pieces is being made: repeat the request after Retry-After seconds.',
  limit: 'reads',
  params: z.object({
    ...ShipmentPath,
    /** Its file name. Labels are there at 4 by 6 inches (`label.pdf`) and at A6 (`label-a6.pdf`), as PNG for up to 20 pieces. */
    file: example(z.enum(FILES), 'label.pdf'),
  }),
  answers: {
    200: z.file(),
    202: DocumentProgress,
  },
  mediaTypes: ['application/pdf', 'application/vnd.zebra-zpl', 'image/png'],
  problems: ['shipment_not_found', 'label_withheld', 'document_failed'],
});
