import {
  EXCEPTION_REASONS,
  SETTABLE_STATUSES,
  STAFF_EVENT_CODES,
  STATUSES,
} from '@waypost/domain/tracking';
import { INCOTERMS } from '@waypost/domain/rates';
import { z } from 'zod';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import {
  Cents,
  EmailOrNothing,
  Phone,
  plainLines,
  plainText,
  SecondFactor,
  WholeNumber,
} from '../fields.ts';
import { EDITABLE_FIELDS } from '../editable-fields.ts';
import { Day } from './calendars.ts';
import { DOCUMENT_FILES } from './documents.ts';

const endpoint = endpointsOf('shipments');

const ShipmentId = z.object({ shipmentId: z.uuid() });
const Reason = plainText(3, 500);
/** The console shows a dash for an empty value. */
const PlaceOrNothing = plainText(0, 160).overwrite((text) => (/^[-–—]$/.test(text) ? '' : text));
export const CityAndCountry = plainText(2, 160).describe('Such as "Antwerp, Belgium".');
/** From this millennium: PostgreSQL has no year 0. */
const DeliveryDay = Day.refine((day) => day >= '2000-01-01');
export const DeliveryDays = z
  .object({ earliest: DeliveryDay, latest: DeliveryDay })
  .refine(({ earliest, latest }) => earliest <= latest, { path: ['latest'] });
/** At least a cent: the tax shares on documents are derived from it. */
export const PriceOverride = z.object({ cents: Cents.min(1), reason: Reason });

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
    revision: WholeNumber,
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

const OF_EDITS = [...OF_STAFF, 'cross_site_request', 'shipment_not_found'] as const;

export const editShipment = endpoint('PATCH /api/admin/shipments/:shipmentId', {
  summary: 'Edit a shipment. `shipment_changed` lists what a colleague changed in the meantime.',
  params: ShipmentId,
  body: ShipmentEdit,
  answers: { 200: ShipmentEdited },
  problems: [
    ...OF_EDITS,
    'shipment_changed',
    'shipment_cancelled',
    'place_unknown',
    'delivery_days_impossible',
    'price_settled',
  ],
});

export const correctStatus = endpoint('POST /api/admin/shipments/:shipmentId/status', {
  summary: 'Set the status by hand, with a reason. Later scans continue from there.',
  params: ShipmentId,
  body: z
    .object({
      status: z.enum(SETTABLE_STATUSES),
      exception: z.enum(EXCEPTION_REASONS).optional(),
      reason: Reason,
    })
    .meta({ id: 'StatusCorrection' }),
  answers: { 200: ShipmentEdited },
  problems: [...OF_EDITS, 'shipment_cancelled'],
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

export const addEvent = endpoint('POST /api/admin/shipments/:shipmentId/events', {
  summary: 'Add an event without a scan.',
  params: ShipmentId,
  body: StaffEventEntry,
  answers: { 201: ShipmentEdited },
  problems: [
    ...OF_EDITS,
    'shipment_cancelled',
    'place_unknown',
    'form_already_sent',
    'event_not_possible',
  ],
});

export const voidEvent = endpoint('POST /api/admin/shipments/:shipmentId/events/:scanId/void', {
  summary: 'Void an event, with a reason: the state is as if it had never happened.',
  params: z.object({ shipmentId: z.uuid(), scanId: z.uuid() }),
  body: z.object({ sourceId: z.int32(), reason: Reason }).meta({ id: 'EventVoid' }),
  answers: { 200: ShipmentEdited },
  problems: [...OF_EDITS, 'event_not_found', 'event_not_voidable', 'shipment_cancelled'],
});

export const cancelAsStaff = endpoint('POST /api/admin/shipments/:shipmentId/cancel', {
  summary:
    'Cancel a shipment that is not delivered. With `refund` nothing is owed any more and payments are refunded, which requires the permission to move money and the second factor again.',
  params: ShipmentId,
  body: z
    .object({ reason: Reason, refund: z.boolean(), secondFactor: SecondFactor.optional() })
    .meta({ id: 'StaffCancellation' }),
  answers: { 200: ShipmentEdited },
  problems: [...OF_EDITS, 'not_cancellable', ...PROVED_AGAIN],
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

export const notifyParty = endpoint('POST /api/admin/shipments/:shipmentId/notify', {
  summary:
    'Email a party of the shipment in plain text. Without a message both get the current status.',
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
  problems: [...OF_EDITS, 'party_without_email', 'form_already_sent'],
});

export const sendEmail = endpoint('POST /api/email/send', {
  summary: 'Email a party of a shipment in plain text; no one else can be emailed.',
  body: z.object({ shipmentId: z.uuid().optional(), ...Letter }).meta({ id: 'StaffMail' }),
  answers: { 202: MailAccepted },
  problems: [...OF_EDITS, 'no_shipment_selected', 'party_without_email', 'form_already_sent'],
});

export const renewLabels = endpoint('POST /api/admin/shipments/:shipmentId/labels', {
  summary:
    'Make the label and papers anew that were made before staff corrected the shipment. The versions before are kept.',
  params: ShipmentId,
  body: z.strictObject({}).meta({ id: 'NoLabels' }),
  answers: {
    200: z
      .object({ trackingNumber: z.string(), files: z.array(z.enum(DOCUMENT_FILES)) })
      .meta({ id: 'RenewedLabels' }),
  },
  problems: OF_EDITS,
});

const Settled = z
  .object({ trackingNumber: z.string(), owedCents: z.int() })
  .meta({ id: 'MoneySettled' });

export const markCollected = endpoint('POST /api/admin/shipments/:shipmentId/collected', {
  summary: 'Mark the amount due on delivery as collected by the courier. Once per shipment.',
  params: ShipmentId,
  body: z
    .object({ cents: Cents.min(1), collectedBy: plainText(1, 120) })
    .meta({ id: 'CollectedPayment' }),
  answers: { 200: Settled },
  problems: [...OF_EDITS, 'nothing_owed', 'amount_differs'],
});

export const markReceived = endpoint('POST /api/admin/shipments/:shipmentId/received', {
  summary: 'Mark the bank transfer as received, which releases the shipment. Once per shipment.',
  params: ShipmentId,
  body: z
    .object({ cents: Cents.min(1), bankReference: plainText(0, 120).default('') })
    .meta({ id: 'ReceivedTransfer' }),
  answers: { 200: Settled },
  problems: [...OF_EDITS, 'nothing_owed', 'amount_differs'],
});
