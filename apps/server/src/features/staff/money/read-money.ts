import {
  DISPUTE_STATES,
  type MoneySummary,
  REFUND_STATES,
  STATEMENT_AGES,
} from '@waypost/contract';
import { addMonths, monthOf } from '@waypost/domain/months';
import { countOfLargest } from '../../../platform/cells/join-sums.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { monthRange } from '../../customer/billing/index.ts';
import { countOpenItems } from '../desk/index.ts';
import { type Days, listTopCustomers, type RevenueFilter, sumSold } from './revenue.queries.ts';
import { listCash, sumOpen, sumPaid, sumReturns } from './standing.queries.ts';

export const TOP_LANES = 20;
export const TOP_CUSTOMERS = 20;

type Revenue = MoneySummary['revenue'];

export async function readMoney(
  ctx: Ctx,
  tx: Db,
  { month, ...filter }: { month?: string | undefined } & RevenueFilter,
): Promise<MoneySummary> {
  const { SELLER_TIME_ZONE: timeZone } = ctx.config;
  const now = new Date();
  const running = monthOf(now, timeZone);
  const ym = month ?? running;
  const days = daysOf(ym, ym === running ? todayIn(now, timeZone) : undefined);
  return {
    asOf: now.toISOString(),
    currency: BOOKS_CURRENCY,
    month: ym,
    isRunning: ym === running,
    revenue: await readRevenue(ctx, tx, { ym, days, filter }),
    ...(await readStanding(tx, ym, timeZone)),
  };
}

async function readRevenue(
  { cells }: Pick<Ctx, 'cells'>,
  tx: Db,
  { ym, days, filter }: { ym: string; days: Days; filter: RevenueFilter },
): Promise<Revenue> {
  const mostLanes = countOfLargest(cells, TOP_LANES);
  const { byDay, byService, byLane } = await sumSold(tx, days, filter, mostLanes);
  const total = (of: 'cents' | 'bookings' | 'beforeCents') =>
    byDay.reduce((sum, day) => sum + day[of], 0);
  return {
    cents: total('cents'),
    bookings: total('bookings'),
    beforeCents: total('beforeCents'),
    byDay,
    byService: byService as Revenue['byService'],
    byLane: byLane.map(({ originCountry, destinationCountry, ...earned }) => ({
      ...earned,
      from: originCountry,
      to: destinationCountry,
    })),
    byCustomer: await listTopCustomers(tx, { ym, yearBefore: addMonths(ym, -12) }, TOP_CUSTOMERS),
  };
}

async function readStanding(tx: Db, ym: string, timeZone: string) {
  const range = monthRange(ym, timeZone);
  const byAge: MoneySummary['statements']['byAge'] = [];
  for (const age of STATEMENT_AGES) byAge.push({ age, ...(await sumOpen(tx, age)) });
  const refunds: MoneySummary['refunds'] = [];
  for (const state of REFUND_STATES) {
    const isOpen = state === 'pending' || state === 'failed';
    refunds.push(await sumReturns(tx, 'refunds', state, isOpen ? null : range));
  }
  const disputes: MoneySummary['disputes'] = [];
  for (const state of DISPUTE_STATES) {
    disputes.push(await sumReturns(tx, 'payment_disputes', state, state === 'open' ? null : range));
  }
  return {
    statements: { byAge, paid: await sumPaid(tx, range) },
    refunds,
    disputes,
    reconciliation: { open: await countOpenItems(tx, 'reconciliation') },
    cash: await listCash(tx),
  };
}

/** The whole month, or up to a day of it. */
function daysOf(ym: string, upTo: string | undefined): Days {
  const next = new Date(`${addMonths(ym, 1)}-01T00:00:00Z`);
  next.setUTCDate(0);
  return { first: `${ym}-01`, last: upTo ?? next.toISOString().slice(0, 10) };
}

function todayIn(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
