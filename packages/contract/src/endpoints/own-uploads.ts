import { z } from 'zod';
import { BULK_CELL_FAULTS, BULK_FILE_FAULTS, BULK_STATES } from '../bulk-states.ts';
import { binary, endpointsOf } from '../endpoint.ts';
import { Cents, Currency, FileName, Instant, WholeNumber } from '../fields.ts';

const endpoint = endpointsOf('uploads');

export const MAX_OWN_FILE_BYTES = 2 * 1024 * 1024;
/** As many as one file of labels takes. */
export const MAX_OWN_ROWS = 200;

const LINE = {
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(BULK_STATES),
  createdAt: Instant,
  /** Rows without the header and empty rows; 0 until the file has been read. */
  rows: z.int(),
  bookedRows: z.int(),
};

export const OwnUploadLine = z.strictObject(LINE).meta({ id: 'OwnUploadLine' });
export type OwnUploadLine = z.infer<typeof OwnUploadLine>;

export const OwnUpload = z
  .strictObject({
    ...LINE,
    fault: z.enum(BULK_FILE_FAULTS).nullable(),
    /** Columns that every shipment needs and the file does not have, by their headings in the template. */
    missing: z.array(z.string()),
    /** What was checked. Booking something else is refused. */
    mappingNo: z.int(),
    goodRows: z.int(),
    badRows: z.int(),
    /** Rows that passed the check but could not be booked later. */
    refusedRows: z.int(),
    /** Total of the valid rows, on account, by the tariff in force at the check. */
    priceCents: Cents,
    currency: Currency,
    /** The version of the terms to accept with the booking. */
    termsVersion: z.string(),
    /** An upload with the same content that was booked in the last 30 days. */
    sameAs: z.uuid().nullable(),
    /** Tracking numbers of what was booked, in the order of the file. */
    shipments: z.array(z.string()),
  })
  .meta({ id: 'OwnUpload' });
export type OwnUpload = z.infer<typeof OwnUpload>;

export const OwnUploadRow = z
  .strictObject({
    row: z.int(),
    orderReference: z.string(),
    recipient: z.string(),
    to: z.string(),
    service: z.string(),
    weight: z.string(),
    /** Null if a cell is invalid. */
    priceCents: Cents.nullable(),
    trackingNumber: z.string().nullable(),
    faults: z.array(
      z.strictObject({
        /** As a spreadsheet names it: `E5`; the row alone if the file has no such column. */
        cell: z.string(),
        heading: z.string(),
        code: z.enum(BULK_CELL_FAULTS),
      }),
    ),
  })
  .meta({ id: 'OwnUploadRow' });
export type OwnUploadRow = z.infer<typeof OwnUploadRow>;

const UploadId = z.object({ uploadId: z.uuid() });

export const addOwnUpload = endpoint('PUT /api/users/me/uploads/:uploadId', {
  summary:
    'Upload a CSV (UTF-8) or XLSX file of up to 2 MB and 200 shipments. This books nothing yet. The client chooses the id: uploading it twice is one upload.',
  params: UploadId,
  headers: FileName,
  body: binary(),
  consumes: ['application/octet-stream'],
  bodyLimitBytes: MAX_OWN_FILE_BYTES,
  answers: { 201: OwnUpload },
  problems: ['cross_site_request', 'form_already_sent', 'bulk_file_not_accepted'],
});

export const listOwnUploads = endpoint('GET /api/users/me/uploads', {
  summary: 'Your last 25 uploads, newest first.',
  answers: { 200: z.object({ uploads: z.array(OwnUploadLine) }).meta({ id: 'OwnUploads' }) },
});

export const readOwnUpload = endpoint('GET /api/users/me/uploads/:uploadId', {
  summary: 'The progress of an upload, its price and what was booked.',
  params: UploadId,
  answers: { 200: OwnUpload },
  problems: ['bulk_upload_not_found'],
});

export const listOwnUploadRows = endpoint('GET /api/users/me/uploads/:uploadId/rows', {
  summary: 'Every row with its price, or with each invalid cell. Empty 30 days after the upload.',
  params: UploadId,
  answers: {
    200: z.object({ rows: z.array(OwnUploadRow) }).meta({ id: 'OwnUploadRows' }),
  },
  problems: ['bulk_upload_not_found'],
});

export const bookOwnUpload = endpoint('POST /api/users/me/uploads/:uploadId/book', {
  summary: 'Book the valid rows on account. Repeating the call books each row once.',
  params: UploadId,
  body: z
    .object({
      mappingNo: WholeNumber,
      /** The version of the terms that were read. */
      acceptedTerms: z.string().max(40).default(''),
      /** Book it although the same file was booked in the last 30 days. */
      again: z.boolean().default(false),
    })
    .meta({ id: 'OwnUploadBooking' }),
  answers: { 200: OwnUpload },
  problems: [
    'cross_site_request',
    'bulk_upload_not_found',
    'bulk_upload_not_ready',
    'bulk_upload_changed',
    'bulk_prices_changed',
    'terms_not_accepted',
    'upload_booked_before',
    'no_credit',
    'over_credit_limit',
  ],
});

export const readOwnTemplate = endpoint('GET /api/users/me/upload-template', {
  summary: 'A file to fill in: every column in order, and one example row.',
  query: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  answers: { 200: z.file() },
  mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});
