import {
  DISPUTE_STATES,
  type MoneyEntry,
  type MoneyReturn,
  REFUND_STATES,
  type StaffStatement,
  type StatementAge,
} from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { monthRange } from '../../customer/billing/index.ts';
import {
  dayRange,
  type EntriesOf,
  type EntryRow,
  listEntries,
  listReturns,
  listStatements,
} from './lists.queries.ts';
import type { RevenueFilter } from './revenue.queries.ts';
import { IS_OVERDUE, isOfAge } from './standing.queries.ts';

type Page = { after: string | undefined; limit: number };

type EntryQuery = Page &
  RevenueFilter & {
    day?: string | undefined;
    customer?: string | undefined;
    month?: string | undefined;
    holder?: string | undefined;
  };

export async function readEntries(ctx: Ctx, tx: Db, query: EntryQuery) {
  const { after, limit } = query;
  // one more than requested: there is a next page
  const rows = await listEntries(tx, entriesOf(ctx, query), { after, limit: limit + 1 });
  const page = rows.slice(0, limit).map(presentEntry);
  return { entries: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Without anything to go by, today's revenue. */
function entriesOf(ctx: Ctx, { day, customer, month, holder, ...filter }: EntryQuery): EntriesOf {
  const { SELLER_TIME_ZONE: timeZone } = ctx.config;
  if (holder !== undefined) return { kind: 'holder', holder: holder === 'none' ? '' : holder };
  if (customer !== undefined) {
    const range = month === undefined ? null : monthRange(month, timeZone);
    return { kind: 'customer', customerId: customer, range };
  }
  return { kind: 'day', range: dayRange(day, timeZone), ...filter };
}

function presentEntry(row: EntryRow): MoneyEntry {
  return {
    id: `${row.transactionId}_${row.entryNo}`,
    recordedAt: row.recordedAt.toISOString(),
    what: row.effectKey.split(':')[0] ?? '',
    cents: row.cents,
    currency: row.currency,
    shipmentId: row.shipmentId,
    trackingNumber: row.trackingNumber,
    service: row.service as MoneyEntry['service'],
    from: row.originCountry,
    to: row.destinationCountry,
    customerId: row.customerId,
  };
}

type StatementQuery = Page & {
  state: StaffStatement['state'];
  age?: StatementAge | undefined;
};

export async function readStatements(tx: Db, { state, age, after, limit }: StatementQuery) {
  const ofState = state === 'open' ? isOfAge('not_due') : IS_OVERDUE;
  const which =
    state === 'paid'
      ? ({ isPaid: true } as const)
      : ({ isPaid: false, isOfAge: age === undefined ? ofState : isOfAge(age) } as const);
  const rows = await listStatements(tx, which, { after, limit: limit + 1 });
  const page = rows.slice(0, limit).map(({ isPastDue, ...row }): StaffStatement => ({
    ...row,
    state: row.paidAt === null ? (isPastDue ? 'overdue' : 'open') : 'paid',
    issuedAt: row.issuedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }));
  return { statements: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

type ReturnQuery = Page & { kind: 'refund' | 'dispute'; state: MoneyReturn['state'] };

export async function readReturns(tx: Db, { kind, state, after, limit }: ReturnQuery) {
  const states: readonly string[] = kind === 'refund' ? REFUND_STATES : DISPUTE_STATES;
  if (!states.includes(state)) return { returns: [], next: null };
  const rows = await listReturns(tx, kind, state, { after, limit: limit + 1 });
  const page = rows.slice(0, limit).map((row): MoneyReturn => ({
    ...row,
    state,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { returns: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
