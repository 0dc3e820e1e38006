import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * From now on events of the new cell have numbers above all that the old one has given: programs go on where they stopped
 * reading there. Nobody writes the shard meanwhile. Events of other shards of the new cell only make a jump.
 */
export async function carryFeedNumber(from: Db, to: Db): Promise<void> {
  const { rows } = await sql<{ last: string }>`
    SELECT feed_number(pg_current_xact_id())::text AS last`.execute(from);
  await sql`
    INSERT INTO feed_offsets AS known (ahead)
    SELECT ahead FROM (SELECT ${rows[0]?.last ?? '0'}::bigint - pg_current_xact_id()::text::bigint AS ahead) AS needed
    WHERE ahead > 0
    ON CONFLICT (only_row) DO UPDATE SET ahead = greatest(known.ahead, excluded.ahead)`.execute(to);
}
