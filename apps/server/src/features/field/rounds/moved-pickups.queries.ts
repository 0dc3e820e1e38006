import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Open stops `t` whose pickup `p` has another time than it had when it was put on its round. */
const MOVED = sql`stops t JOIN pickups p ON p.public_id = t.pickup_id
  WHERE t.open AND t.pickup_id IS NOT NULL AND p.status IN ('Requested', 'Scheduled')
    AND (p.starts_at IS DISTINCT FROM t.window_from OR p.ends_at IS DISTINCT FROM t.window_until)`;

/** By the index of open pickups of rounds. */
export async function selectRoundsOfMoved(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT t.round_id AS id FROM ${MOVED} ORDER BY t.round_id`.execute(db);
  return rows.map(({ id }) => id);
}

type MovedPickup = { stopNo: number; day: string; startsAt: Date; endsAt: Date };

export async function selectMovedPickups(tx: Db, roundId: string): Promise<MovedPickup[]> {
  const { rows } = await sql<MovedPickup>`
    SELECT t.stop_no, p.day::text AS day, p.starts_at, p.ends_at
    FROM ${MOVED} AND t.round_id = ${roundId}`.execute(tx);
  return rows;
}
