import { z } from 'zod';
import { LABEL_FILES } from '../endpoints/label-batches.ts';
import { MAX_BATCH_SHIPMENTS } from './batch-limits.ts';
import { IdempotencyKey, programEndpointsOf, V1Problem } from './endpoint.ts';
import { example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import { BOOKING, checkedBooking, DocumentProgress, LabelSize, Reference } from './shipments.ts';

const endpoint = programEndpointsOf('batches');

const BatchShipment = checkedBooking(z.strictObject(BOOKING)).meta({ id: 'V1BatchShipment' });
export type BatchShipment = z.infer<typeof BatchShipment>;

const NewBatch = z
  .strictObject({
    /** Up to 1,000 shipments, as `POST /v1/shipments` takes them, but without `label`. */
    shipments: z.array(BatchShipment).min(1).max(MAX_BATCH_SHIPMENTS),
    /** Labels that are made as soon as the batch ends. Others are made when you ask for them. */
    labels: example(z.enum(LABEL_FILES).optional(), 'labels.pdf'),
    /** Size of these labels: 4 by 6 inches, or A6 (105 by 148 mm). Default: `4x6`. */
    labelSize: LabelSize.optional(),
  })
  .meta({ id: 'V1NewBatch' });

const BATCH_STATUSES = ['running', 'cancelling', 'finished', 'cancelled'] as const;
const BatchStatus = open(example(z.enum(BATCH_STATUSES), 'finished'));

/** How many rows have which result. */
export const BatchCounts = z
  .strictObject({
    /** All rows. */
    total: example(z.int(), 250),
    /** Not booked yet. */
    waiting: example(z.int(), 0),
    /** Booked: each has its shipment. */
    booked: example(z.int(), 249),
    /** Refused: each has its problem. */
    refused: example(z.int(), 1),
    /** Cancelled before their turn came. */
    cancelled: example(z.int(), 0),
  })
  .meta({ id: 'V1BatchCounts' });

const Batch = z
  .strictObject({
    /** Always `batch`. */
    object: example(z.literal('batch'), 'batch'),
    /** Id of the batch. */
    id: Id,
    /** Real, or of the test mode. */
    mode: Mode,
    /** When it was made. */
    createdAt: Moment,
    /** When its last row got its result; null before. */
    finishedAt: example(Moment.nullable(), '2026-11-17T10:02:42.000Z'),
    /** Where it stands. `cancelling` until the rows that were being booked have their result. */
    status: BatchStatus,
    /** How many of its rows have which result. */
    counts: BatchCounts,
    /** The labels of all booked rows, in the order of the rows; null until the batch has ended. */
    labels: z
      .strictObject({
        /** Number of files, each of 400 pages at most: `?part=1` is the first. */
        parts: example(z.int(), 1),
        /** Where the PDF is, in the `labelSize` of the batch. */
        pdfUrl: example(z.url(), 'https://waypost.example/api/v1/batches/01993e2e/labels.pdf'),
        /** Where the ZPL is, in the `labelSize` of the batch. */
        zplUrl: example(z.url(), 'https://waypost.example/api/v1/batches/01993e2e/labels.zpl'),
      })
      .meta({ id: 'V1BatchLabels' })
      .nullable(),
  })
  .meta({ id: 'V1Batch' });
export type Batch = z.infer<typeof Batch>;

export const v1CreateBatch = endpoint('POST /api/v1/batches', {
  summary:
    'Book up to 1,000 shipments. They are booked one by one after the answer, each with its own result; `batch.finished` says when all have it.',
  limit: 'writes',
  loadClass: 'bookings',
  headers: IdempotencyKey,
  body: NewBatch,
  answers: { 202: Batch },
  problems: ['idempotency_key_reused', 'too_many_bookings'],
  bodyLimitBytes: 4_000_000,
});

const BatchPath = z.object({
  /** Id of the batch. */
  batchId: Id,
});

export const v1ReadBatch = endpoint('GET /api/v1/batches/:batchId', {
  summary: 'Where a batch stands. Batches are kept for 30 days.',
  limit: 'reads',
  params: BatchPath,
  answers: { 200: Batch },
});

/** As a query names them. */
const ROW_OUTCOMES = ['waiting', 'booked', 'refused', 'cancelled'] as const;
const Outcome = open(example(z.enum(ROW_OUTCOMES), 'booked'));

const BatchRow = z
  .strictObject({
    /** Always `batch_row`. */
    object: example(z.literal('batch_row'), 'batch_row'),
    /** Its place in `shipments` of the request; the first one is 0. */
    index: example(z.int(), 17),
    /** Your own name for the shipment; null if it has none. */
    reference: example(Reference.nullable(), 'ORDER-1001'),
    /** What became of it. */
    outcome: Outcome,
    /** Id of its shipment; null if it was not booked. */
    shipmentId: example(Id.nullable(), '01993e2e-5a0b-7c31-9d5e-0c2b7a61f001'),
    /** Tracking number of its shipment; null if it was not booked. */
    trackingNumber: example(z.string().nullable(), 'WPN3T7HTS5882E8G'),
    /** Why it was refused, as `POST /v1/shipments` would have answered; null for others. */
    problem: V1Problem.omit({ requestId: true }).meta({ id: 'V1BatchRowProblem' }).nullable(),
  })
  .meta({ id: 'V1BatchRow' });
export type BatchRow = z.infer<typeof BatchRow>;

export const v1ListBatchRows = endpoint('GET /api/v1/batches/:batchId/rows', {
  summary: 'The rows of a batch and their results, in their order.',
  limit: 'reads',
  params: BatchPath,
  query: z.strictObject({
    ...PAGE,
    /** Those with this outcome. */
    outcome: Outcome.optional(),
  }),
  answers: { 200: listOf('V1BatchRows', BatchRow) },
});

export const v1CancelBatch = endpoint('POST /api/v1/batches/:batchId/cancel', {
  summary:
    'Book no further rows. What is booked stays booked: cancel each shipment by itself. A repeat answers the same.',
  limit: 'writes',
  params: BatchPath,
  answers: { 200: Batch },
});

const LABELS = {
  limit: 'reads',
  params: BatchPath,
  query: z.strictObject({
    /** Which file, if there are several. */
    part: example(z.coerce.number().int().min(1).max(MAX_BATCH_SHIPMENTS).default(1), 1),
    /** Size of the labels: 4 by 6 inches, or A6 (105 by 148 mm). Default: `4x6`. */
    size: LabelSize.optional(),
  }),
  answers: { 200: z.file(), 202: DocumentProgress },
  problems: ['document_failed'],
} as const;

export const v1ReadBatchLabelsPdf = endpoint('GET /api/v1/batches/:batchId/labels.pdf', {
  ...LABELS,
  summary:
    'Labels of all booked rows as PDF, 400 pages a file. 202 while rows are booked or labels are made: repeat the request after Retry-After seconds.',
  mediaTypes: ['application/pdf'],
});

export const v1ReadBatchLabelsZpl = endpoint('GET /api/v1/batches/:batchId/labels.zpl', {
  ...LABELS,
  summary:
    'Labels of all booked rows as ZPL, 400 labels a file. 202 while rows are booked or labels are made: repeat the request after Retry-After seconds.',
  mediaTypes: ['application/vnd.zebra-zpl'],
});
