import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { RevenueFilter } from './revenue.queries.ts';

type Page = { after: string | undefined; limit: number };
type Range = { from: RawBuilder<Date>; until: RawBuilder<Date> };

/** From midnight to midnight in a time zone; without a day, today. */
export function dayRange(day: string | undefined, timeZone: string): Range {
  const first = day === undefined ? sql`(now() AT TIME ZONE ${timeZone})::date` : sql`${day}::date`;
  return {
    from: sql<Date>`(${first}::timestamp AT TIME ZONE ${timeZone})`,
    until: sql<Date>`((${first} + 1)::timestamp AT TIME ZONE ${timeZone})`,
  };
}

/** Which entries: each kind is one range of one index. */
export type EntriesOf =
  | ({ kind: 'day'; range: Range } & RevenueFilter)
  | { kind: 'customer'; customerId: string; range: Range | null }
  | { kind: 'holder'; holder: string };

export type EntryRow = {
  transactionId: string;
  entryNo: number;
  recordedAt: Date;
  effectKey: string;
  cents: number;
  currency: string;
  shipmentId: string | null;
  trackingNumber: string | null;
  service: string | null;
  originCountry: string | null;
  destinationCountry: string | null;
  customerId: string | null;
};

export async function listEntries(
  db: Db,
  of: EntriesOf,
  { after, limit }: Page,
): Promise<EntryRow[]> {
  const place = after === undefined ? undefined : await findPlace(db, after);
  // revenue is a credit, cash is a debit
  const cents = of.kind === 'holder' ? sql`e.amount_cents` : sql`-e.amount_cents`;
  const { rows } = await sql<EntryRow>`
    SELECT e.transaction_id, e.entry_no, e.recorded_at, t.effect_key, ${cents} AS cents, e.currency,
      t.shipment_id, s.tracking_number, s.service, s.origin_country, s.destination_country, e.customer_id
    FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
    LEFT JOIN shipments s ON s.id = t.shipment_id AND s.shard = t.shard
    WHERE ${matching(of)} AND ${
      place === undefined
        ? sql`true`
        : sql`(e.recorded_at, e.transaction_id, e.entry_no)
            < (${place.recordedAt}::timestamptz, ${place.transactionId}::uuid, ${place.entryNo}::smallint)`
    }
    ORDER BY e.recorded_at DESC, e.transaction_id DESC, e.entry_no DESC LIMIT ${limit}`.execute(db);
  return rows;
}

function matching(of: EntriesOf): RawBuilder<boolean> {
  if (of.kind === 'holder') {
    return sql<boolean>`e.account = 'cash_with_courier' AND coalesce(e.holder, '') = ${of.holder}`;
  }
  const within = ({ from, until }: Range) =>
    sql`e.recorded_at >= ${from} AND e.recorded_at < ${until}`;
  if (of.kind === 'customer') {
    return sql<boolean>`e.account IN ('revenue', 'refunds') AND e.customer_id = ${of.customerId}
      AND ${of.range === null ? sql`true` : within(of.range)}`;
  }
  const { service, from, to } = of;
  return sql<boolean>`e.account IN ('revenue', 'refunds') AND ${within(of.range)}
    AND (${service ?? null}::text IS NULL OR s.service = ${service ?? null})
    AND (${from ?? null}::text IS NULL OR s.origin_country = ${from ?? null})
    AND (${to ?? null}::text IS NULL OR s.destination_country = ${to ?? null})`;
}

/** As text: a Date would lose the microseconds. */
async function findPlace(db: Db, after: string) {
  const [transactionId = '', entryNo = ''] = after.split('_');
  const { rows } = await sql<{ recordedAt: string }>`
    SELECT recorded_at::text AS "recordedAt" FROM ledger_entries
    WHERE transaction_id = ${transactionId} AND entry_no = ${entryNo}`.execute(db);
  return { recordedAt: rows[0]?.recordedAt ?? '-infinity', transactionId, entryNo };
}

export type StatementRow = {
  id: string;
  customerId: string;
  customer: string;
  ym: string;
  papers: { kind: 'invoice' | 'credit_note'; number: string }[];
  amountCents: number;
  openCents: number;
  currency: string;
  issuedAt: Date;
  dueAt: Date;
  paidAt: Date | null;
  isPastDue: boolean;
};

/** Open ones by the day they were due, the oldest first; paid ones the newest first. */
export async function listStatements(
  db: Db,
  which: { isPaid: true } | { isPaid: false; isOfAge: RawBuilder<boolean> },
  { after, limit }: Page,
): Promise<StatementRow[]> {
  const at = sql.ref(which.isPaid ? 'paid_at' : 'due_at');
  const place = sql`(SELECT ${at}::text FROM statements WHERE id = ${after ?? null}::uuid)`;
  const found = await sql<{ at: string | null }>`SELECT ${place} AS at`.execute(db);
  const begin = found.rows[0]?.at ?? null;
  const goesOn =
    begin === null
      ? sql`true`
      : sql`(${at}, id) ${sql.raw(which.isPaid ? '<' : '>')} (${begin}::timestamptz, ${after}::uuid)`;
  const order = which.isPaid ? sql`paid_at DESC, id DESC` : sql`due_at, id`;
  const { rows } = await sql<StatementRow>`
    SELECT s.id, s.customer_id, coalesce(nullif(c.company, ''), c.name, '') AS customer, s.ym,
      (SELECT coalesce(json_agg(json_build_object('kind', i.kind, 'number', i.number) ORDER BY i.kind), '[]')
        FROM invoices i WHERE i.statement_id = s.id) AS papers,
      s.charged_cents - s.credited_cents AS amount_cents, coalesce(s.open_cents, 0) AS open_cents, s.currency,
      s.issued_at, s.due_at, s.paid_at, s.due_at < now() AS is_past_due
    FROM (
      SELECT * FROM statements
      WHERE ${which.isPaid ? sql`paid_at IS NOT NULL` : sql`paid_at IS NULL AND open_cents > 0 AND ${which.isOfAge}`}
        AND ${goesOn}
      ORDER BY ${order} LIMIT ${limit}
    ) AS s
    LEFT JOIN customers c ON c.id = s.customer_id AND c.shard = s.shard
    ORDER BY ${order}`.execute(db);
  return rows;
}

export type ReturnRow = {
  id: string;
  shipmentId: string;
  trackingNumber: string;
  cents: number;
  currency: string;
  state: string;
  channel: 'provider' | 'by_hand' | null;
  failureReason: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Those that changed last first. */
export async function listReturns(
  db: Db,
  kind: 'refund' | 'dispute',
  state: string,
  { after, limit }: Page,
): Promise<ReturnRow[]> {
  const table = sql.table(kind === 'refund' ? 'refunds' : 'payment_disputes');
  const { rows: places } = await sql<{ at: string }>`
    SELECT updated_at::text AS at FROM ${table} WHERE id = ${after ?? null}::uuid`.execute(db);
  const begin = places[0]?.at;
  const details =
    kind === 'refund'
      ? sql`r.channel::text AS channel, r.failure_reason`
      : sql`NULL AS channel, NULL AS failure_reason`;
  const { rows } = await sql<ReturnRow>`
    SELECT r.id, r.shipment_id, s.tracking_number, r.amount_cents AS cents, r.currency, r.state::text AS state,
      ${details}, r.created_at, r.updated_at
    FROM ${table} r JOIN shipments s ON s.id = r.shipment_id AND s.shard = r.shard
    WHERE r.state = ${state} AND ${
      begin === undefined
        ? sql`true`
        : sql`(r.updated_at, r.id) < (${begin}::timestamptz, ${after}::uuid)`
    }
    ORDER BY r.updated_at DESC, r.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
