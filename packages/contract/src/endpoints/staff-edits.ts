import {
  EXCEPTION_REASONS,
  SETTABLE_STATUSES,
  STAFF_EVENT_CODES,
  STATUSES,
} from '@waypost/domain/tracking';
import { FREIGHT_MODES, INCOTERMS, PARCEL_LEVELS } from '@waypost/domain/rates';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  Cents,
  Email,
  EmailOrNothing,
  Grams,
  Millimetres,
  Phone,
  plainLines,
  plainText,
  saysAtLeast,
} from '../fields.ts';
import { EDITABLE_FIELDS } from '../editable-fields.ts';
import { Day } from './calendars.ts';
import { SecondFactor } from './staff.ts';

const ShipmentId = z.object({ shipmentId: z.uuid() });
const Reason = plainText(3, 500);
/** The console shows a dash for an empty value. */
const PlaceOrNothing = plainText(0, 160).overwrite((text) => (/^[-–—]$/.test(text) ? '' : text));
const CityAndCountry = plainText(2, 160).describe('Such as "Antwerp, Belgium".');
/** From this millennium: PostgreSQL has no year 0. */
const DeliveryDay = Day.refine((day) => day >= '2000-01-01');
const DeliveryDays = z
  .object({ earliest: DeliveryDay, latest: DeliveryDay })
  .refine(({ earliest, latest }) => earliest <= latest, { path: ['latest'] });
/** At least a cent: the tax shares on documents are derived from it. */
const PriceOverride = z.object({ cents: Cents.min(1), reason: Reason });

const EditedRecipient = z
  .object({
    name: plainText(1, 120),
    email: EmailOrNothing,
    phone: Phone,
    line1: plainText(0, 120),
    line2: plainText(0, 120),
    city: plainText(0, 80),
    region: plainText(0, 80),
    postalCode: plainText(0, 16),
  })
  .partial();

export const ShipmentEdit = z
  .object({
    /** Revision of the shipment that the form showed. */
    revision: z.int().min(1),
    status: z.enum(SETTABLE_STATUSES).optional(),
    /** Kind of exception, if the status is set to Exception. */
    exception: z.enum(EXCEPTION_REASONS).optional(),
    /** Reason for setting the status. */
    reason: Reason.optional(),
    lastLocation: CityAndCountry.optional(),
    eta: DeliveryDays.optional(),
    from: PlaceOrNothing.optional(),
    to: PlaceOrNothing.optional(),
    /** Other names for `from` and `to`. */
    origin: PlaceOrNothing.optional(),
    destination: PlaceOrNothing.optional(),
    recipient: EditedRecipient.optional(),
    incoterm: z.enum(INCOTERMS).optional(),
    /** Needs the permission to move money. */
    price: PriceOverride.optional(),
  })
  .refine(({ status, reason }) => status === undefined || reason !== undefined, {
    path: ['reason'],
    message: 'say why the status is set',
  })
  .meta({ id: 'ShipmentEdit' });
export type ShipmentEdit = z.infer<typeof ShipmentEdit>;

export const ShipmentEdited = z
  .object({
    trackingNumber: z.string(),
    revision: z.int(),
    status: z.enum(STATUSES),
    /** Empty if nothing had to change. */
    changed: z.array(z.enum(EDITABLE_FIELDS)),
  })
  .meta({ id: 'ShipmentEdited' });
export type ShipmentEdited = z.infer<typeof ShipmentEdited>;

/** In the details of `shipment_changed`. */
export const ShipmentConflict = z.object({
  revision: z.int(),
  changes: z.array(
    z.object({
      field: z.enum(EDITABLE_FIELDS),
      value: z.string(),
      staffName: z.string(),
      at: z.string(),
    }),
  ),
});
export type ShipmentConflict = z.infer<typeof ShipmentConflict>;

const OF_STAFF = [
  'unauthenticated',
  'forbidden',
  'second_factor_enrolment_needed',
  'cross_site_request',
  'shipment_not_found',
] as const;

export const editShipment = endpoint({
  method: 'PATCH',
  path: '/api/admin/shipments/:shipmentId',
  summary: 'Edit a shipment. `shipment_changed` lists what a colleague changed in the meantime.',
  tag: 'shipments',
  params: ShipmentId,
  body: ShipmentEdit,
  answers: { 200: ShipmentEdited },
  problems: [
    ...OF_STAFF,
    'shipment_changed',
    'shipment_cancelled',
    'place_unknown',
    'delivery_days_impossible',
    'price_settled',
  ],
});

export const correctStatus = endpoint({
  method: 'POST',
  path: '/api/admin/shipments/:shipmentId/status',
  summary: 'Set the status by hand, with a reason. Later scans continue from there.',
  tag: 'shipments',
  params: ShipmentId,
  body: z
    .object({
      status: z.enum(SETTABLE_STATUSES),
      exception: z.enum(EXCEPTION_REASONS).optional(),
      reason: Reason,
    })
    .meta({ id: 'StatusCorrection' }),
  answers: { 200: ShipmentEdited },
  problems: [...OF_STAFF, 'shipment_cancelled'],
});

export const StaffEventEntry = z
  .object({
    /** Chosen by the client. Sending the same id twice records one event. */
    scanId: z.uuid(),
    code: z.enum(STAFF_EVENT_CODES),
    /** 0 for the whole shipment. */
    pieceNo: z.int().min(0).max(999).default(0),
    place: CityAndCountry.optional(),
    /** Without an offset, local time of the place or else of the origin. Default: now. */
    occurredAt: z.iso.datetime({ offset: true, local: true }).optional(),
    /** Reason of an EXCEPTION. */
    exception: z.enum(EXCEPTION_REASONS).optional(),
    visibility: z.enum(['public', 'internal']).default('public'),
    note: plainLines(0, 1000).optional(),
    /** Notes of internal events are always internal. */
    noteVisibility: z.enum(['public', 'internal']).default('internal'),
  })
  .meta({ id: 'StaffEventEntry' });
export type StaffEventEntry = z.infer<typeof StaffEventEntry>;

export const addEvent = endpoint({
  method: 'POST',
  path: '/api/admin/shipments/:shipmentId/events',
  summary: 'Add an event without a scan.',
  tag: 'shipments',
  params: ShipmentId,
  body: StaffEventEntry,
  answers: { 201: ShipmentEdited },
  problems: [
    ...OF_STAFF,
    'shipment_cancelled',
    'place_unknown',
    'form_already_sent',
    'event_not_possible',
  ],
});

export const voidEvent = endpoint({
  method: 'POST',
  path: '/api/admin/shipments/:shipmentId/events/:scanId/void',
  summary: 'Void an event, with a reason: the state is as if it had never happened.',
  tag: 'shipments',
  params: z.object({ shipmentId: z.uuid(), scanId: z.uuid() }),
  body: z.object({ sourceId: z.int32(), reason: Reason }).meta({ id: 'EventVoid' }),
  answers: { 200: ShipmentEdited },
  problems: [...OF_STAFF, 'event_not_found', 'event_not_voidable', 'shipment_cancelled'],
});

export const cancelAsStaff = endpoint({
  method: 'POST',
  path: '/api/admin/shipments/:shipmentId/cancel',
  summary:
    'Cancel a shipment that is not delivered. With `refund` nothing is owed any more and payments are refunded, which requires the permission to move money and the second factor again.',
  tag: 'shipments',
  params: ShipmentId,
  body: z
    .object({ reason: Reason, refund: z.boolean(), secondFactor: SecondFactor.optional() })
    .meta({ id: 'StaffCancellation' }),
  answers: { 200: ShipmentEdited },
  problems: [...OF_STAFF, 'not_cancellable', 'second_factor_needed', 'second_factor_invalid'],
});

const Letter = {
  /** Chosen by the client. Sending the same id twice sends one email. */
  id: z.uuid().optional(),
  to: z.enum(['shipper', 'recipient']),
  subject: plainText(1, 150),
  message: plainLines(1, 4000),
};
const MailAccepted = z
  .object({ trackingNumber: z.string(), to: z.array(z.enum(['shipper', 'recipient'])) })
  .meta({ id: 'MailAccepted' });

export const notifyParty = endpoint({
  method: 'POST',
  path: '/api/admin/shipments/:shipmentId/notify',
  summary:
    'Email a party of the shipment in plain text. Without a message both get the current status.',
  tag: 'shipments',
  params: ShipmentId,
  body: z
    .object(Letter)
    .partial()
    .refine(({ to, subject, message }) => {
      const given = [to, subject, message].filter((part) => part !== undefined);
      return given.length === 0 || given.length === 3;
    }, 'a message has an addressee, a subject and a text')
    .meta({ id: 'PartyNotice' })
    .nullish(),
  answers: { 202: MailAccepted },
  problems: [...OF_STAFF, 'party_without_email', 'form_already_sent'],
});

export const sendEmail = endpoint({
  method: 'POST',
  path: '/api/email/send',
  summary: 'Email a party of a shipment in plain text; no one else can be emailed.',
  tag: 'shipments',
  body: z.object({ shipmentId: z.uuid().optional(), ...Letter }).meta({ id: 'StaffMail' }),
  answers: { 202: MailAccepted },
  problems: [...OF_STAFF, 'no_shipment_selected', 'party_without_email', 'form_already_sent'],
});

const Settled = z
  .object({ trackingNumber: z.string(), owedCents: z.int() })
  .meta({ id: 'MoneySettled' });

export const markCollected = endpoint({
  method: 'POST',
  path: '/api/admin/shipments/:shipmentId/collected',
  summary: 'Mark the amount due on delivery as collected by the courier. Once per shipment.',
  tag: 'shipments',
  params: ShipmentId,
  body: z
    .object({ cents: Cents.min(1), collectedBy: plainText(1, 120) })
    .meta({ id: 'CollectedPayment' }),
  answers: { 200: Settled },
  problems: [...OF_STAFF, 'nothing_owed', 'amount_differs'],
});

export const markReceived = endpoint({
  method: 'POST',
  path: '/api/admin/shipments/:shipmentId/received',
  summary: 'Mark the bank transfer as received, which releases the shipment. Once per shipment.',
  tag: 'shipments',
  params: ShipmentId,
  body: z
    .object({ cents: Cents.min(1), bankReference: plainText(0, 120).default('') })
    .meta({ id: 'ReceivedTransfer' }),
  answers: { 200: Settled },
  problems: [...OF_STAFF, 'nothing_owed', 'amount_differs'],
});

const Box = {
  weightGrams: Grams,
  lengthMm: Millimetres,
  widthMm: Millimetres,
  heightMm: Millimetres,
};

export const ShipmentEntry = z
  .object({
    /** Chosen by the client. Sending the same id twice creates one shipment. */
    id: z.uuid(),
    /** Account it belongs to; none if missing. */
    userId: z.uuid().optional(),
    /** An additional number to find it by; it always gets a tracking number of its own. */
    trackingNumber: plainText(0, 64).optional(),
    serviceType: z.enum(['parcel', 'freight']),
    parcel: z.object({ level: z.enum(PARCEL_LEVELS), ...Box }).optional(),
    freight: z
      .object({
        mode: z.enum(FREIGHT_MODES),
        pallets: z.int().min(1).max(200),
        /** Default: the incoterm in force. */
        incoterm: z.enum(INCOTERMS).optional(),
        ...Box,
      })
      .optional(),
    status: z.enum(SETTABLE_STATUSES).default('Created'),
    from: CityAndCountry,
    to: CityAndCountry,
    /** Default: the name in the customer's account. */
    shipperName: plainText(0, 120).default(''),
    shipperEmail: EmailOrNothing.default(''),
    shipperPhone: Phone.default(''),
    recipientName: plainText(1, 120),
    recipientEmail: Email,
    recipientPhone: Phone.default(''),
    recipientAddress: plainText(3, 300).check(saysAtLeast(6)),
    payment: z.enum(['on_account', 'on_delivery']),
    /** Replaces the price of the tariff; needs the permission to move money. */
    price: PriceOverride.optional(),
    eta: DeliveryDays.optional(),
  })
  .refine(({ serviceType, ...entry }) => entry[serviceType] !== undefined, {
    message: 'the measures are missing',
  })
  .refine(({ payment, userId }) => payment !== 'on_account' || userId !== undefined, {
    path: ['payment'],
    message: 'only a customer has an account',
  })
  .meta({ id: 'ShipmentEntry' });
export type ShipmentEntry = z.infer<typeof ShipmentEntry>;

export const enterShipment = endpoint({
  method: 'POST',
  path: '/api/admin/shipments',
  summary:
    'Enter a shipment, with or without a customer account, at the price of the tariff or another.',
  tag: 'shipments',
  body: ShipmentEntry,
  answers: {
    201: z
      .object({
        id: z.uuid(),
        trackingNumber: z.string(),
        priceCents: z.int(),
        currency: z.string(),
      })
      .meta({ id: 'ShipmentEntered' }),
  },
  problems: [
    'second_factor_enrolment_needed',
    'cross_site_request',
    'customer_unknown',
    'reference_too_short',
    'reference_mistyped',
    'reference_taken',
    'place_unknown',
    'nothing_to_price',
    'over_max_piece_weight',
    'measure_out_of_range',
    'pallets_below_one',
    'delivery_days_impossible',
    'form_already_sent',
  ],
});
