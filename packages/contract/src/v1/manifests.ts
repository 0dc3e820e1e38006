import { z } from 'zod';
import { Day } from '../endpoints/calendars.ts';
import { storable } from '../fields.ts';
import { IdempotencyKey, programEndpointsOf } from './endpoint.ts';
import { example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import { oneOf } from './goods.ts';
import { Reference, ShipmentPath } from './shipments.ts';

const endpoint = programEndpointsOf('manifests');

const PickupId = example(storable(z.string().min(1).max(40)), 'P-7Q2M-8XR5-TY4K');

const NewManifest = z
  .strictObject({
    /** The pickup at which it is handed over; or `addressId`. */
    pickupId: PickupId.optional(),
    /** The address of your address book at which it is handed over, without a pickup. */
    addressId: Id.optional(),
    /** The day; default: that of the pickup. Required with `addressId`. */
    date: example(Day.optional(), '2026-11-18'),
    /** What is handed over; default: all that is booked there, not picked up, and on no manifest of this day or a later one. */
    shipments: z.array(ShipmentPath.shipment).min(1).max(500).optional(),
  })
  .check(oneOf('pickupId', 'addressId'))
  .check(({ value, issues }) => {
    if (value.addressId === undefined || value.date !== undefined) return;
    issues.push({ code: 'custom', message: 'send a date', path: ['date'], input: value });
  })
  .meta({ id: 'V1NewManifest' });
export type NewManifest = z.infer<typeof NewManifest>;

const MANIFEST = {
  /** Always `manifest`. */
  object: example(z.literal('manifest'), 'manifest'),
  /** Id of the manifest. */
  id: Id,
  /** Real, or of the test mode. */
  mode: Mode,
  /** When it was made. */
  createdAt: Moment,
  /** What its barcode says. */
  number: example(z.string(), 'MFN3T7HTS5882E8G'),
  /** The day on which it is handed over. */
  date: example(Day, '2026-11-18'),
  /** The pickup at which it is handed over; null for an address. */
  pickupId: example(PickupId.nullable(), 'P-7Q2M-8XR5-TY4K'),
  /** How many shipments it has. */
  shipmentCount: example(z.int(), 38),
  /** How many pieces it has. */
  pieceCount: example(z.int(), 41),
  /** `open` until its barcode is scanned. */
  status: open(example(z.enum(['open', 'picked_up']), 'open')),
  /** When its barcode was scanned; null before. */
  pickedUpAt: example(Moment.nullable(), null),
  /** The sheet to print. */
  pdfUrl: example(z.url(), 'https://waypost.example/api/v1/manifests/01993e2e/manifest.pdf'),
};

const Manifest = z.strictObject(MANIFEST).meta({ id: 'V1Manifest' });
export type Manifest = z.infer<typeof Manifest>;

const ManifestDetails = z
  .strictObject({
    ...MANIFEST,
    /** What is on it, in the order of the sheet. */
    shipments: z.array(
      z
        .strictObject({
          /** Id of the shipment. */
          id: Id,
          /** Its tracking number. */
          trackingNumber: example(z.string(), 'WPN3T7HTS5882E8G'),
          /** Your own name for it; null if it has none. */
          reference: example(Reference.nullable(), 'ORDER-1001'),
          /** How many pieces it has. */
          pieces: example(z.int(), 1),
        })
        .meta({ id: 'V1ManifestShipment' }),
    ),
  })
  .meta({ id: 'V1ManifestDetails' });

export const v1CreateManifest = endpoint('POST /api/v1/manifests', {
  summary:
    'One sheet for what is handed over, with one barcode: scanning it picks up every piece on it. At most 500 pieces.',
  limit: 'writes',
  headers: IdempotencyKey,
  body: NewManifest,
  answers: { 201: ManifestDetails },
  problems: [
    'idempotency_key_reused',
    'pickup_not_found',
    'address_not_found',
    'shipment_not_found',
    'shipment_not_collectable',
  ],
});

export const v1ListManifests = endpoint('GET /api/v1/manifests', {
  summary: 'Your manifests, newest first.',
  limit: 'reads',
  query: z.strictObject(PAGE),
  answers: { 200: listOf('V1Manifests', Manifest) },
});

const ManifestPath = z.object({
  /** Id of the manifest. */
  manifestId: Id,
});

export const v1ReadManifest = endpoint('GET /api/v1/manifests/:manifestId', {
  summary: 'One of your manifests and what is on it.',
  limit: 'reads',
  params: ManifestPath,
  answers: { 200: ManifestDetails },
});

export const v1ReadManifestPdf = endpoint('GET /api/v1/manifests/:manifestId/manifest.pdf', {
  summary: 'The sheet to print and to hand over with the parcels.',
  limit: 'reads',
  params: ManifestPath,
  answers: { 200: z.file() },
  mediaTypes: ['application/pdf'],
  problems: ['document_failed'],
});
