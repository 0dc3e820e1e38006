import type { Stringifier } from 'csv-stringify';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { csvOf } from '../../../platform/csv-export.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { type BookEntry, listBooks, sumBooks } from './books.queries.ts';

const SUMS = ['Month', 'Account', 'TaxCode', 'Currency', 'Debit', 'Credit'];
const ENTRIES = [
  'Time',
  'Transaction',
  'Effect',
  'Account',
  'TaxCode',
  'Holder',
  'Shipment',
  'Currency',
  'Debit',
  'Credit',
];

/** For accountants: one balanced file of a month, or all its entries. The row in the log comes first. */
export async function exportBooks(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { ym, file }: { ym: string; file: 'sums' | 'entries' },
): Promise<Stringifier> {
  await auditStaff(ctx.db, staffId, 'money.export', 'money:books', { ym, file });
  return file === 'sums' ? csvOf(ctx, SUMS, sums(ctx, ym)) : csvOf(ctx, ENTRIES, entries(ctx, ym));
}

/** Ends with a line for each currency whose two sums are equal. */
async function* sums(ctx: Ctx, ym: string) {
  const timeZone = ctx.config.SELLER_TIME_ZONE;
  const [first = ym, last = ym] = [daysOf(ym)[0], daysOf(ym).at(-1)];
  const rows = await sumBooks(ctx.db, { first, last, timeZone });
  for (const { account, taxCode, currency, debitCents, creditCents } of rows) {
    yield [ym, account, taxCode, currency, decimal(debitCents), decimal(creditCents)];
  }
  for (const currency of new Set(rows.map((row) => row.currency))) {
    const own = rows.filter((row) => row.currency === currency);
    const debit = own.reduce((cents, row) => cents + row.debitCents, 0);
    const credit = own.reduce((cents, row) => cents + row.creditCents, 0);
    yield [ym, 'total', '', currency, decimal(debit), decimal(credit)];
  }
}

/** A day at a time: a month of a large carrier is too much to hold at once. */
async function* entries(ctx: Ctx, ym: string) {
  const timeZone = ctx.config.SELLER_TIME_ZONE;
  for (const day of daysOf(ym)) {
    const entriesOfDay = await listBooks(ctx.db, { first: day, last: day, timeZone });
    for (const entry of entriesOfDay) yield lineOf(entry);
  }
}

function daysOf(ym: string): string[] {
  const [year = 0, month = 1] = ym.split('-').map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${ym}-${String(at + 1).padStart(2, '0')}`);
}

function lineOf(entry: BookEntry): string[] {
  const { amountCents: cents } = entry;
  return [
    entry.recordedAt.toISOString(),
    entry.transactionId,
    entry.effectKey,
    entry.account,
    entry.taxCode,
    entry.holder,
    entry.trackingNumber,
    entry.currency,
    cents > 0 ? decimal(cents) : '',
    cents < 0 ? decimal(-cents) : '',
  ];
}

function decimal(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
