import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import type { PaperBuyer, PaperFacts, PaperLine } from '../../core/documents/index.ts';
import type { TaxedLine } from './e-invoice.ts';

type PaperKind = PaperFacts['kind'];
/** What is stored when an invoice or credit note is issued; its lines are those of the statement. */
export type StoredFacts = Omit<PaperFacts, 'buyer' | 'lines'>;

/** The sums of the lines of each document of a statement. */
export async function sumPapers(db: Db, statementId: string) {
  const rows = await db
    .selectFrom('statementLines')
    .select(['paper as kind'])
    .select((eb) => [
      eb.fn.sum<string>('chargedCents').as('charged'),
      eb.fn.sum<string>('creditedCents').as('credited'),
      eb.fn.sum<string>('openCents').as('open'),
      sql<string | null>`sum(open_cents) FILTER (WHERE on_account)`.as('onAccount'),
    ])
    .where('statementId', '=', statementId)
    .groupBy('paper')
    // numbers of both series are always taken in the same order
    .orderBy('paper')
    .execute();
  return rows.map(({ kind, charged, credited, open, onAccount }) => ({
    kind,
    totalCents: kind === 'invoice' ? Number(charged) - Number(credited) : Number(credited),
    openCents: Number(open),
    transferCents: Number(onAccount),
  }));
}

/** What the lines of a document come to by tax code and rate, with tax, and the tax within it. */
export async function sumTaxedLines(db: Db, statementId: string, kind: PaperKind) {
  const sign = kind === 'invoice' ? sql`1` : sql`-1`;
  const { rows } = await sql<TaxedSum>`
    SELECT coalesce(tax_code, 'none') AS code, coalesce(tax_rate_per_mille, 0) AS rate_per_mille,
      (${sign} * sum(charged_cents - credited_cents))::float8 AS gross_cents,
      (${sign} * coalesce(sum(tax_cents), 0))::float8 AS tax_cents
    FROM statement_lines WHERE statement_id = ${statementId} AND paper = ${kind}
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}
export type TaxedSum = { code: string; ratePerMille: number; grossCents: number; taxCents: number };

/** Locks the series until the transaction ends: a rollback returns the number. */
export async function takeNumber(
  db: Db,
  counter: { series: string; kind: PaperKind; year: number },
): Promise<number> {
  const row = await db
    .insertInto('invoiceCounters')
    .values({ ...counter, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'kind', 'year'])
        .doUpdateSet({ lastNumber: sql`invoice_counters.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return row.lastNumber;
}

export async function readIssue(db: Db, statementId: string) {
  return db
    .selectFrom('statements')
    .innerJoin('customers', sameShard('customers.id', 'statements.customerId'))
    .select(['statements.shard', 'statements.ym', 'statements.currency'])
    .select(['statements.issuedAt', 'statements.dueAt'])
    .select(['customers.name', 'customers.company', 'customers.vatId'])
    .select(['customers.addressLine1', 'customers.addressLine2', 'customers.city'])
    .select(['customers.region', 'customers.postalCode', 'customers.country'])
    .select('customers.locale')
    .where('statements.id', '=', statementId)
    .executeTakeFirstOrThrow();
}
export type Issue = Awaited<ReturnType<typeof readIssue>>;

export async function insertPaper(
  db: Db,
  paper: { statementId: string; shard: number; facts: StoredFacts; buyer: PaperBuyer },
) {
  const { statementId, shard, facts, buyer } = paper;
  await db
    .insertInto('invoices')
    .values({
      statementId,
      shard,
      kind: facts.kind,
      number: facts.number,
      facts: JSON.stringify(facts),
      buyer: JSON.stringify(buyer),
      objectKey: `statements/${statementId}/${facts.number}.pdf`,
    })
    .execute();
}

export async function listPapers(db: Db, statementIds: readonly string[]) {
  if (statementIds.length === 0) return [];
  return db
    .selectFrom('invoices')
    .select(['statementId', 'kind', 'number'])
    .where('statementId', 'in', statementIds)
    .orderBy('kind')
    .execute();
}

export async function findPaper(db: Db, customerId: string, ym: string, kind: PaperKind) {
  return db
    .selectFrom('statements')
    .innerJoin('invoices', sameShard('invoices.statementId', 'statements.id'))
    .select(['invoices.statementId', 'invoices.number', 'invoices.facts', 'invoices.buyer'])
    .select(['invoices.objectKey', 'invoices.bytes'])
    .where('statements.customerId', '=', customerId)
    .where('statements.ym', '=', ym)
    .where('invoices.kind', '=', kind)
    .executeTakeFirst();
}

/** False when the buyer was erased while the document was being made. */
export async function markPaperStored(
  db: Db,
  paper: { number: string; buyer: unknown; bytes: number },
): Promise<boolean> {
  const result = await db
    .updateTable('invoices')
    .set({ bytes: paper.bytes })
    .where('number', '=', paper.number)
    .where(sql<boolean>`buyer = ${JSON.stringify(paper.buyer)}::jsonb`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** At most `limit`; one more means that there are too many to list. */
export async function listPaperLines(
  db: Db,
  statementId: string,
  kind: PaperKind,
  limit: number,
): Promise<PaperLine[]> {
  const rows = await db
    .selectFrom('statementLines as l')
    .leftJoin('statementLines as earlier', (join) =>
      join
        .onRef('earlier.shipmentId', '=', 'l.shipmentId')
        .on('earlier.paper', '=', 'invoice')
        .on('l.paper', '=', 'credit_note'),
    )
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.statementId', '=', 'earlier.statementId')
        .on('invoices.kind', '=', 'invoice'),
    )
    .select(['l.trackingNumber', 'l.service', 'l.bookedAt', 'l.chargedCents', 'l.creditedCents'])
    .select('invoices.number as corrects')
    .where('l.statementId', '=', statementId)
    .where('l.paper', '=', kind)
    .orderBy('l.bookedAt')
    .orderBy('l.shipmentId')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, bookedAt: row.bookedAt.toISOString() }));
}

export async function listPaperDays(
  db: Db,
  statementId: string,
  kind: PaperKind,
  timeZone: string,
): Promise<PaperLine[]> {
  const { rows } = await sql<{ day: string; count: number; charged: string; credited: string }>`
    SELECT to_char(booked_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, count(*)::integer AS count,
      sum(charged_cents) AS charged, sum(credited_cents) AS credited
    FROM statement_lines WHERE statement_id = ${statementId} AND paper = ${kind}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows.map(({ day, count, charged, credited }) => ({
    day,
    shipmentCount: count,
    chargedCents: Number(charged),
    creditedCents: Number(credited),
  }));
}

export async function blankBuyer(db: Db, customerId: string, nobody: PaperBuyer) {
  await db
    .updateTable('invoices')
    .set({ buyer: JSON.stringify(nobody), bytes: null })
    .where('statementId', 'in', (eb) =>
      eb.selectFrom('statements').select('statements.id').where('customerId', '=', customerId),
    )
    .execute();
}

export async function listPaperObjects(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('statements', 'statements.id', 'invoices.statementId')
    .select('invoices.objectKey')
    .where('statements.customerId', '=', customerId)
    .execute();
  return rows.map((row) => row.objectKey);
}

/** Each shipment; or, where there are too many, each day and tax. The sums by tax are those of the document. */
export async function listTaxedLines(
  db: Db,
  statementId: string,
  kind: PaperKind,
  { timeZone, byDay }: { timeZone: string; byDay: boolean },
): Promise<TaxedLine[]> {
  const sign = kind === 'invoice' ? sql`1` : sql`-1`;
  const name = byDay
    ? sql`to_char(booked_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`
    : sql`tracking_number`;
  const { rows } = await sql<TaxedLine>`
    SELECT ${name} AS name, coalesce(tax_code, 'none') AS code, coalesce(tax_rate_per_mille, 0) AS rate_per_mille,
      (${sign} * sum(charged_cents - credited_cents - coalesce(tax_cents, 0)))::float8 AS net_cents
    FROM statement_lines WHERE statement_id = ${statementId} AND paper = ${kind}
    GROUP BY 1, 2, 3 ORDER BY min(booked_at), 1, 2, 3`.execute(db);
  return rows;
}

export async function listCorrected(db: Db, statementId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    SELECT DISTINCT i.number FROM statement_lines l
    JOIN statement_lines earlier ON earlier.shipment_id = l.shipment_id AND earlier.paper = 'invoice'
    JOIN invoices i ON i.statement_id = earlier.statement_id AND i.kind = 'invoice'
    WHERE l.statement_id = ${statementId} AND l.paper = 'credit_note' ORDER BY 1`.execute(db);
  return rows.map(({ number }) => number);
}
