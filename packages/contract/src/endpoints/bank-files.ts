import { z } from 'zod';
import { binary, endpointsOf, OF_STAFF } from '../endpoint.ts';
import { Cents, Currency, FileName, Instant, plainText } from '../fields.ts';
import { BANK_LINE_DOUBTS, BANK_LINE_STATES } from '../money-states.ts';
import { Day } from './calendars.ts';

const endpoint = endpointsOf('money');

export const MAX_BANK_FILE_BYTES = 10 * 1024 * 1024;

export const BankFile = z
  .strictObject({
    id: z.uuid(),
    fileName: z.string(),
    uploadedBy: z.string(),
    createdAt: Instant,
    /** Incoming transfers in the file. */
    lines: z.int(),
    /** Those of them that an earlier file had already. */
    knownLines: z.int(),
    /** Outgoing or not yet booked. */
    otherEntries: z.int(),
    byState: z.record(z.enum(BANK_LINE_STATES), z.int()),
  })
  .meta({ id: 'BankFile' });
export type BankFile = z.infer<typeof BankFile>;

const Paid = z.strictObject({ shipmentId: z.uuid(), trackingNumber: z.string(), cents: z.int() });

export const BankLine = z
  .strictObject({
    id: z.uuid(),
    bookedOn: Day,
    cents: Cents,
    currency: Currency,
    payer: z.string(),
    text: z.string(),
    bankReference: z.string(),
    state: z.enum(BANK_LINE_STATES),
    doubt: z.enum(BANK_LINE_DOUBTS).nullable(),
    /** Why it was set aside. */
    reason: z.string().nullable(),
    /** What it may pay for, with what is owed. */
    candidates: z.array(Paid),
    /** What it paid for. */
    paid: z.array(Paid),
    /** The bag of cash that it is. */
    bag: z.strictObject({ seal: z.string(), hub: z.string() }).nullable(),
  })
  .meta({ id: 'BankLine' });
export type BankLine = z.infer<typeof BankLine>;

export const addBankFile = endpoint('PUT /api/admin/bank-files/:fileId', {
  summary:
    'Upload a file of the bank: CAMT.053, or CSV (UTF-8) with a date and an amount in each row. Its transfers are stored once, however often it is uploaded, and matched soon after. The client chooses the id.',
  params: z.object({ fileId: z.uuid() }),
  headers: FileName,
  body: binary(),
  consumes: ['application/octet-stream'],
  bodyLimitBytes: MAX_BANK_FILE_BYTES,
  answers: { 201: z.object({ id: z.uuid() }).meta({ id: 'BankFileAdded' }) },
  problems: [...OF_STAFF, 'cross_site_request', 'form_already_sent', 'bank_file_not_accepted'],
});

export const listBankFiles = endpoint('GET /api/admin/bank-files', {
  summary: 'The ten latest files of the bank, with what became of their transfers.',
  answers: { 200: z.object({ files: z.array(BankFile) }).meta({ id: 'BankFileList' }) },
  problems: OF_STAFF,
});

export const listBankLines = endpoint('GET /api/admin/bank-lines', {
  summary: 'Transfers that came in, in one state, oldest first.',
  query: z.object({
    state: z.enum(BANK_LINE_STATES).default('doubtful'),
    file: z.uuid().optional(),
    after: z.uuid().optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: z
      .object({ lines: z.array(BankLine), next: z.uuid().nullable() })
      .meta({ id: 'BankLinePage' }),
  },
  problems: OF_STAFF,
});

const Decision = z
  .discriminatedUnion('decision', [
    z.object({
      decision: z.literal('pays'),
      /** Tracking numbers, the reference of a transfer, numbers of invoices, or the seal of a bag of cash. */
      reference: plainText(1, 500),
    }),
    z.object({ decision: z.literal('aside'), reason: plainText(5, 500) }),
  ])
  .meta({ id: 'BankLineDecision' });
export type BankLineDecision = z.infer<typeof Decision>;

export const decideBankLine = endpoint('POST /api/admin/bank-lines/:lineId/decision', {
  summary:
    'Say what a transfer pays for, which must be exactly what is owed, or which bag of cash it is, or set it aside with a reason.',
  params: z.object({ lineId: z.uuid() }),
  body: Decision,
  answers: { 200: z.object({ state: z.enum(BANK_LINE_STATES) }).meta({ id: 'BankLineDecided' }) },
  problems: [
    ...OF_STAFF,
    'cross_site_request',
    'bank_line_decided',
    'shipment_not_found',
    'nothing_owed',
    'amount_differs',
    'cash_deposit_not_found',
    'cash_deposit_received',
  ],
});
