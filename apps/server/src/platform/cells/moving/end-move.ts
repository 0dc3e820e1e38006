import { type Db, inTransaction } from '../../database.ts';
import { readShardMap } from '../shard-maps.queries.ts';
import { keepMarks } from './address-marks.queries.ts';
import { dropReplication } from './bring-rows.ts';
import {
  guardShards,
  holdShard,
  isHeld,
  openShard,
  readClosedShards,
  setShardState,
  takeShard,
  unguardShard,
} from './closed-shards.queries.ts';
import { hasFiles, listFiles } from './copy-objects.ts';
import { deleteShard } from './delete-shard.ts';
import { holdInNewCell, inNewCell } from './in-new-cell.ts';
import { beginStep } from './in-step.ts';
import type { Mover } from './move-shard.ts';
import { markMove } from './moves.queries.ts';
import type { Pair } from './open-sides.ts';
import { restartSweeps, writeAsCopied } from './shard-rows.queries.ts';
import { forgetStrays, noteLeft } from './stray-objects.queries.ts';

type Ending = Pick<Mover, 'home' | 'sides' | 'move' | 'mover' | 'features' | 'timeZone' | 'say'> & {
  /** First in every transaction. Throws where the old cell may have the shard, or another run has ended the move. */
  confirm(tx: Db): Promise<void>;
};

/** With the sums of its rows, once: the row that closes the shard goes in the same transaction. */
export async function openNewCell(moving: Mover): Promise<void> {
  const { sides, move, mover, features, timeZone } = moving;
  for (const pair of sides.pairs) {
    await inTransaction(pair.to, async (tx) => {
      await writeAsCopied(tx);
      await beginStep(tx, moving, 'flipped');
      if (!(await isHeld(tx, move.shard, mover, 'closed'))) return;
      for (const { shards } of features) {
        await shards?.carrySums?.(tx, { shard: move.shard, sign: 1, timeZone });
      }
      if (hasFiles(pair)) await forgetStrays(tx, await listFiles(tx, pair, moving));
      await restartSweeps(tx);
      await openShard(tx, move.shard, mover);
    });
  }
}

/** From now on its writers read `closed_shards`. */
export async function guardOldCell(
  { from, tables, marks }: Pair,
  shard: number,
  confirm: (tx: Db) => Promise<void>,
): Promise<void> {
  const closed = await readClosedShards(from);
  await guardShards(from, [...tables, ...marks], [...closed, shard], confirm);
}

/** Whatever closed it before: after a restore nothing has. */
export async function closeOldCell({ sides, move, mover, confirm }: Ending): Promise<void> {
  for (const pair of sides.pairs) {
    await guardOldCell(pair, move.shard, confirm);
    await takeShard(pair.from, move.shard, mover, confirm);
    await setShardState(pair.from, move.shard, mover, 'closed', confirm);
  }
}

/** The shard stays closed there: a process that still has an old map cannot write it. */
export async function clearOldCell(moving: Ending): Promise<void> {
  const { home, sides, move, mover, features, timeZone, say, confirm } = moving;
  const map = await readShardMap(home);
  for (const pair of sides.pairs) {
    const { from, to, tables, marks } = pair;
    await inTransaction(from, confirm);
    await dropReplication(pair);
    await inTransaction(from, async (tx) => {
      await confirm(tx);
      await writeAsCopied(tx);
      await holdShard(tx, move.shard, mover, 'closed');
      for (const { shards } of features) {
        await shards?.carrySums?.(tx, { shard: move.shard, sign: -1, timeZone });
      }
      if (hasFiles(pair)) await noteLeft(tx, await listFiles(tx, pair, moving));
      const staying = map?.shards.indexOf(move.fromCell) ?? -1;
      if (staying !== -1) await keepMarks(tx, marks, { shard: move.shard, staying });
      await deleteShard(tx, pair, moving);
    });
    await unguardShard(to, [...tables, ...marks], move.shard, confirm);
  }
  say('the old cell has no rows of it any more');
}

/** Before the map has changed: the old cell goes on, and what was copied is deleted. */
export async function undoMove(moving: Mover): Promise<void> {
  const { home, sides, move, mover } = moving;
  if (move.state === 'flipped') {
    throw new Error(
      'The map has changed already: run the move to its end, then move the shard back.',
    );
  }
  const confirm = (tx: Db) => beginStep(tx, moving, 'unflipped');
  // first: from here on no run can flip the map
  await markMove(home, move, mover, 'copying');
  for (const pair of sides.pairs) {
    const { from, tables, marks } = pair;
    await inTransaction(from, confirm);
    await dropReplication(pair);
    await holdInNewCell(pair, moving, 'closed');
    await inNewCell(pair, moving, 'closed', (tx) => deleteShard(tx, pair, moving));
    await unguardShard(from, [...tables, ...marks], move.shard, confirm);
  }
  await markMove(home, move, mover, 'undone');
}
