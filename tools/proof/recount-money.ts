import type pg from 'pg';
import { readValue } from '../installation/read-value.ts';
import { waitFor } from '../installation/wait-for.ts';

const PATIENCE_MS = 120_000;

/** Time went by after the sums were kept: they are made again from all postings, as after an upgrade. */
export async function sumAgain(db: pg.Client): Promise<void> {
  await db.query(`BEGIN;
    SELECT pg_advisory_xact_lock(hashtext('count_money'));
    TRUNCATE revenue_by_day, revenue_by_customer, cash_by_holder;
    INSERT INTO posting_marks (transaction_id, shard) SELECT id, shard FROM ledger_transactions
      ON CONFLICT DO NOTHING;
    COMMIT`);
  await waitUntilSummed(db);
}

export async function waitUntilSummed(db: pg.Client): Promise<void> {
  await db.query(`INSERT INTO pgboss.job (name, data) VALUES ('count_money', '{}')
    ON CONFLICT DO NOTHING`);
  await waitFor('the sums of the page of money', PATIENCE_MS, async () => {
    const left = await readValue<number>(db, 'SELECT count(*)::int FROM posting_marks');
    return left === 0 ? true : undefined;
  });
}

type Sums = Map<string, number>;
const newSums = (): Sums => new Map();

function add(sums: Sums, key: string, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}

interface Row {
  at: Date;
  account: string;
  cents: number;
  customer: string | null;
  holder: string | null;
  shipment: string | null;
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** What the page of money reads, held to bare rows of the ledger that are added up in plain loops. */
export async function compareMoney(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<Row>(
    `SELECT t.recorded_at AS at, e.account::text AS account, e.amount_cents::float8 AS cents,
       e.customer_id AS customer, e.holder, t.shipment_id AS shipment
     FROM ledger_entries e, ledger_transactions t WHERE t.id = e.transaction_id AND e.currency = 'EUR'`,
  );
  const [days, months, cash, owed] = [newSums(), newSums(), newSums(), newSums()];
  for (const { at, account, cents, customer, holder, shipment } of rows) {
    const day = clock.format(at);
    if (account === 'revenue' || account === 'refunds') {
      add(days, day, -cents);
      if (customer !== null) add(months, `${day.slice(0, 7)} ${customer}`, -cents);
    }
    if (account === 'cash_with_courier') add(cash, holder ?? '', cents);
    if (account === 'receivable') add(owed, shipment ?? '', cents);
  }
  const open = newSums();
  const { rows: lines } = await db.query<{ statement: string; shipment: string }>(
    `SELECT l.statement_id AS statement, l.shipment_id AS shipment FROM statement_lines l, statements s
     WHERE s.id = l.statement_id AND l.open_cents > 0 AND s.paid_at IS NULL`,
  );
  for (const { statement, shipment } of lines)
    add(open, statement, Math.max(0, owed.get(shipment) ?? 0));
  return [
    ...(await differences(
      db,
      'revenue by day',
      days,
      'SELECT day::text, sum(charged_cents - credited_cents)::float8 FROM revenue_by_day GROUP BY day',
    )),
    ...(await differences(
      db,
      'revenue by customer',
      months,
      `SELECT ym || ' ' || customer_id, cents::float8 FROM revenue_by_customer`,
    )),
    ...(await differences(
      db,
      'cash by holder',
      cash,
      'SELECT holder, cents::float8 FROM cash_by_holder',
    )),
    ...(await differences(
      db,
      'open statements',
      open,
      'SELECT id::text, open_cents::float8 FROM statements WHERE paid_at IS NULL',
    )),
  ];
}

async function differences(
  db: pg.Client,
  what: string,
  must: Sums,
  sql: string,
): Promise<string[]> {
  const { rows } = await db.query<[string, number]>({ text: sql, rowMode: 'array' });
  const kept = new Map(rows);
  const keys = new Set([...kept.keys(), ...must.keys()]);
  return [...keys]
    .filter((key) => (kept.get(key) ?? 0) !== (must.get(key) ?? 0))
    .map((key) => `${what} ${key}: ${kept.get(key) ?? 0}, must be ${must.get(key) ?? 0}`);
}
