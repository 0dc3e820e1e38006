import { type Db, inTransaction } from '../../database.ts';
import { shareShard } from './closed-shards.queries.ts';
import type { Mover } from './move-shard.ts';
import { type MovePhase, refuseIfTaken } from './moves.queries.ts';

/** A run of the command, as its steps in the cells are judged. */
export type MoveRun = Pick<Mover, 'home' | 'move' | 'mover'>;

/**
 * First in a transaction that writes in one of the two cells. A run that was frozen, and wakes up after another one went on
 * with the move or ended it, is refused. One that takes over waits for the end of the transaction (`takeShard`).
 */
export async function beginStep(tx: Db, run: MoveRun, phase: MovePhase): Promise<void> {
  await shareShard(tx, run.move.shard);
  await refuseIfTaken(run.home, run.move, run.mover, phase);
}

export async function inStep<T>(
  db: Db,
  run: MoveRun,
  phase: MovePhase,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await beginStep(tx, run, phase);
    return work(tx);
  });
}
