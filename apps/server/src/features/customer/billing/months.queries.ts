import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * The last month that has been over for an hour, by the database's clock: a transaction that began before
 * midnight has ended by then, because no statement takes more than 10 s.
 */
export async function readLastMonthOver(db: Db, timeZone: string): Promise<string> {
  const { rows } = await sql<{ ym: string }>`
    SELECT to_char((now() - interval '1 hour') AT TIME ZONE ${timeZone} - interval '1 month', 'YYYY-MM') AS ym
  `.execute(db);
  return rows[0]?.ym ?? '';
}

export async function readMonthOfYesterday(db: Db, timeZone: string): Promise<string> {
  const { rows } = await sql<{ ym: string }>`
    SELECT to_char((now() - interval '1 day') AT TIME ZONE ${timeZone}, 'YYYY-MM') AS ym`.execute(
    db,
  );
  return rows[0]?.ym ?? '';
}

/** Those that are older than a movement of their month. The function is only in the database of test mode. */
export async function forgetOutdatedStatements(db: Db, ym: string): Promise<void> {
  await sql`SELECT forget_outdated_statements(${ym})`.execute(db);
}

export async function readLastClosedMonth(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('closedMonths')
    .select('ym')
    .orderBy('ym', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ym;
}

/** The month of the first ledger entry. Read only until the first month is closed. */
export async function readFirstMonth(db: Db, timeZone: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledgerTransactions')
    .select(
      sql<string | null>`to_char(min(recorded_at) AT TIME ZONE ${timeZone}, 'YYYY-MM')`.as('ym'),
    )
    .executeTakeFirst();
  return row?.ym ?? undefined;
}

export async function insertClosedMonth(db: Db, ym: string) {
  await db
    .insertInto('closedMonths')
    .values({ ym })
    .onConflict((conflict) => conflict.column('ym').doNothing())
    .execute();
}

/**
 * A cell without closed months takes those of the cell that its first shard comes from. Otherwise both must have closed the
 * same: the accounts of a shard would miss a statement, or get none of their own.
 */
export async function carryClosedMonths(from: Db, to: Db): Promise<void> {
  const last = await readLastClosedMonth(to);
  const { rows } = await sql<{ ym: string }>`SELECT ym FROM closed_months ORDER BY ym`.execute(
    from,
  );
  if (last === undefined) {
    for (const { ym } of rows) await insertClosedMonth(to, ym);
  } else if (rows.length > 0 && last !== rows.at(-1)?.ym) {
    throw new Error('The two cells have not closed the same months: try again in an hour.');
  }
}
