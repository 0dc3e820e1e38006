import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CELLS_MISSING, Cents, CountryCode, Currency, Instant, UUID } from '../fields.ts';
import {
  DISPUTE_STATES,
  REFUND_STATES,
  SOLD_SERVICES,
  STATEMENT_AGES,
  STATEMENT_STATES,
} from '../money-states.ts';
import { YearMonth } from './billing.ts';
import { Day } from './calendars.ts';

const endpoint = endpointsOf('money');

/** Charges less cancellations and refunds, and the same of a year before. */
const Earned = { cents: z.int(), bookings: z.int(), beforeCents: z.int() };
const Sum = { count: z.int(), cents: z.int() };

/** What narrows the revenue down. */
const RevenueFilter = {
  service: z.enum(SOLD_SERVICES).optional(),
  from: CountryCode.optional(),
  to: CountryCode.optional(),
};

export const MoneySummary = z
  .strictObject({
    asOf: Instant,
    currency: Currency,
    month: YearMonth,
    /** The current month, up to today. */
    isRunning: z.boolean(),
    revenue: z.strictObject({
      ...Earned,
      /** Every day of the month up to today, compared with the same day a year before. */
      byDay: z.array(z.strictObject({ day: Day, ...Earned })),
      byService: z.array(z.strictObject({ service: z.enum(SOLD_SERVICES), ...Earned })),
      /** The 20 with the most revenue. */
      byLane: z.array(z.strictObject({ from: CountryCode, to: CountryCode, ...Earned })),
      /** The 20 accounts with the most revenue; of the whole month, whatever the filter. */
      byCustomer: z.array(
        z.strictObject({
          customerId: z.uuid(),
          name: z.string(),
          cents: z.int(),
          beforeCents: z.int(),
        }),
      ),
    }),
    statements: z.strictObject({
      byAge: z.array(z.strictObject({ age: z.enum(STATEMENT_AGES), ...Sum })),
      /** Paid for good in this month. */
      paid: z.strictObject(Sum),
    }),
    /** Pending and failed ones of any time, the others of this month. */
    refunds: z.array(z.strictObject({ state: z.enum(REFUND_STATES), ...Sum })),
    /** Open ones of any time, the others of this month. */
    disputes: z.array(z.strictObject({ state: z.enum(DISPUTE_STATES), ...Sum })),
    /** Differences between our books and the payment provider that are open on the desk. */
    reconciliation: z.strictObject({ open: z.int() }),
    cash: z.array(
      z.strictObject({
        /** `source:12` or `person:` with an id; empty for cash that staff marked as collected. */
        holder: z.string(),
        name: z.string(),
        currency: Currency,
        cents: z.int(),
      }),
    ),
    ...CELLS_MISSING,
  })
  .meta({ id: 'MoneySummary' });
export type MoneySummary = z.infer<typeof MoneySummary>;

export const readMoney = endpoint('GET /api/admin/money', {
  summary:
    'Revenue of a month by day, service, lane and customer, statements by age, refunds, disputes and cash. Sums are up to a minute old.',
  query: z.object({ month: YearMonth.optional(), ...RevenueFilter }),
  answers: { 200: MoneySummary },
  problems: OF_STAFF,
});

const Entry = z
  .strictObject({
    id: z.string(),
    recordedAt: Instant,
    /** What was posted, such as `booking`, `cancel` or `refund`. */
    what: z.string(),
    cents: z.int(),
    currency: Currency,
    shipmentId: z.uuid().nullable(),
    trackingNumber: z.string().nullable(),
    service: z.enum(SOLD_SERVICES).nullable(),
    from: CountryCode.nullable(),
    to: CountryCode.nullable(),
    customerId: z.uuid().nullable(),
  })
  .meta({ id: 'MoneyEntry' });
export type MoneyEntry = z.infer<typeof Entry>;

const EntryCursor = z.string().regex(new RegExp(`^${UUID}_\\d{1,4}$`));
const Limit = z.coerce.number().int().min(1).max(100).default(50);

export const listMoneyEntries = endpoint('GET /api/admin/money/entries', {
  summary:
    'The ledger entries behind a figure, newest first: the revenue of a day, of a customer in a month, or the cash of a holder.',
  query: z.object({
    day: Day.optional(),
    ...RevenueFilter,
    customer: z.uuid().optional(),
    /** With `customer`. */
    month: YearMonth.optional(),
    holder: z
      .string()
      .regex(new RegExp(`^(?:source:\\d{1,9}|person:${UUID}|none)$`))
      .optional(),
    after: EntryCursor.optional().describe('`next` of the page before.'),
    limit: Limit,
  }),
  answers: {
    200: z
      .object({ entries: z.array(Entry), next: z.string().nullable(), ...CELLS_MISSING })
      .meta({ id: 'MoneyEntryPage' }),
  },
  problems: OF_STAFF,
});

export const StaffStatement = z
  .strictObject({
    id: z.uuid(),
    customerId: z.uuid(),
    customer: z.string(),
    ym: YearMonth,
    papers: z.array(
      z.strictObject({ kind: z.enum(['invoice', 'credit_note']), number: z.string() }),
    ),
    amountCents: z.int(),
    openCents: Cents,
    currency: Currency,
    state: z.enum(STATEMENT_STATES),
    issuedAt: Instant,
    dueAt: Instant,
    paidAt: Instant.nullable(),
  })
  .meta({ id: 'StaffStatement' });
export type StaffStatement = z.infer<typeof StaffStatement>;

export const listStatementsAsStaff = endpoint('GET /api/admin/money/statements', {
  summary:
    'Statements of all customers: those that are open by the day they were due, those that are paid newest first.',
  query: z.object({
    state: z.enum(STATEMENT_STATES).default('overdue'),
    /** Narrows open and overdue ones. */
    age: z.enum(STATEMENT_AGES).optional(),
    after: z.uuid().optional().describe('`next` of the page before.'),
    limit: Limit,
  }),
  answers: {
    200: z
      .object({
        statements: z.array(StaffStatement),
        next: z.string().nullable(),
        ...CELLS_MISSING,
      })
      .meta({ id: 'StaffStatementPage' }),
  },
  problems: OF_STAFF,
});

const MoneyReturn = z
  .strictObject({
    id: z.uuid(),
    shipmentId: z.uuid(),
    trackingNumber: z.string(),
    cents: Cents,
    currency: Currency,
    state: z.enum([...REFUND_STATES, ...DISPUTE_STATES]),
    /** Of a refund. */
    channel: z.enum(['provider', 'by_hand']).nullable(),
    failureReason: z.string().nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'MoneyReturn' });
export type MoneyReturn = z.infer<typeof MoneyReturn>;

export const listMoneyReturns = endpoint('GET /api/admin/money/returns', {
  summary: 'Refunds or disputes in one state, those that changed last first.',
  query: z.object({
    kind: z.enum(['refund', 'dispute']).default('refund'),
    state: z.enum([...REFUND_STATES, ...DISPUTE_STATES]).default('pending'),
    after: z.uuid().optional().describe('`next` of the page before.'),
    limit: Limit,
  }),
  answers: {
    200: z
      .object({ returns: z.array(MoneyReturn), next: z.string().nullable(), ...CELLS_MISSING })
      .meta({ id: 'MoneyReturnPage' }),
  },
  problems: OF_STAFF,
});

export const BOOK_FILES = ['sums', 'entries'] as const;

export const exportBooks = endpoint('GET /api/admin/money/books.csv', {
  summary:
    'The books of a month as CSV, for accountants: debits and credits by account and tax code, which balance, or every entry.',
  query: z.object({ ym: YearMonth, file: z.enum(BOOK_FILES).default('sums') }),
  answers: { 200: z.string() },
  mediaTypes: ['text/csv'],
  problems: OF_STAFF,
});
