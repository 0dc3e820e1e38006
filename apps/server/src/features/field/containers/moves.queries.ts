import type { Move } from '@waypost/domain/containers';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

export type MoveRow = Move & {
  containerId: string;
  actId: string;
  sourceId: number;
  doneSeq: number;
};

export async function selectMoves(db: Db, containerId: string): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    SELECT container_id, act_id, kind, hub_id, source_id, occurred_at, done_seq FROM container_moves
    WHERE container_id = ${containerId} ORDER BY occurred_at`.execute(db);
  return rows;
}

export async function insertMoves(tx: Db, moves: readonly NewRow<'containerMoves'>[]) {
  if (moves.length === 0) return;
  await tx
    .insertInto('containerMoves')
    .values(moves)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type CarriedMove = MoveRow & { city: string; country: string };

/** With the place that its scans name. */
export async function findMove(
  db: Db,
  containerId: string,
  actId: string,
): Promise<CarriedMove | undefined> {
  const { rows } = await sql<CarriedMove>`
    SELECT m.container_id, m.act_id, m.kind, m.hub_id, m.source_id, m.occurred_at, m.done_seq,
      h.city, h.country
    FROM container_moves m JOIN hubs h ON h.id = m.hub_id
    WHERE m.container_id = ${containerId} AND m.act_id = ${actId}`.execute(db);
  return rows[0];
}

export async function storeDone(db: Db, { containerId, actId }: MoveRow, seq: number) {
  await sql`
    UPDATE container_moves SET done_seq = greatest(done_seq, ${seq})
    WHERE container_id = ${containerId} AND act_id = ${actId}`.execute(db);
}
