import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { monthRange } from './spend.queries.ts';

const DUE_AFTER_DAYS = 30;
const FIRST_REMINDER_AFTER_DAYS = 3;

/** By its method; or, before there was that method, entered by staff without an attempt at the provider. */
const IS_ON_ACCOUNT = sql`(s.payment_method = 'on_account'
  OR s.payment_method = 'bank_transfer' AND s.attempt_id IS NULL)`;

export type Month = { ym: string; timeZone: string };

/** The amount still owed for a shipment. Cash collected in another currency does not count. */
export const owedFor = (shipmentId: ReturnType<typeof sql.ref>) => sql<string>`(
  SELECT greatest(0, coalesce(sum(owed.amount_cents), 0)) FROM ledger_transactions posted
  JOIN ledger_entries owed ON owed.transaction_id = posted.id AND owed.shard = posted.shard
  WHERE posted.shipment_id = ${shipmentId} AND owed.account = 'receivable'
    AND owed.currency = ${BOOKS_CURRENCY})`;

/**
 * The statement and its lines in one SQL statement, so that both see the same ledger. Undefined when
 * there is one already, or nothing moved.
 */
export async function insertStatement(
  db: Db,
  statement: { id: string; customerId: string; issuedAt: Date | undefined } & Month,
): Promise<{ shard: number } | undefined> {
  const { id, customerId, ym, timeZone } = statement;
  const { from, until } = monthRange(ym, timeZone);
  const issuedAt = sql`coalesce(${statement.issuedAt ?? null}::timestamptz, now())`;
  const { rows } = await sql<{ shard: number }>`
    WITH sums AS (
      SELECT t.shipment_id, t.shard,
        coalesce(-sum(e.amount_cents) FILTER (WHERE e.account = 'revenue' AND e.amount_cents < 0), 0) AS charged,
        coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'revenue' AND e.amount_cents > 0), 0) AS cancelled,
        coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'refunds'), 0) AS refunded
      FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
      WHERE e.customer_id = ${customerId} AND e.account IN ('revenue', 'refunds')
        AND e.currency = ${BOOKS_CURRENCY} AND e.recorded_at >= ${from} AND e.recorded_at < ${until}
      GROUP BY t.shipment_id, t.shard
    ), moved AS (
      -- a refund that failed in a later month than it was credited is charged again
      SELECT shipment_id, shard, charged + greatest(0, -refunded) AS charged,
        cancelled + greatest(0, refunded) AS credited
      FROM sums WHERE charged <> 0 OR cancelled <> 0 OR refunded <> 0
    ), line AS (
      SELECT m.*, s.tracking_number, s.service, s.booked_at, ${IS_ON_ACCOUNT} AS on_account,
        CASE WHEN m.charged > 0 THEN ${owedFor(sql.ref('m.shipmentId'))} ELSE 0 END AS open,
        taxed.code AS tax_code, taxed.rate AS tax_rate, (
          SELECT coalesce(-sum(owed.amount_cents), 0) FROM ledger_transactions posted
          JOIN ledger_entries owed ON owed.transaction_id = posted.id AND owed.shard = posted.shard
          WHERE posted.shipment_id = m.shipment_id AND owed.account = 'tax'
            AND owed.currency = ${BOOKS_CURRENCY} AND owed.recorded_at >= ${from} AND owed.recorded_at < ${until}
        ) AS tax
      FROM moved m JOIN shipments s ON s.id = m.shipment_id AND s.shard = m.shard
      LEFT JOIN LATERAL (SELECT c.tax_code AS code, c.tax_rate_per_mille AS rate FROM charge_lines c
        WHERE c.shipment_id = s.id AND c.shard = s.shard ORDER BY c.line_no LIMIT 1) AS taxed ON true
    ), made AS (
      INSERT INTO statements (id, shard, customer_id, ym, currency, charged_cents, credited_cents, open_cents,
        issued_at, due_at, paid_at, remind_at)
      SELECT ${id}::uuid, c.shard, c.id, ${ym}, ${BOOKS_CURRENCY}, l.charged, l.credited, l.open, ${issuedAt},
        ${issuedAt} + make_interval(days => ${DUE_AFTER_DAYS}), CASE WHEN l.open = 0 THEN ${issuedAt} END,
        CASE WHEN l.on_account > 0 THEN ${issuedAt}
          + make_interval(days => ${DUE_AFTER_DAYS + FIRST_REMINDER_AFTER_DAYS}) END
      FROM customers c,
        (SELECT sum(charged) AS charged, sum(credited) AS credited, sum(open) AS open,
          sum(open) FILTER (WHERE on_account) AS on_account FROM line) l
      WHERE c.id = ${customerId} AND l.charged IS NOT NULL
      ON CONFLICT (customer_id, ym) DO NOTHING
      RETURNING id, shard
    ), listed AS (
      INSERT INTO statement_lines (statement_id, shard, shipment_id, paper, tracking_number, service,
        booked_at, charged_cents, credited_cents, open_cents, on_account, tax_code, tax_rate_per_mille,
        tax_cents)
      SELECT made.id, made.shard, line.shipment_id,
        (CASE WHEN line.charged > 0 THEN 'invoice' ELSE 'credit_note' END)::paper_kind,
        line.tracking_number, line.service, line.booked_at, line.charged, line.credited, line.open,
        line.on_account, line.tax_code, line.tax_rate, line.tax
      FROM made, line
    )
    SELECT shard FROM made`.execute(db);
  return rows[0];
}

/** The next accounts by id, and those of them with movements in the month and no statement yet. */
export async function listAccountsToBill(
  db: Db,
  { ym, timeZone }: Month,
  after: string | null,
  limit: number,
): Promise<{ toBill: string[]; last: string | null }> {
  const { from, until } = monthRange(ym, timeZone);
  const { rows } = await sql<{ id: string; due: boolean }>`
    SELECT c.id, NOT EXISTS (SELECT 1 FROM statements s WHERE s.customer_id = c.id AND s.ym = ${ym})
      AND EXISTS (SELECT 1 FROM ledger_entries e WHERE e.customer_id = c.id
        AND e.account IN ('revenue', 'refunds') AND e.recorded_at >= ${from} AND e.recorded_at < ${until}) AS due
    FROM customers c WHERE ${after}::uuid IS NULL OR c.id > ${after}::uuid
    ORDER BY c.id LIMIT ${limit}`.execute(db);
  return {
    toBill: rows.filter((row) => row.due).map((row) => row.id),
    last: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}

/** Newest first; the months before one. */
export async function listStatements(
  db: Db,
  customerId: string,
  before: string | undefined,
  limit: number,
) {
  return db
    .selectFrom('statements')
    .select(['id', 'ym', 'currency', 'chargedCents', 'creditedCents'])
    .select(['issuedAt', 'dueAt', 'paidAt'])
    .select(sql<boolean>`due_at < now()`.as('pastDue'))
    .where('customerId', '=', customerId)
    .$if(before !== undefined, (query) => query.where('ym', '<', before ?? ''))
    .orderBy('ym', 'desc')
    .limit(limit)
    .execute();
}
export type StatementRow = Awaited<ReturnType<typeof listStatements>>[number];

export async function findStatement(db: Db, customerId: string, ym: string) {
  return db
    .selectFrom('statements')
    .select(['id', 'currency', 'paidAt'])
    .where('customerId', '=', customerId)
    .where('ym', '=', ym)
    .executeTakeFirst();
}

/** What is still owed of the amount due at the issue of a statement, and the part of it on account. */
export async function readOpen(
  db: Db,
  statementId: string,
): Promise<{ openCents: number; onAccountCents: number }> {
  const { rows } = await sql<{ openCents: number; onAccountCents: number }>`
    SELECT coalesce(sum(owed.cents), 0)::float8 AS open_cents,
      coalesce(sum(owed.cents) FILTER (WHERE l.on_account), 0)::float8 AS on_account_cents
    FROM statement_lines l
    CROSS JOIN LATERAL (SELECT ${owedFor(sql.ref('l.shipmentId'))} AS cents) AS owed
    WHERE l.statement_id = ${statementId} AND l.open_cents > 0`.execute(db);
  return rows[0] ?? { openCents: 0, onAccountCents: 0 };
}

/** By which transfers are matched; empty when the statement has credit notes alone. */
export async function readInvoiceNumber(db: Db, statementId: string): Promise<string> {
  const row = await db
    .selectFrom('invoices')
    .select('number')
    .where('statementId', '=', statementId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  return row?.number ?? '';
}

export async function listUnpaid(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('statements')
    .select('id')
    .where('paidAt', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** What is paid now stays paid. Says once that it is, or that it is overdue. */
export async function storeOpen(tx: Db, statementId: string, openCents: number) {
  const before = await tx
    .selectFrom('statements')
    .select(['customerId', 'shard', 'paidAt', 'overdueToldAt'])
    .select(sql<boolean>`due_at < now()`.as('pastDue'))
    .where('id', '=', statementId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isPaid = openCents === 0 && before.paidAt === null;
  const isOverdue = openCents > 0 && before.pastDue && before.overdueToldAt === null;
  await tx
    .updateTable('statements')
    .set({
      openCents,
      ...(isPaid && { paidAt: sql<Date>`now()` }),
      ...(isOverdue && { overdueToldAt: sql<Date>`now()` }),
    })
    .where('id', '=', statementId)
    .execute();
  const { customerId, shard } = before;
  return { customerId, shard, news: isPaid ? 'paid' : isOverdue ? 'overdue' : null } as const;
}

/**
 * Brings the open amounts of statements up to the ledger, after postings about these shipments. Whether one
 * is paid for good is left to the daily job: cash that a courier reported may be taken back the same day.
 */
export async function updateOpen(db: Db, shipmentIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE statements s SET open_cents = owed.cents
    FROM (
      SELECT l.statement_id, l.shard, sum(${owedFor(sql.ref('l.shipmentId'))}) AS cents
      FROM statement_lines l
      WHERE l.open_cents > 0 AND l.statement_id = ANY (ARRAY(
        SELECT statement_id FROM statement_lines WHERE shipment_id = ANY (${shipmentIds}::uuid[])))
      GROUP BY l.statement_id, l.shard
    ) AS owed
    WHERE s.id = owed.statement_id AND s.shard = owed.shard AND s.paid_at IS NULL`.execute(db);
}

export async function readStatementForMail(db: Db, statementId: string) {
  return db
    .selectFrom('statements')
    .innerJoin('customers', sameShard('customers.id', 'statements.customerId'))
    .select(['statements.shard', 'statements.ym', 'statements.currency', 'statements.dueAt'])
    .select(['statements.chargedCents', 'statements.creditedCents', 'statements.paidAt'])
    .select(['customers.email', 'customers.name', 'customers.locale', 'statements.customerId'])
    .where('statements.id', '=', statementId)
    .where('customers.erasedAt', 'is', null)
    .executeTakeFirst();
}
