import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { Cents, Currency, Instant } from '../fields.ts';
import { STATEMENT_STATES } from '../money-states.ts';

const endpoint = endpointsOf('billing');

/** A month of the carrier's own time zone. */
export const YearMonth = z.string().regex(/^[0-9]{4}-(?:0[1-9]|1[0-2])$/);

/** Refunds of a month may exceed its charges. */
const SignedCents = z.int();

export const BillingSummary = z
  .object({
    currency: Currency,
    /** All charges less cancellations and refunds. */
    totalSpendCents: SignedCents,
    delivered: z.int(),
    /** Picked up, in transit or out for delivery. */
    inTransit: z.int(),
    exceptions: z.int(),
    /** The last six months, oldest first, including months without charges. */
    byMonth: z.array(z.object({ ym: YearMonth, cents: SignedCents })).length(6),
    /** `estimate` while a booking or refund of this account is in progress. */
    calculated: z.enum(['server', 'estimate']),
  })
  .meta({ id: 'BillingSummary' });
export type BillingSummary = z.infer<typeof BillingSummary>;

/** PDFs, and the same as e-invoices by EN 16931 (UBL 2.1). */
export const PAPER_FILES = [
  'invoice.pdf',
  'invoice.xml',
  'credit-note.pdf',
  'credit-note.xml',
] as const;
export type PaperFile = (typeof PAPER_FILES)[number];

export const Statement = z
  .object({
    ym: YearMonth,
    amountCents: SignedCents,
    openCents: Cents,
    /** The part of it that was booked on account, to be paid by transfer with the number of the invoice. */
    onAccountCents: Cents,
    currency: Currency,
    state: z.enum(STATEMENT_STATES),
    issuedAt: Instant,
    dueAt: Instant,
    papers: z.array(z.object({ file: z.enum(PAPER_FILES), number: z.string() })),
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof Statement>;

export const readBilling = endpoint('GET /api/users/me/billing', {
  summary: 'The spend of the account, and its shipments by status.',
  answers: { 200: BillingSummary },
});

export const listStatements = endpoint('GET /api/users/me/statements', {
  summary: 'Monthly statements, newest first, 12 at a time.',
  query: z.object({
    /** Only statements older than this month. */
    before: YearMonth.optional(),
  }),
  answers: {
    200: z
      .object({
        statements: z.array(Statement),
        /** Value of `before` for the next page; null on the last page. */
        next: YearMonth.nullable(),
      })
      .meta({ id: 'StatementList' }),
  },
});

export const readStatementPaper = endpoint('GET /api/users/me/statements/:ym/:file', {
  summary: 'The invoice or credit note of a month, as a PDF or as an e-invoice by EN 16931.',
  params: z.object({ ym: YearMonth, file: z.enum(PAPER_FILES) }),
  answers: { 200: z.file() },
  mediaTypes: ['application/pdf', 'application/xml'],
  problems: ['statement_not_found'],
});

export const readStatementPaperAsStaff = endpoint(
  'GET /api/admin/users/:userId/statements/:ym/:file',
  {
    summary: 'The invoice or credit note of a customer, as the customer has it.',
    params: z.object({ userId: z.uuid(), ym: YearMonth, file: z.enum(PAPER_FILES) }),
    answers: { 200: z.file() },
    mediaTypes: ['application/pdf', 'application/xml'],
    problems: [...OF_STAFF, 'statement_not_found'],
  },
);
