import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type TallyKind = 'scan' | 'mail';

/**
 * Counts in steps of some minutes, oldest first, the current step last. They include what the worker has
 * not added up yet: both are read by one statement, so that nothing is counted twice or missed.
 */
export async function readTallies(
  db: Db,
  kind: TallyKind,
  { stepMinutes, steps }: { stepMinutes: number; steps: number },
): Promise<{ at: Date; count: number }[]> {
  const step = sql`make_interval(mins => ${stepMinutes}::integer)`;
  const { rows } = await sql<{ at: Date; count: number }>`
    WITH bounds AS (
      SELECT date_bin(${step}, now(), 'epoch') - ${step} * (${steps}::integer - 1) AS first
    ), counted AS (
      SELECT date_bin(${step}, minute, 'epoch') AS at, sum(count) AS count
      FROM (
        SELECT minute, count FROM tallies_by_minute WHERE kind = ${kind}
          AND minute >= (SELECT first FROM bounds)
        UNION ALL
        SELECT minute, count FROM tally_marks WHERE kind = ${kind}
          AND minute >= (SELECT first FROM bounds)
      ) AS both_of_them
      GROUP BY 1
    )
    SELECT first + ${step} * n AS at, coalesce(c.count, 0)::float8 AS count
    FROM bounds CROSS JOIN generate_series(0, ${steps}::integer - 1) AS n
    LEFT JOIN counted c ON c.at = first + ${step} * n
    ORDER BY 1`.execute(db);
  return rows;
}
