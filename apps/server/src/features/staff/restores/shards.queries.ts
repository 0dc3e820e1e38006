import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Those that anything was ever booked in. */
export async function listShardsOfAttempts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ shard: number }>`
    SELECT DISTINCT shard FROM booking_attempts ORDER BY shard`.execute(db);
  return rows.map(({ shard }) => shard);
}
