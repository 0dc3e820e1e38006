import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** In seconds; null where none has come. */
export async function readHeartbeatAge(db: Db): Promise<number | null> {
  const { rows } = await sql<{ age: number }>`
    SELECT extract(epoch FROM now() - beat_at)::float8 AS age FROM replication_heartbeat`.execute(
    db,
  );
  return rows[0]?.age ?? null;
}
