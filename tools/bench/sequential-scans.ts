import type pg from 'pg';

/** Tables with fewer rows may be read from end to end. */
const MANY_ROWS = 10_000;

/** Sums by day, hub and lane, of which Today adds up more than half: no index reads fewer pages. */
const READ_WHOLE = ['live_sums'];

/** How often each large table was read from end to end so far. It does not grow if an index is used. */
export async function readSequentialScans(admin: pg.Client): Promise<Map<string, number>> {
  // statistics of other sessions arrive when they have been idle for ten seconds at the latest
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  await admin.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await admin.query<{ name: string; scans: number }>(
    `SELECT relname AS name, seq_scan::int AS scans FROM pg_stat_user_tables
     WHERE schemaname = 'public' AND n_live_tup > $1 AND relname <> ALL ($2)`,
    [MANY_ROWS, READ_WHOLE],
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/** Of one table or more, by name; those that were not read so are left out. */
export function scansSince(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Record<string, number> {
  const grown = [...after].map(([name, scans]) => [name, scans - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, scans]) => scans > 0));
}
