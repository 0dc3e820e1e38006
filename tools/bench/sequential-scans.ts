import type pg from 'pg';
import { readValue } from '../installation/read-value.ts';

/** How often tables were read from end to end so far. An index is used for each, or this grows. */
export async function countSequentialScans(
  admin: pg.Client,
  tables: readonly string[],
): Promise<number> {
  // statistics of other sessions arrive when they have been idle for a moment
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await admin.query('SELECT pg_stat_clear_snapshot()');
  const sql = `SELECT sum(seq_scan)::int FROM pg_stat_user_tables WHERE relname = ANY ($1)`;
  return (await readValue<number>(admin, sql, [tables])) ?? 0;
}
