import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Removes the marks and adds them up in one statement: when killed it has done nothing, and of two at
 * once each takes the marks that the other did not.
 */
export async function addUpMarks(db: Db): Promise<void> {
  await sql`
    WITH taken AS (DELETE FROM tally_marks RETURNING kind, minute, count)
    INSERT INTO tallies_by_minute (kind, minute, count)
    SELECT kind, minute, sum(count) FROM taken GROUP BY kind, minute ORDER BY kind, minute
    ON CONFLICT (kind, minute)
      DO UPDATE SET count = tallies_by_minute.count + excluded.count`.execute(db);
}

/** Twice what the longest chart shows. */
export async function deleteOldTallies(db: Db): Promise<void> {
  await sql`DELETE FROM tallies_by_minute WHERE minute < now() - interval '2 days'`.execute(db);
}
