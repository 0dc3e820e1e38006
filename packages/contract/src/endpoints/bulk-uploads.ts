import { BULK_COLUMNS } from '@waypost/domain/bulk-columns';
import { z } from 'zod';
import { BULK_CELL_FAULTS, BULK_FILE_FAULTS, BULK_STATES } from '../bulk-states.ts';
import { binary, endpointsOf, OF_STAFF } from '../endpoint.ts';
import { FileName, Instant, UUID, WholeNumber } from '../fields.ts';

const endpoint = endpointsOf('bulk uploads');

export const MAX_BULK_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_BULK_ROWS = 50_000;

const Column = z.enum(BULK_COLUMNS);
const CellFault = z
  .strictObject({ column: Column, code: z.enum(BULK_CELL_FAULTS) })
  .meta({ id: 'BulkCellFault' });
export type CellFault = z.infer<typeof CellFault>;

const Mapping = z
  .array(Column.nullable())
  .max(100)
  .refine((columns) => {
    const given = columns.filter((column) => column !== null);
    return new Set(given).size === given.length;
  }, 'a column is given twice');

const LINE = {
  id: z.uuid(),
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(BULK_STATES),
  uploadedBy: z.string(),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** Rows without the header and empty rows; 0 until the file has been read. */
  rows: z.int(),
  goodRows: z.int(),
  badRows: z.int(),
  enteredRows: z.int(),
  /** Rows that passed the check but could not be entered later. */
  refusedRows: z.int(),
};

export const BulkUploadLine = z.strictObject(LINE).meta({ id: 'BulkUploadLine' });
export type BulkUploadLine = z.infer<typeof BulkUploadLine>;

export const BulkUpload = z
  .strictObject({
    ...LINE,
    fault: z.enum(BULK_FILE_FAULTS).nullable(),
    heads: z.array(z.string()),
    mapping: z.array(Column.nullable()),
    /** The mapping that was checked. Starting with another one is refused. */
    mappingNo: z.int(),
    missing: z.array(Column),
    checkedRows: z.int(),
    /** Total of the valid rows, by the tariff in force at the check. */
    priceCents: z.int(),
    currency: z.string(),
    /** The file is erased after 30 days; counts, outcomes and shipments stay. */
    fileErased: z.boolean(),
  })
  .meta({ id: 'BulkUpload' });
export type BulkUpload = z.infer<typeof BulkUpload>;

/** Values as they will be entered; the file's own text where a cell is invalid. */
export const BulkPreviewRow = z
  .strictObject({
    row: z.int(),
    reference: z.string(),
    service: z.string(),
    from: z.string(),
    to: z.string(),
    pieces: z.string(),
    weight: z.string(),
    size: z.string(),
    recipient: z.string(),
    recipientEmail: z.string(),
    recipientAddress: z.string(),
    payment: z.string(),
    priceCents: z.int().nullable(),
    faults: z.array(CellFault),
  })
  .meta({ id: 'BulkPreviewRow' });
export type BulkPreviewRow = z.infer<typeof BulkPreviewRow>;

const UploadId = z.object({ uploadId: z.uuid() });
const CHANGE = [...OF_STAFF, 'cross_site_request', 'bulk_upload_not_found'] as const;

export const addBulkUpload = endpoint('PUT /api/admin/bulk-uploads/:uploadId', {
  summary:
    'Upload a CSV (UTF-8) or XLSX file of up to 20 MB and 50,000 shipments. This enters nothing yet. The client chooses the id: uploading it twice is one upload.',
  params: UploadId,
  headers: FileName,
  body: binary(),
  consumes: ['application/octet-stream'],
  bodyLimitBytes: MAX_BULK_FILE_BYTES,
  answers: { 201: BulkUpload },
  problems: [...OF_STAFF, 'cross_site_request', 'form_already_sent', 'bulk_file_not_accepted'],
});

export const listBulkUploads = endpoint('GET /api/admin/bulk-uploads', {
  summary: 'Bulk uploads of all staff, newest first; `next` continues the list.',
  query: z.object({
    after: z
      .string()
      .regex(new RegExp(`^\\d{1,15}_${UUID}$`))
      .optional()
      .describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answers: {
    200: z
      .object({ uploads: z.array(BulkUploadLine), next: z.string().nullable() })
      .meta({ id: 'BulkUploadPage' }),
  },
  problems: OF_STAFF,
});

export const readBulkUpload = endpoint('GET /api/admin/bulk-uploads/:uploadId', {
  summary: 'The progress of an upload: headings, mapping, counts. It contains no row.',
  params: UploadId,
  answers: { 200: BulkUpload },
  problems: [...OF_STAFF, 'bulk_upload_not_found'],
});

export const previewBulkUpload = endpoint('GET /api/admin/bulk-uploads/:uploadId/preview', {
  summary: 'The first 20 rows as they will be entered with the current mapping.',
  params: UploadId,
  answers: {
    200: z
      .object({
        /** The first value of each column. */
        samples: z.array(z.string()),
        rows: z.array(BulkPreviewRow),
      })
      .meta({ id: 'BulkPreview' }),
  },
  problems: [...OF_STAFF, 'bulk_upload_not_found'],
});

export const mapBulkUpload = endpoint('PUT /api/admin/bulk-uploads/:uploadId/mapping', {
  summary: 'Set the column of each heading, and check every row. Not possible once it was started.',
  params: UploadId,
  body: z.object({ mapping: Mapping }).meta({ id: 'BulkMapping' }),
  answers: { 200: BulkUpload },
  problems: [...CHANGE, 'bulk_upload_not_ready', 'bulk_upload_started', 'bulk_columns_missing'],
});

export const listBulkFaults = endpoint('GET /api/admin/bulk-uploads/:uploadId/faults', {
  summary: 'Invalid rows, each with all its invalid cells; `next` continues the list.',
  params: UploadId,
  query: z.object({
    after: z.coerce.number().int().min(0).max(2_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answers: {
    200: z
      .object({
        rows: z.array(
          z.strictObject({
            row: z.int(),
            outcome: z.enum(['bad', 'refused']),
            faults: z.array(CellFault),
          }),
        ),
        next: z.int().nullable(),
      })
      .meta({ id: 'BulkFaultPage' }),
  },
  problems: [...OF_STAFF, 'bulk_upload_not_found'],
});

export const startBulkUpload = endpoint('POST /api/admin/bulk-uploads/:uploadId/start', {
  summary:
    'Enter the valid rows, or continue after a stop. Started twice, each row is entered once.',
  params: UploadId,
  body: z.object({ mappingNo: WholeNumber }).meta({ id: 'BulkStart' }),
  answers: { 200: BulkUpload },
  problems: [...CHANGE, 'bulk_upload_not_ready', 'bulk_upload_changed', 'bulk_prices_changed'],
});

export const stopBulkUpload = endpoint('POST /api/admin/bulk-uploads/:uploadId/stop', {
  summary: 'Stop entering rows until it is started again. Entered rows stay.',
  params: UploadId,
  answers: { 200: BulkUpload },
  problems: [...CHANGE, 'bulk_upload_not_ready'],
});

export const listBulkShipments = endpoint('GET /api/admin/bulk-uploads/:uploadId/shipments', {
  summary:
    'Up to 200 entered shipments whose labels can be printed, in the order of the file; `next` continues the list.',
  params: UploadId,
  query: z.object({ after: z.coerce.number().int().min(0).max(2_000_000).default(0) }),
  answers: {
    200: z
      .object({
        shipments: z.array(z.strictObject({ row: z.int(), trackingNumber: z.string() })),
        next: z.int().nullable(),
      })
      .meta({ id: 'BulkShipmentPage' }),
  },
  problems: [...OF_STAFF, 'bulk_upload_not_found'],
});

export const readBulkReport = endpoint('GET /api/admin/bulk-uploads/:uploadId/report', {
  summary: 'Every row of the file with its outcome, tracking number and errors, as CSV.',
  params: UploadId,
  answers: { 200: z.file() },
  mediaTypes: ['text/csv'],
  problems: [...OF_STAFF, 'bulk_upload_not_found'],
});

export const readBulkTemplate = endpoint('GET /api/admin/bulk-template', {
  summary: 'An empty file to fill in: every column in order, and one example row.',
  query: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  answers: { 200: z.file() },
  mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  problems: OF_STAFF,
});
