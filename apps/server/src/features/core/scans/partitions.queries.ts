import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** From `monthsBack` before this month to `monthsAhead` after it. */
export async function ensureEventPartitions(
  db: Db,
  monthsBack: number,
  monthsAhead: number,
): Promise<void> {
  await sql`
    SELECT ensure_event_partitions(
      (date_trunc('month', now()) - make_interval(months => ${monthsBack}::int))::date,
      (date_trunc('month', now()) + make_interval(months => ${monthsAhead}::int))::date)`.execute(
    db,
  );
}

/** How many whole months after this one have partitions already. */
export async function readMonthsAhead(db: Db): Promise<number> {
  const result = await sql<{ months: number }>`
    SELECT count(*)::int AS months
    FROM generate_series(1, 12) AS n
    WHERE to_regclass('tracking_events_' ||
      to_char(date_trunc('month', now()) + make_interval(months => n), 'YYYY_MM')) IS NOT NULL
  `.execute(db);
  return result.rows[0]?.months ?? 0;
}
