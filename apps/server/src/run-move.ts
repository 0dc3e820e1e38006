import { randomUUID } from 'node:crypto';
import { readConfig } from './config.ts';
import { HOME_SHARD } from './platform/cells/cells.ts';
import { readCellAccess } from './platform/cells/moving/cells-access.ts';
import { shareShard } from './platform/cells/moving/closed-shards.queries.ts';
import { clearOldCell, closeOldCell, undoMove } from './platform/cells/moving/end-move.ts';
import { elsewhere, moveShard, takeOver } from './platform/cells/moving/move-shard.ts';
import {
  forgetMove,
  insertMove,
  MoveTaken,
  noteRun,
  readOpenMove,
  type ShardMove,
} from './platform/cells/moving/moves.queries.ts';
import { openSides } from './platform/cells/moving/open-sides.ts';
import type { ShardMap } from './platform/cells/shard-map.ts';
import { readShardMap } from './platform/cells/shard-maps.queries.ts';
import type { Db } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import { readRestore } from './platform/quarantine.ts';

type Asked = {
  shard: number;
  to: string;
  /** The file that says how the cells are reached. */
  access: string;
  reason: string | undefined;
  back: boolean;
  compares: boolean;
  settleMs?: number;
  mapMs?: number;
  say(line: string): void;
};

export const RESTORED =
  'This database was restored and is not reconciled yet: see docs/runbooks/restore.md.';

/** An alarm rings for a move of which nothing was heard for some minutes. */
const SIGN_OF_LIFE_MS = 5_000;

/** Begins a move, goes on with the one that was begun, or undoes it. Throws with what is in the way. */
export async function runMove(home: Db, asked: Asked): Promise<void> {
  if ((await readRestore(home))?.reconciledAt === null) throw new Error(RESTORED);
  const known = (await readOpenMove(home)) ?? (await begin(home, asked));
  if (known.shard !== asked.shard || known.toCell !== asked.to) {
    throw new Error(
      `Shard ${known.shard} is on its way to ${known.toCell}: that move comes first.`,
    );
  }
  const map = await readShardMap(home);
  const owner = map?.shards[known.shard];
  if (known.state !== 'flipped' && owner === known.toCell) {
    throw new Error(
      `The map has shard ${known.shard} in ${known.toCell} already: see pnpm cells clear.`,
    );
  }
  if (owner !== (known.state === 'flipped' ? known.toCell : known.fromCell)) {
    throw new Error(elsewhere(known, owner));
  }
  const sides = await openSides(
    known.shard,
    readCellAccess(asked.access, known.fromCell),
    readCellAccess(asked.access, known.toCell),
    createLog('cells', 'warn'),
  );
  let living: NodeJS.Timeout | undefined;
  try {
    const taken = await takeOver(home, sides, known);
    living = setInterval(() => {
      noteRun(home, taken.move, taken.mover).catch((error: unknown) => {
        asked.say(`Home could not be told that this run lives: ${String(error)}`);
      });
    }, SIGN_OF_LIFE_MS);
    const moving = {
      home,
      sides,
      ...taken,
      ...(await readFeatures()),
      compares: asked.compares,
      ...(asked.settleMs !== undefined && { settleMs: asked.settleMs }),
      ...(asked.mapMs !== undefined && { mapMs: asked.mapMs }),
      say: asked.say,
    };
    await (asked.back ? undoMove(moving) : moveShard(moving));
  } finally {
    clearInterval(living);
    await sides.close();
  }
}

async function begin(home: Db, { shard, to, reason, back }: Asked): Promise<ShardMove> {
  const map = await readShardMap(home);
  if (back) throw new Error('No move was begun.');
  if (map?.cells[to] === undefined) throw new Error(`There is no cell ${to}.`);
  if (shard === HOME_SHARD) throw new Error(`Shard ${HOME_SHARD} is home and stays where it is.`);
  const fromCell = map.shards[shard] ?? '';
  if (fromCell === to) throw new Error(`Shard ${shard} is in ${to} already.`);
  if (reason === undefined) throw new Error('Say the --reason.');
  return insertMove(home, randomUUID(), { shard, fromCell, toCell: to, reason });
}

/** Reading every feature takes a second or two, in which writers need not wait. */
async function readFeatures() {
  const { FEATURES } = await import('./features/index.ts');
  return { features: FEATURES, timeZone: readConfig('command').SELLER_TIME_ZONE };
}

/** A cell that was restored to a moment before one of its shards had left has the rows of that shard again. */
export async function clearRestored(
  home: Db,
  { shard, cell, access, say }: Pick<Asked, 'shard' | 'access' | 'say'> & { cell: string },
): Promise<void> {
  const map = await readShardMap(home);
  const owner = map?.shards[shard];
  if (owner === undefined || map?.cells[cell] === undefined) throw new Error('No such cell.');
  if (owner === cell) throw new Error(`Shard ${shard} is in ${cell}, by the map of home.`);
  const open = await readOpenMove(home);
  if (open?.shard === shard) {
    const isPast = open.state !== 'flipped' && open.fromCell !== owner;
    if (!isPast) throw new Error('The shard is moving: let that move end first.');
  }
  const sides = await openSides(
    shard,
    readCellAccess(access, cell),
    readCellAccess(access, owner),
    createLog('cells', 'warn'),
  );
  try {
    for (const { from, to } of sides.pairs) {
      await refuseNewerMap(map, from);
      await refuseNewerMap(map, to);
    }
    if (open?.shard === shard) await forgetMove(home, open);
    const between = { fromCell: cell, toCell: owner, state: 'flipped', reason: '' } as const;
    const move = { id: 0, shard, startedAt: new Date(), ...between };
    const confirm = async (tx: Db) => {
      await shareShard(tx, shard);
      const isBack = (await readShardMap(home))?.shards[shard] === cell;
      if (isBack || (await readOpenMove(home))?.shard === shard) throw new MoveTaken();
    };
    const moving = {
      home,
      sides,
      move,
      mover: randomUUID(),
      say,
      confirm,
      ...(await readFeatures()),
    };
    await closeOldCell(moving);
    await clearOldCell(moving);
  } finally {
    await sides.close();
  }
}

/** Home may have been restored itself: by its old map the cell that has the shard would lose the only copy. */
async function refuseNewerMap({ version }: ShardMap, cell: Db): Promise<void> {
  const theirs = (await readShardMap(cell))?.version ?? 0;
  if (theirs <= version) return;
  throw new Error(
    `A cell has version ${theirs} of the shard map, home ${version}: bring the map of home back first (docs/runbooks/restore.md).`,
  );
}
