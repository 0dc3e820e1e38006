import { sql } from 'kysely';
import type { Db } from '../../database.ts';

type MoveState = 'copying' | 'fenced' | 'flipped' | 'done' | 'undone';

export type ShardMove = {
  id: number;
  shard: number;
  fromCell: string;
  toCell: string;
  state: MoveState;
  reason: string;
  startedAt: Date;
};

/** Another run of the command goes on with the move, or has ended it: this one must not touch it any more. */
export class MoveTaken extends Error {
  constructor() {
    super('Another run of this command has taken the move over, or has ended it.');
  }
}

/** Before and after the map of home has changed. */
const PHASES = { unflipped: ['copying', 'fenced'], flipped: ['flipped'] } as const;
export type MovePhase = keyof typeof PHASES;

export function phaseOf({ state }: ShardMove): MovePhase {
  return state === 'flipped' ? 'flipped' : 'unflipped';
}

const COLUMNS = sql`id, shard, from_cell, to_cell, state, reason, started_at`;

/** The one that was begun and has not ended. */
export async function readOpenMove(home: Db): Promise<ShardMove | undefined> {
  const { rows } = await sql<ShardMove>`
    SELECT ${COLUMNS} FROM shard_moves WHERE state NOT IN ('done', 'undone')`.execute(home);
  return rows[0];
}

/** Those of the shards that are closed in a cell for good: they have left it by a move, or a move to it was undone. */
export async function listLeftClosed(
  home: Db,
  cell: string,
  shards: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ shard: number }>`
    SELECT DISTINCT shard FROM shard_moves
    WHERE (state = 'done' AND from_cell = ${cell} OR state = 'undone' AND to_cell = ${cell})
      AND shard = ANY (${shards}::smallint[]) ORDER BY shard`.execute(home);
  return rows.map(({ shard }) => shard);
}

/** After a restore of home to a moment in the middle of it: the map of other cells says that it was done. */
export async function forgetMove(home: Db, { id }: ShardMove): Promise<void> {
  const { rows } = await sql`UPDATE shard_moves SET state = 'undone', ended_at = now()
    WHERE id = ${id} AND state NOT IN ('done', 'undone') RETURNING 1 AS one`.execute(home);
  if (rows.length === 0) throw new MoveTaken();
}

export async function insertMove(
  home: Db,
  mover: string,
  move: Pick<ShardMove, 'shard' | 'fromCell' | 'toCell' | 'reason'>,
): Promise<ShardMove> {
  const { shard, fromCell, toCell, reason } = move;
  const { rows } = await sql<ShardMove>`
    INSERT INTO shard_moves (shard, from_cell, to_cell, mover, reason)
    VALUES (${shard}, ${fromCell}, ${toCell}, ${mover}, ${reason})
    RETURNING ${COLUMNS}`.execute(home);
  const [inserted] = rows;
  if (inserted === undefined) throw new MoveTaken();
  return inserted;
}

/** From now on the run before this one can neither flip nor undo. */
export async function takeMove(home: Db, { id }: ShardMove, mover: string): Promise<ShardMove> {
  const { rows } = await sql<ShardMove>`
    UPDATE shard_moves SET mover = ${mover}, seen_at = now() WHERE id = ${id} AND state NOT IN ('done', 'undone')
    RETURNING ${COLUMNS}`.execute(home);
  const [taken] = rows;
  if (taken === undefined) throw new MoveTaken();
  return taken;
}

/**
 * Judged in a transaction that has locked the shard in the cell that it writes. A run that was frozen, and finds the move done
 * by another one, must not touch rows that are in use by now. One that takes over waits for that lock.
 */
export async function refuseIfTaken(
  home: Db,
  { id }: ShardMove,
  mover: string,
  phase: MovePhase,
): Promise<void> {
  const { rows } = await sql`SELECT 1 AS one FROM shard_moves
    WHERE id = ${id} AND mover = ${mover} AND state = ANY (${[...PHASES[phase]]}::text[])`.execute(
    home,
  );
  if (rows.length === 0) throw new MoveTaken();
}

/** Notes that this run of the command is still alive. */
export async function noteRun(home: Db, { id }: ShardMove, mover: string): Promise<void> {
  await sql`UPDATE shard_moves SET seen_at = now() WHERE id = ${id} AND mover = ${mover}`.execute(
    home,
  );
}

/** Since the last sign of life of a move that has not ended; 0 where there is none. */
export async function readIdleSeconds(home: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM now() - seen_at)::float8 AS seconds FROM shard_moves
    WHERE state NOT IN ('done', 'undone')`.execute(home);
  return rows[0]?.seconds ?? 0;
}

/** Throws when the move was taken over, has ended, or is past this state. */
export async function markMove(
  home: Db,
  { id }: ShardMove,
  mover: string,
  state: MoveState,
): Promise<void> {
  const { rows } = await sql`
    UPDATE shard_moves SET state = ${state},
      flipped_at = CASE ${state} WHEN 'flipped' THEN now() ELSE flipped_at END,
      ended_at = CASE WHEN ${state} IN ('done', 'undone') THEN now() END
    WHERE id = ${id} AND mover = ${mover} AND state NOT IN ('done', 'undone')
      AND (state = 'flipped') = (${state} = 'done') RETURNING 1 AS one`.execute(home);
  if (rows.length === 0) throw new MoveTaken();
}
