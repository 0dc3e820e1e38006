import { randomUUID } from 'node:crypto';
import type { MoneyEntry, MoneySummary, StaffStatement } from '@waypost/contract';
import { addMonths, lastMonthOver } from '@waypost/domain/months';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, insertBooked, postAt } from '../../../testing/books.ts';
import { type Moment, openBreakingDatabase } from '../../../testing/breaking-database.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { countPostings } from './count-postings.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const count = () => worker.runJob('count_money', {});
let finance: TestStaff;

const PAST = lastMonthOver(new Date(), 'Europe/Brussels');
const EARLIER = addMonths(PAST, -12);

beforeAll(async () => {
  finance = await registerStaff(server, 'finance');
});

beforeEach(async () => {
  await sql`TRUNCATE customers, shipments, ledger_transactions, posting_marks, revenue_by_day,
    revenue_by_customer, cash_by_holder, statements, refunds CASCADE`.execute(server.owner.db);
});

async function read<T>(path: string): Promise<T> {
  const answer = await finance.browser.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}

async function bookSome(months: readonly string[]): Promise<string> {
  const { db } = server.owner;
  const customerId = await insertAccount(db);
  for (const [at, ym] of months.entries()) {
    const shipment = await insertBooked(db, {
      customerId,
      at: `${ym}-03T12:00:00Z`,
      cents: 1_000 + at,
    });
    if (at % 3 === 0) await postAt(db, shipment, 'cancel', `${ym}-05T12:00:00Z`);
    if (at % 3 === 1) await postAt(db, shipment, 'refund', `${ym}-06T12:00:00Z`);
    if (at % 3 === 2) await postAt(db, shipment, 'collected', `${ym}-07T12:00:00Z`);
  }
  return customerId;
}

async function recounted() {
  const days = await sql`
    SELECT (e.recorded_at AT TIME ZONE 'Europe/Brussels')::date::text AS day,
      count(*) FILTER (WHERE t.effect_key LIKE 'booking:%')::int AS bookings,
      -sum(e.amount_cents)::int AS cents
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.account IN ('revenue', 'refunds') GROUP BY 1 ORDER BY 1`.execute(server.owner.db);
  const cash = await sql`SELECT sum(amount_cents)::int AS cents FROM ledger_entries
    WHERE account = 'cash_with_courier'`.execute(server.owner.db);
  const customers = await sql`
    SELECT to_char(recorded_at AT TIME ZONE 'Europe/Brussels', 'YYYY-MM') AS ym, customer_id,
      -sum(amount_cents)::int AS cents
    FROM ledger_entries WHERE account IN ('revenue', 'refunds') AND customer_id IS NOT NULL
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(server.owner.db);
  return { days: days.rows, cash: cash.rows, customers: customers.rows };
}

async function kept() {
  const days = await sql`SELECT day::text, sum(bookings)::int AS bookings,
      sum(charged_cents - credited_cents)::int AS cents
    FROM revenue_by_day GROUP BY 1 ORDER BY 1`.execute(server.owner.db);
  const cash = await sql`SELECT sum(cents)::int AS cents FROM cash_by_holder`.execute(
    server.owner.db,
  );
  const customers = await sql`SELECT ym, customer_id, cents::int FROM revenue_by_customer
    ORDER BY 1, 2`.execute(server.owner.db);
  return { days: days.rows, cash: cash.rows, customers: customers.rows };
}

/** A worker that is killed while it counts. */
async function dieCounting(moment: Moment, nth: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    server.owner.db,
  );
  const url = urlOf(testConfig().config.DATABASE_WORKER_URL, rows[0]?.name ?? '');
  const breaking = openBreakingDatabase(url, moment, nth);
  await countPostings({ ...server.ctx, db: breaking.db }).catch(() => undefined);
  await breaking.close();
}

describe('the sums of the page of money', () => {
  it('equal a recount of the ledger, wherever the process that counts is killed', async () => {
    for (let nth = 1; nth <= 8; nth += 1) {
      await bookSome([EARLIER, PAST, PAST]);
      await dieCounting('before a statement', nth);
      await bookSome([PAST, PAST, PAST]);
      await dieCounting('after a commit', 1);
    }
    await count();
    expect(await kept()).toEqual(await recounted());
  });

  it('compare a month with the same days a year before, and lead to the rows behind them', async () => {
    const customerId = await bookSome([EARLIER, PAST, PAST]);
    await count();
    const { revenue, cash } = await read<MoneySummary>(`/api/admin/money?month=${PAST}`);
    expect(revenue).toMatchObject({ cents: 1_002, bookings: 2, beforeCents: 0 });
    expect(revenue.byDay.find(({ day }) => day === `${PAST}-03`)).toEqual({
      day: `${PAST}-03`,
      cents: 2_003,
      bookings: 2,
      beforeCents: 1_000,
    });
    expect(revenue.byService).toEqual([
      { service: 'express', cents: 1_002, bookings: 2, beforeCents: 0 },
    ]);
    expect(revenue.byLane).toMatchObject([{ from: 'BE', to: 'FR', cents: 1_002 }]);
    expect(revenue.byCustomer).toEqual([
      { customerId, name: 'Example NV', cents: 1_002, beforeCents: 0 },
    ]);
    expect(cash).toEqual([{ holder: '', name: '', currency: 'EUR', cents: 1_002 }]);

    const sumOf = async (query: string) => {
      const rows: MoneyEntry[] = [];
      for (let after = ''; ;) {
        const page = await read<{ entries: MoneyEntry[]; next: string | null }>(
          `/api/admin/money/entries?${query}&limit=1${after}`,
        );
        rows.push(...page.entries);
        if (page.next === null) break;
        after = `&after=${page.next}`;
      }
      return rows.reduce((sum, { cents }) => sum + cents, 0);
    };
    expect(await sumOf(`day=${PAST}-03`)).toBe(2_003);
    expect(await sumOf(`day=${PAST}-03&service=express&from=BE&to=FR`)).toBe(2_003);
    expect(await sumOf(`day=${PAST}-03&service=standard`)).toBe(0);
    expect(await sumOf(`customer=${customerId}&month=${PAST}`)).toBe(1_002);
    expect(await sumOf(`holder=none`)).toBe(1_002);
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;

async function insertStatement(daysOverdue: number, openCents: number): Promise<string> {
  const id = randomUUID();
  const customerId = await insertAccount(server.owner.db);
  const dueAt = new Date(Date.now() - daysOverdue * DAY_MS - 60_000);
  await sql`INSERT INTO statements (id, shard, customer_id, ym, currency, charged_cents, credited_cents,
      open_cents, due_at, paid_at)
    VALUES (${id}, 7, ${customerId}, ${PAST}, 'EUR', 900, 0, ${openCents}, ${dueAt},
      ${openCents === 0 ? new Date() : null})`.execute(server.owner.db);
  return id;
}

describe('the statements of all customers', () => {
  it('are summed by the days since they were due, and each sum leads to its rows', async () => {
    for (const days of [-5, 0, 30, 31, 60, 61, 90, 91, 400]) await insertStatement(days, 100);
    const paid = await insertStatement(10, 0);
    const { statements } = await read<MoneySummary>('/api/admin/money');
    expect(statements.byAge).toEqual([
      { age: 'not_due', count: 1, cents: 100 },
      { age: '0-30', count: 2, cents: 200 },
      { age: '31-60', count: 2, cents: 200 },
      { age: '61-90', count: 2, cents: 200 },
      { age: 'over-90', count: 2, cents: 200 },
    ]);
    expect(statements.paid).toEqual({ count: 1, cents: 900 });
    type Page = { statements: StaffStatement[]; next: string | null };
    for (const { age, count: rows } of statements.byAge) {
      const path = `/api/admin/money/statements?age=${age}`;
      const first = await read<Page>(`${path}&limit=1`);
      const rest =
        first.next === null
          ? []
          : (await read<Page>(`${path}&after=${first.next}&limit=50`)).statements;
      const found = [...first.statements, ...rest];
      expect(found).toHaveLength(rows);
      expect(new Set(found.map(({ id }) => id)).size).toBe(rows);
      expect(found.every(({ state }) => state === (age === 'not_due' ? 'open' : 'overdue'))).toBe(
        true,
      );
    }
    const page = await read<Page>('/api/admin/money/statements?state=paid');
    expect(page.statements).toMatchObject([{ id: paid, state: 'paid', customer: 'Example NV' }]);
  });

  it('have their open amounts brought up to the ledger within a minute of a payment', async () => {
    const { db } = server.owner;
    const customerId = await insertAccount(db);
    const shipment = await insertBooked(db, { customerId, at: `${PAST}-03T12:00:00Z`, cents: 700 });
    await worker.runJob('close_months', {});
    await worker.runJobs();
    const openOf = async () => {
      const { rows } = await sql<{ cents: number }>`SELECT open_cents AS cents FROM statements
        WHERE customer_id = ${customerId}`.execute(db);
      return rows[0]?.cents;
    };
    expect(await openOf()).toBe(700);
    await postAt(db, shipment, 'collected', `${PAST}-20T12:00:00Z`);
    await count();
    expect(await openOf()).toBe(0);
  });
});

it('shows refunds by state, and the rows of a state', async () => {
  const { db } = server.owner;
  const { id } = await insertBooked(db, {
    customerId: null,
    at: `${PAST}-03T12:00:00Z`,
    cents: 500,
  });
  for (const state of ['pending', 'failed', 'failed', 'succeeded']) {
    await sql`INSERT INTO refunds (id, shard, shipment_id, channel, amount_cents, currency, state)
      VALUES (${randomUUID()}, 7, ${id}, 'provider', 50, 'EUR', ${state}::refund_state)`.execute(
      db,
    );
  }
  const { refunds, disputes } = await read<MoneySummary>('/api/admin/money');
  expect(refunds).toEqual([
    { state: 'pending', count: 1, cents: 50 },
    { state: 'failed', count: 2, cents: 100 },
    { state: 'succeeded', count: 1, cents: 50 },
    { state: 'cancelled', count: 0, cents: 0 },
  ]);
  expect(disputes.every((sum) => sum.count === 0)).toBe(true);
  const listed = await read<{ returns: unknown[] }>('/api/admin/money/returns?state=failed');
  expect(listed.returns).toHaveLength(2);
  const none = await read<{ returns: unknown[] }>('/api/admin/money/returns?kind=dispute');
  expect(none.returns).toEqual([]);
});
