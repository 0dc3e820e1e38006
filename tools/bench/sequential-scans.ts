import type pg from 'pg';

/** How often tables were read from end to end so far. An index is used for each, or this grows. */
export async function countSequentialScans(
  admin: pg.Client,
  tables: readonly string[],
): Promise<number> {
  // statistics of other sessions arrive when they have been idle for a moment
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await admin.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await admin.query<{ scans: number }>(
    `SELECT coalesce(sum(seq_scan), 0)::int AS scans FROM pg_stat_user_tables
     WHERE relname = ANY ($1)`,
    [tables],
  );
  return rows[0]?.scans ?? 0;
}
