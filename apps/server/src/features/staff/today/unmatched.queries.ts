import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Above this limit the exact number does not matter. */
const MOST_UNMATCHED = 10_000;

export async function countUnmatched(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null }>`
    SELECT count(*)::int AS waiting, min(recorded_at) AS oldest_at
    FROM (SELECT recorded_at FROM unmatched_scans WHERE dismissed_as IS NULL ORDER BY recorded_at
      LIMIT ${MOST_UNMATCHED}) AS oldest`.execute(db);
  return rows[0] ?? { waiting: 0, oldestAt: null };
}
