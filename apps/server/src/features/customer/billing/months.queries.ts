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
export async function readFirstMonth(
  db: Db,
  timeZone: string,
  isMeant = sql<boolean>`true`,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledgerTransactions')
    .select(
      sql<string | null>`to_char(min(recorded_at) AT TIME ZONE ${timeZone}, 'YYYY-MM')`.as('ym'),
    )
    .where(isMeant)
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
 * Both cells must have closed the same months, or the accounts of the shard would miss a statement. A cell that has closed
 * none takes those of the other one, as long as none of its own accounts has anything to be billed in them.
 */
export async function carryClosedMonths(
  from: Db,
  to: Db,
  { shard, timeZone }: { shard: number; timeZone: string },
): Promise<void> {
  const [ours, theirs] = [await readLastClosedMonth(from), await readLastClosedMonth(to)];
  if (ours === theirs) return;
  if (theirs === undefined && ours !== undefined) {
    const first = await readFirstMonth(to, timeZone, sql<boolean>`shard <> ${shard}`);
    if (first !== undefined && first <= ours) throw new Error(NOT_BILLED);
    return takeClosedMonths(from, to);
  }
  if (ours === undefined && theirs !== undefined) {
    const first = await readFirstMonth(from, timeZone, sql<boolean>`shard = ${shard}`);
    if (first === undefined || first > theirs) return;
  }
  throw new Error(NOT_BILLED);
}

const NOT_BILLED =
  'The two cells have not closed the same months: let the night job of the one that is behind end, then try again.';

async function takeClosedMonths(from: Db, to: Db): Promise<void> {
  const { rows } = await sql<{ ym: string }>`SELECT ym FROM closed_months ORDER BY ym`.execute(
    from,
  );
  for (const { ym } of rows) await insertClosedMonth(to, ym);
}
