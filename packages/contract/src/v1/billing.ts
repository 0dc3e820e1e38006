import { TAX_CODES } from '@waypost/domain/tax';
import { z } from 'zod';
import { PAPER_FILES, YearMonth } from '../endpoints/billing.ts';
import { Cents, Currency } from '../fields.ts';
import { STATEMENT_STATES } from '../money-states.ts';
import { programEndpointsOf } from './endpoint.ts';
import { example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import { Service } from './goods.ts';

const endpoint = programEndpointsOf('billing');

const Month = example(YearMonth, '2026-10');

const Paper = z
  .strictObject({
    /** Its file name. */
    file: open(example(z.enum(PAPER_FILES), 'invoice.pdf')),
    /** Number of the invoice or credit note. */
    number: example(z.string(), 'WP-2026-000123'),
    /** Where it is. */
    url: example(z.url(), 'https://waypost.example/api/v1/statements/2026-10/invoice.pdf'),
  })
  .meta({ id: 'V1Paper' });

const MonthStatement = z
  .strictObject({
    /** Always `statement`. */
    object: example(z.literal('statement'), 'statement'),
    /** The month, which is its id. */
    id: Month,
    /** Real, or of the test mode. */
    mode: Mode,
    /** When it was issued. */
    createdAt: Moment,
    /** When it is due. */
    dueAt: Moment,
    /** Charges less credits. Negative if more was credited than charged. */
    amountCents: example(z.int(), 128_450),
    /** What is still to be paid. */
    openCents: example(Cents, 0),
    /** The part of it that was booked on account. */
    onAccountCents: example(Cents, 0),
    /** Currency of the amounts. */
    currency: example(Currency, 'EUR'),
    /** Where it stands. */
    state: open(example(z.enum(STATEMENT_STATES), 'paid')),
    /** Its invoice and credit note. */
    papers: z.array(Paper),
  })
  .meta({ id: 'V1Statement' });

export const v1ListStatements = endpoint('GET /api/v1/statements', {
  summary: 'Your monthly statements, newest first.',
  limit: 'reads',
  query: z.strictObject(PAGE),
  answers: { 200: listOf('V1Statements', MonthStatement) },
});

const StatementLine = z
  .strictObject({
    /** Always `statement_line`. */
    object: example(z.literal('statement_line'), 'statement_line'),
    /** Real, or of the test mode. */
    mode: Mode,
    /** The shipment. A statement has one line for each, so this is the id of the line. */
    shipmentId: Id,
    /** Its tracking number. */
    trackingNumber: example(z.string(), 'WPN3T7HTS5882E8G'),
    /** Your own name for the shipment; null if it has none. */
    reference: example(z.string().nullable(), 'ORDER-1001'),
    /** How it was sent. */
    service: Service,
    /** When it was booked, which for a credit may be in an earlier month. */
    bookedAt: Moment,
    /** The document that lists this line. */
    paper: z
      .strictObject({
        /** What it is. */
        kind: open(example(z.enum(['invoice', 'credit_note']), 'invoice')),
        /** Its number. */
        number: example(z.string(), 'WP-2026-000123'),
      })
      .meta({ id: 'V1StatementLinePaper' }),
    /** Numbers of the invoices that a line of a credit note corrects; empty for a line of an invoice. */
    corrects: example(z.array(z.string()), []),
    /** What was charged in the month, with tax. */
    chargedCents: example(Cents, 5_267),
    /** What was cancelled or refunded in the month, with tax. */
    creditedCents: example(Cents, 0),
    /** Charges less credits. The lines of a month add up to the amount of the statement. */
    amountCents: example(z.int(), 5_267),
    /** Why this rate applies, by UNCL 5305: `S` standard rate, `AE` reverse charge, `G` export, `none` without tax. */
    taxCode: open(example(z.enum(TAX_CODES), 'S')),
    /** The rate in thousandths: 210 is 21 %. */
    taxRatePerMille: example(z.int(), 210),
    /** The tax within `amountCents`. */
    taxCents: example(z.int(), 914),
    /** Currency of the amounts. */
    currency: example(Currency, 'EUR'),
    /** Whether it was booked on account. */
    onAccount: example(z.boolean(), true),
    /** What of it is still to be paid. */
    openCents: example(Cents, 0),
  })
  .meta({ id: 'V1StatementLine' });

export const v1ListStatementLines = endpoint('GET /api/v1/statements/:month/lines', {
  summary: 'The lines of a monthly statement: one for each shipment, in the order of their ids.',
  limit: 'reads',
  params: z.object({
    /** The month. */
    month: Month,
  }),
  query: z.strictObject(PAGE),
  answers: { 200: listOf('V1StatementLines', StatementLine) },
  problems: ['statement_not_found'],
});

export const v1ReadStatementPaper = endpoint('GET /api/v1/statements/:month/:file', {
  summary: 'The invoice or credit note of a month, as a PDF or as an e-invoice by EN 16931.',
  limit: 'reads',
  params: z.object({
    /** The month. */
    month: Month,
    /** The file name. */
    file: example(z.enum(PAPER_FILES), 'invoice.pdf'),
  }),
  answers: { 200: z.file() },
  mediaTypes: ['application/pdf', 'application/xml'],
  problems: ['statement_not_found'],
});

export const v1ReadBalance = endpoint('GET /api/v1/balance', {
  summary: 'What you owe on account, and what you may still book.',
  limit: 'reads',
  answers: {
    200: z
      .strictObject({
        /** Always `balance`. */
        object: example(z.literal('balance'), 'balance'),
        /** Real, or of the test mode. */
        mode: Mode,
        /** Currency of the amounts. */
        currency: example(Currency, 'EUR'),
        /** The most that may be owed; 0 for an account without credit. */
        limitCents: example(Cents, 500_000),
        /** Owed now. */
        owedCents: example(Cents, 128_450),
        /** What may still be booked on account. */
        leftCents: example(Cents, 371_550),
      })
      .meta({ id: 'V1Balance' }),
  },
});
