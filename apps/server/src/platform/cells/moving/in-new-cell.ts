import { type Db, inTransaction } from '../../database.ts';
import { holdShard, setShardState } from './closed-shards.queries.ts';
import { beginStep, type MoveRun } from './in-step.ts';
import type { Pair } from './open-sides.ts';
import { deleteRows, writeAsCopied } from './shard-rows.queries.ts';

/** Changes rows of the shard in the new cell, as if they were copied, before it belongs there. */
export async function inNewCell(
  { to }: Pair,
  run: MoveRun,
  state: 'arriving' | 'closed',
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(to, async (tx) => {
    await writeAsCopied(tx);
    await beginStep(tx, run, 'unflipped');
    await holdShard(tx, run.move.shard, run.mover, state);
    await work(tx);
  });
}

/** Nothing of the shard can be written in the new cell. What a try under the fence has merged there goes: nobody could change it. */
export async function holdInNewCell(
  { to, marks }: Pair,
  run: MoveRun,
  state: 'arriving' | 'closed',
): Promise<void> {
  const { move, mover } = run;
  await setShardState(to, move.shard, mover, state, async (tx) => {
    await beginStep(tx, run, 'unflipped');
    await writeAsCopied(tx);
    await deleteRows(tx, marks, move.shard);
  });
}
