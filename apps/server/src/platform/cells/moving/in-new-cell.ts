import { type Db, inTransaction } from '../../database.ts';
import { holdShard, setShardState } from './closed-shards.queries.ts';
import type { Mover } from './move-shard.ts';
import { refuseIfTaken } from './moves.queries.ts';
import type { Pair } from './open-sides.ts';
import { deleteRows, writeAsCopied } from './shard-rows.queries.ts';

type Held = Pick<Mover, 'home' | 'move' | 'mover'>;

/** Changes rows of the shard in the new cell, as if they were copied, before it belongs there. */
export async function inNewCell(
  { to }: Pair,
  { home, move, mover }: Held,
  state: 'arriving' | 'closed',
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(to, async (tx) => {
    await writeAsCopied(tx);
    await holdShard(tx, move.shard, mover, state);
    await refuseIfTaken(home, move, mover);
    await work(tx);
  });
}

/** Nothing of the shard can be written in the new cell. What a try under the fence has merged there goes: nobody could change it. */
export async function holdInNewCell(
  { to, marks }: Pair,
  { home, move, mover }: Held,
  state: 'arriving' | 'closed',
): Promise<void> {
  await setShardState(to, move.shard, mover, state, async (tx) => {
    await refuseIfTaken(home, move, mover);
    await writeAsCopied(tx);
    await deleteRows(tx, marks, move.shard);
  });
}
