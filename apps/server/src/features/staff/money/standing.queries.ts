import type { StatementAge } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

type Sum = { count: number; cents: number };

/** Due since so many days; null for no limit. Not yet due is less than 0 days. */
const DUE_SINCE: Record<StatementAge, { from: number | null; until: number | null }> = {
  not_due: { from: null, until: 0 },
  '0-30': { from: 0, until: 31 },
  '31-60': { from: 31, until: 61 },
  '61-90': { from: 61, until: 91 },
  'over-90': { from: 91, until: null },
};

export function isOfAge(age: StatementAge): RawBuilder<boolean> {
  const { from, until } = DUE_SINCE[age];
  const before = (days: number | null) =>
    days === null ? null : sql`now() - make_interval(days => ${days}::integer)`;
  const [latest, earliest] = [before(from), before(until)];
  return sql<boolean>`${latest === null ? sql`true` : sql`due_at <= ${latest}`}
    AND ${earliest === null ? sql`true` : sql`due_at > ${earliest}`}`;
}

export const IS_OVERDUE = sql<boolean>`due_at <= now()`;

/** One range of the index statements_due. */
export async function sumOpen(db: Db, age: StatementAge): Promise<Sum> {
  const { rows } = await sql<Sum>`
    SELECT count(*)::float8 AS count, coalesce(sum(open_cents), 0)::float8 AS cents
    FROM statements WHERE paid_at IS NULL AND open_cents > 0 AND ${isOfAge(age)}`.execute(db);
  return rows[0] ?? { count: 0, cents: 0 };
}

type Range = { from: RawBuilder<Date>; until: RawBuilder<Date> };

export async function sumPaid(db: Db, { from, until }: Range): Promise<Sum> {
  const { rows } = await sql<Sum>`
    SELECT count(*)::float8 AS count, coalesce(sum(charged_cents - credited_cents), 0)::float8 AS cents
    FROM statements WHERE paid_at >= ${from} AND paid_at < ${until}`.execute(db);
  return rows[0] ?? { count: 0, cents: 0 };
}

/** What still needs somebody is counted whenever it began; what is over, in the range alone. */
export async function sumReturns<S extends string>(
  db: Db,
  table: 'refunds' | 'payment_disputes',
  state: S,
  range: Range | null,
): Promise<Sum & { state: S }> {
  const within =
    range === null ? sql`true` : sql`updated_at >= ${range.from} AND updated_at < ${range.until}`;
  const { rows } = await sql<Sum>`
    SELECT count(*)::float8 AS count, coalesce(sum(amount_cents), 0)::float8 AS cents
    FROM ${sql.table(table)} WHERE state = ${state} AND ${within}`.execute(db);
  return { ...(rows[0] ?? { count: 0, cents: 0 }), state };
}

export type HeldCash = { holder: string; name: string; currency: string; cents: number };

export async function listCash(db: Db): Promise<HeldCash[]> {
  const { rows } = await sql<HeldCash>`
    SELECT c.holder, coalesce(s.name, p.name, '') AS name, c.currency, c.cents
    FROM cash_by_holder c
    LEFT JOIN sources s ON c.holder = 'source:' || s.id
    LEFT JOIN field_people p ON c.holder = 'person:' || p.id
    WHERE c.cents <> 0 ORDER BY c.cents DESC, c.holder`.execute(db);
  return rows;
}
