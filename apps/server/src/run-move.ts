import { randomUUID } from 'node:crypto';
import { readConfig } from './config.ts';
import { HOME_SHARD } from './platform/cells/cells.ts';
import { readCellAccess } from './platform/cells/moving/cells-access.ts';
import { moveShard, takeOver, undoMove } from './platform/cells/moving/move-shard.ts';
import {
  insertMove,
  noteRun,
  readOpenMove,
  type ShardMove,
} from './platform/cells/moving/moves.queries.ts';
import { openSides } from './platform/cells/moving/open-sides.ts';
import { readShardMap } from './platform/cells/shard-maps.queries.ts';
import type { Db } from './platform/database.ts';
import { createLog } from './platform/log.ts';

type Asked = {
  shard: number;
  to: string;
  /** The file that says how the cells are reached. */
  access: string;
  reason: string | undefined;
  back: boolean;
  compares: boolean;
  settleMs?: number;
  say(line: string): void;
};

/** An alarm rings for a move of which nothing was heard for some minutes. */
const SIGN_OF_LIFE_MS = 5_000;

/** Begins a move, goes on with the one that was begun, or undoes it. Throws with what is in the way. */
export async function runMove(home: Db, asked: Asked): Promise<void> {
  const known = (await readOpenMove(home)) ?? (await begin(home, asked));
  if (known.shard !== asked.shard || known.toCell !== asked.to) {
    throw new Error(
      `Shard ${known.shard} is on its way to ${known.toCell}: that move comes first.`,
    );
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
    // reading every feature takes a second or two, in which writers need not wait
    const { FEATURES } = await import('./features/index.ts');
    const moving = {
      home,
      sides,
      ...taken,
      features: FEATURES,
      timeZone: readConfig('command').SELLER_TIME_ZONE,
      compares: asked.compares,
      ...(asked.settleMs !== undefined && { settleMs: asked.settleMs }),
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
