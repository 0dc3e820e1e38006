import { unknownPlaceholders } from '@waypost/domain/placeholders';
import { EXCEPTION_REASONS, STAFF_EVENT_CODES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import { Instant, plainLines, plainText, SecondFactor } from '../fields.ts';
import { PROBLEM_CODES } from '../problems.ts';
import { DocumentProgress } from './documents.ts';
import { LABEL_FILES, LabelBatch, Unprintable } from './label-batches.ts';
import { CityAndCountry } from './staff-edits.ts';

const endpoint = endpointsOf('shipments');

const Numbers = z
  .array(z.string().regex(/^[0-9A-Z]{8,32}$/))
  .min(1)
  .max(200)
  .describe('Tracking numbers of the selected shipments.');

const ActId = z
  .uuid()
  .describe('Chosen by the client. The same act sent twice is done once for each shipment.');

const Results = z
  .object({
    /** In the order of the request. */
    results: z.array(
      z.strictObject({
        trackingNumber: z.string(),
        /** Null if there is no such shipment. */
        shipmentId: z.uuid().nullable(),
        /** Why it was not done for this shipment; null if it was. */
        refused: z.enum(PROBLEM_CODES).nullable(),
      }),
    ),
  })
  .meta({ id: 'SelectedResults' });
export type SelectedResults = z.infer<typeof Results>;

const SelectedEvent = z
  .object({
    id: ActId,
    numbers: Numbers,
    code: z.enum(STAFF_EVENT_CODES),
    occurredAt: Instant,
    place: CityAndCountry.optional(),
    /** Reason of an EXCEPTION. */
    exception: z.enum(EXCEPTION_REASONS).optional(),
    visibility: z.enum(['public', 'internal']).default('public'),
    note: plainLines(0, 1000).optional(),
  })
  .meta({ id: 'SelectedEvent' });
export type SelectedEvent = z.infer<typeof SelectedEvent>;

export const addEventToSelected = endpoint('POST /api/admin/selected-shipments/events', {
  summary: 'Add the same event to up to 200 shipments, with a result for each.',
  body: SelectedEvent,
  answers: { 200: Results },
  problems: [...OF_STAFF, 'cross_site_request', 'place_unknown'],
});

const filled = (text: string) => unknownPlaceholders(text).length === 0;
const FILLED = 'a placeholder is {name}, {number} or {me}';

const SelectedEmail = z
  .object({
    id: ActId,
    numbers: Numbers,
    to: z.enum(['shipper', 'recipient']),
    /** May hold `{name}`, `{number}` and `{me}`, like the message. */
    subject: plainText(1, 120).refine(filled, FILLED),
    message: plainLines(1, 3_500).refine(filled, FILLED),
  })
  .meta({ id: 'SelectedEmail' });
export type SelectedEmail = z.infer<typeof SelectedEmail>;

export const emailSelected = endpoint('POST /api/admin/selected-shipments/emails', {
  summary: 'Email a party of each of up to 200 shipments in plain text, with a result for each.',
  body: SelectedEmail,
  answers: { 200: Results },
  problems: [...OF_STAFF, 'cross_site_request'],
});

export const exportSelected = endpoint('POST /api/admin/selected-shipments/export.csv', {
  summary:
    'Up to 200 shipments as CSV, in the order of the request; requires the second factor again.',
  body: z.object({ numbers: Numbers }).meta({ id: 'SelectedExport' }),
  headers: z.object({ 'x-second-factor': SecondFactor.optional() }),
  answers: { 200: z.string() },
  mediaTypes: ['text/csv'],
  problems: [...OF_STAFF, 'cross_site_request', ...PROVED_AGAIN],
});

const SelectedLabels = z
  .object({ id: ActId, numbers: Numbers, file: z.enum(LABEL_FILES).default('labels.pdf') })
  .meta({ id: 'SelectedLabels' });
export type SelectedLabels = z.infer<typeof SelectedLabels>;

export const makeLabelsAsStaff = endpoint('POST /api/admin/selected-shipments/labels', {
  summary:
    'Make one file with the labels of up to 200 shipments (500 labels), all of them or none. The file is kept for 7 days.',
  body: SelectedLabels,
  answers: { 201: LabelBatch },
  problems: [
    ...OF_STAFF,
    'cross_site_request',
    'idempotency_mismatch',
    'shipment_not_found',
    'labels_withheld',
    'too_many_labels',
  ],
  details: { shipment_not_found: Unprintable, labels_withheld: Unprintable },
});

export const readLabelsAsStaff = endpoint('GET /api/admin/selected-shipments/labels/:batchId', {
  summary:
    'The file with the labels, for the member of staff who had it made. 202 while it is being made: repeat the request (Location) after Retry-After seconds.',
  params: z.object({ batchId: z.uuid() }),
  answers: { 200: z.file(), 202: DocumentProgress },
  mediaTypes: ['application/pdf', 'application/vnd.zebra-zpl'],
  problems: [...OF_STAFF, 'document_failed'],
});
