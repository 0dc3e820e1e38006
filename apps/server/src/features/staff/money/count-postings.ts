import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { drain, waitForTurn } from '../../../platform/sweeps.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { updateOpen } from '../../customer/billing/index.ts';
import {
  addToCash,
  addToCustomers,
  addToDays,
  type CashSum,
  type CountedEntry,
  type CustomerSum,
  type DaySum,
  readEntries,
  takeMarks,
} from './sums.queries.ts';

/** So few that rows are looked up by their ids: for more, whole tables may be read. */
const BATCH = 250;

/**
 * Adds what was posted since the last time to the sums of the page of money. A mark is taken away in the
 * transaction that counts its posting, and postings never change: wherever this was interrupted, the sums
 * are those of a recount.
 */
export async function countPostings(ctx: Ctx): Promise<void> {
  await drain((batch) => countSome(ctx, batch), BATCH);
}

async function countSome(ctx: Ctx, batch: number): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    await waitForTurn(tx, 'count_money');
    const taken = await takeMarks(tx, batch);
    if (taken.length === 0) return 0;
    const entries = await readEntries(tx, taken, ctx.config.SELLER_TIME_ZONE);
    const earned = entries.filter(isRevenue);
    await addToDays(tx, sumOfDays(earned));
    await addToCustomers(tx, sumOfCustomers(earned));
    await addToCash(tx, sumOfCash(entries));
    await updateOpen(tx, shipmentsOwing(entries));
    return taken.length;
  });
}

function isRevenue({ account, currency }: CountedEntry): boolean {
  return (account === 'revenue' || account === 'refunds') && currency === BOOKS_CURRENCY;
}

/** Charges are credits of revenue; cancellations and refunds are debits. */
function sumOfDays(entries: readonly CountedEntry[]): DaySum[] {
  const sums = new Map<string, DaySum>();
  for (const { day, service, originCountry, destinationCountry, ...entry } of entries) {
    if (service === null || originCountry === null || destinationCountry === null) continue;
    const key = [day, service, originCountry, destinationCountry].join(' ');
    const sum = sums.get(key) ?? {
      day,
      service,
      originCountry,
      destinationCountry,
      bookings: 0,
      chargedCents: 0,
      creditedCents: 0,
    };
    sums.set(key, sum);
    const isCharge = entry.account === 'revenue' && entry.cents < 0;
    sum.chargedCents -= isCharge ? entry.cents : 0;
    sum.creditedCents += isCharge ? 0 : entry.cents;
    sum.bookings += isCharge && entry.isBooking ? 1 : 0;
  }
  return [...sums.values()];
}

function sumOfCustomers(entries: readonly CountedEntry[]): CustomerSum[] {
  const sums = new Map<string, CustomerSum>();
  for (const { customerId, day, cents } of entries) {
    if (customerId === null) continue;
    const ym = day.slice(0, 7);
    const key = `${ym} ${customerId}`;
    const sum = sums.get(key) ?? { ym, customerId, cents: 0 };
    sums.set(key, { ...sum, cents: sum.cents - cents });
  }
  return [...sums.values()];
}

function sumOfCash(entries: readonly CountedEntry[]): CashSum[] {
  const sums = new Map<string, CashSum>();
  for (const { account, holder, currency, cents } of entries) {
    if (account !== 'cash_with_courier') continue;
    const key = `${currency} ${holder}`;
    const sum = sums.get(key) ?? { holder, currency, cents: 0 };
    sums.set(key, { ...sum, cents: sum.cents + cents });
  }
  return [...sums.values()];
}

function shipmentsOwing(entries: readonly CountedEntry[]): string[] {
  const owing = entries.flatMap(({ account, shipmentId }) =>
    account === 'receivable' && shipmentId !== null ? [shipmentId] : [],
  );
  return [...new Set(owing)];
}
