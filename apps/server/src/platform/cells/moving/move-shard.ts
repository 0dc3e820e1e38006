import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Db, inTransaction } from '../../database.ts';
import { isDatabaseBusy } from '../../database-errors.ts';
import type { Feature } from '../../feature.ts';
import { withShardsIn } from '../shard-map.ts';
import { changeShardMap } from '../shard-maps.queries.ts';
import { bringRows, dropReplication } from './bring-rows.ts';
import {
  guardShards,
  holdShard,
  lockShard,
  openShard,
  readClosedShards,
  setShardState,
  takeShard,
} from './closed-shards.queries.ts';
import { copyObjects } from './copy-objects.ts';
import { carryUnderFence, FenceTooLong } from './carry-under-fence.ts';
import { markMove, MoveTaken, type ShardMove, takeMove } from './moves.queries.ts';
import type { Pair, Sides } from './open-sides.ts';
import {
  blockJobs,
  countActive,
  deleteJobs,
  insertJobs,
  readSafeClock,
  readEndedJobs,
} from './shard-jobs.queries.ts';
import {
  deleteRows,
  hasArchivedMonths,
  restartSweeps,
  writeAsCopied,
} from './shard-rows.queries.ts';

export type Mover = {
  home: Db;
  sides: Sides;
  move: ShardMove;
  /** This run of the command. */
  mover: string;
  features: readonly Feature[];
  /** Of the books. */
  timeZone: string;
  /** Compares both copies by checksum while writers wait. */
  compares: boolean;
  /** Before the old cell loses its rows; 3 s unless it says otherwise. */
  settleMs?: number;
  say(line: string): void;
};

/** How long jobs of the shard that have begun are waited for; one takes 5 minutes at most. */
const DRAIN_MS = 330_000;
const FENCE_TRIES = 10;
const FENCE_PAUSE_MS = 2_000;
/** Until every process knows the new map: they look each quarter of a second. */
const SETTLE_MS = 3_000;

/**
 * Takes the move over from the run before it, if there was one: that one can neither flip, open nor delete any more. Where
 * it has closed the shard, that is open again.
 */
export async function takeOver(
  home: Db,
  sides: Sides,
  known: ShardMove,
): Promise<{ move: ShardMove; mover: string }> {
  const mover = randomUUID();
  const move = await takeMove(home, known, mover);
  for (const { from, to } of sides.pairs) {
    await takeShard(from, move.shard, mover);
    await takeShard(to, move.shard, mover);
  }
  if (move.state !== 'flipped') await openOldCell(sides, move, mover);
  return { move, mover };
}

/**
 * copying -> fenced -> flipped -> done, and from the first two back to undone. The map of home is what decides: before it
 * changes the old cell has every row, after it the new one has. Each step can be repeated, so that the same command goes on
 * wherever it was killed.
 */
export async function moveShard(moving: Mover): Promise<void> {
  const { move } = moving;
  if (move.state !== 'flipped') {
    await prepare(moving);
    await bringRows(moving);
    const copied = new Set<string>();
    await copyObjects(moving.sides, move.shard, copied);
    const endedSince = await carryEndedJobs(moving);
    await drain(moving);
    await flip(moving, copied, endedSince);
  }
  await openNewCell(moving);
  await delay(moving.settleMs ?? SETTLE_MS);
  await clearOldCell(moving);
  await markMove(moving.home, move, moving.mover, 'done');
}

/** A run before this one may have closed it; what is left to do takes longer than writers are to wait. */
async function openOldCell(sides: Sides, move: ShardMove, mover: string): Promise<void> {
  for (const { from } of sides.pairs) {
    if (!(await readClosedShards(from)).includes(move.shard)) continue;
    await inTransaction(from, async (tx) => {
      await lockShard(tx, move.shard);
      await openShard(tx, move.shard, mover);
      await blockJobs(tx, move.shard, false);
    });
  }
}

/** Nothing of the shard can be written in the new cell; in the old one its writers begin to ask. */
async function prepare({ sides, move, mover }: Mover): Promise<void> {
  for (const { from, to, tables, name } of sides.pairs) {
    if (name === 'live' && (await hasArchivedMonths(from))) {
      throw new Error('Its old events are in the archive of its cell, which cannot be divided.');
    }
    await setShardState(to, move.shard, mover, 'arriving');
    await guardShards(to, tables, await readClosedShards(to));
    const closed = new Set([...(await readClosedShards(from)), move.shard]);
    await guardShards(
      from,
      tables,
      [...closed].toSorted((a, b) => a - b),
    );
  }
}

async function carryEndedJobs({ sides, move, mover }: Mover): Promise<Map<Pair, string>> {
  const since = new Map<Pair, string>();
  for (const pair of sides.pairs) {
    since.set(pair, await readSafeClock(pair.from));
    const jobs = await readEndedJobs(pair.from, move.shard);
    await inTransaction(pair.to, async (tx) => {
      await writeAsCopied(tx);
      await holdShard(tx, move.shard, mover, 'arriving');
      await insertJobs(tx, jobs);
    });
  }
  return since;
}

/** Jobs that have begun end in the old cell; no other begins until the shard is open again. */
async function drain({ home, sides, move, mover, say }: Mover): Promise<void> {
  const giveUpAt = performance.now() + DRAIN_MS;
  // throws if it was taken over
  await markMove(home, move, mover, 'copying');
  for (const { from } of sides.pairs) {
    await whenFree(() => setShardState(from, move.shard, mover, 'draining'));
    for (;;) {
      const active = await countActive(from, move.shard);
      await blockJobs(from, move.shard, true);
      if (active === 0) break;
      if (performance.now() > giveUpAt) throw new Error('A job of the shard does not end.');
      await delay(50);
    }
  }
  say('no job of the shard runs');
}

/** A writer may hold the shard for seconds; those behind it are let through before the next try. */
async function whenFree(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === FENCE_TRIES || !isDatabaseBusy(error)) throw error;
      await delay(FENCE_PAUSE_MS);
    }
  }
}

async function flip(
  moving: Mover,
  copied: Set<string>,
  endedSince: ReadonlyMap<Pair, string>,
): Promise<void> {
  const { home, move, mover, say } = moving;
  for (let attempt = 1; ; attempt += 1) {
    await markMove(home, move, mover, 'fenced');
    const closedAt = performance.now();
    try {
      await carryUnderFence(moving, copied, endedSince);
    } catch (error) {
      await reopenOldCell(moving);
      if (!(error instanceof FenceTooLong) || attempt === FENCE_TRIES) throw error;
      say(`${error.message} Writers go on for a moment; then again.`);
      await delay(FENCE_PAUSE_MS);
      await drain(moving);
      continue;
    }
    // where this fails nobody knows whether it was done: the next run asks home
    const map = await changeShardMap(home, move.reason, async (known, tx) => {
      if (known === null) throw new Error('There is no shard map.');
      await markMove(tx, move, mover, 'flipped');
      return withShardsIn(known, [move.shard], move.toCell);
    });
    await openNewCell(moving);
    const ms = Math.round(performance.now() - closedAt);
    return say(`version ${map.version} of the map; the shard was closed for ${ms} ms`);
  }
}

async function reopenOldCell({ sides, move, mover }: Mover): Promise<void> {
  // the old cell first: the new one may be what is away
  for (const { from } of sides.pairs) await setShardState(from, move.shard, mover, 'draining');
  for (const { to } of sides.pairs) await setShardState(to, move.shard, mover, 'arriving');
}

/** With the sums of its rows, once: the row that closes the shard goes in the same transaction. */
async function openNewCell({ sides, move, mover, features, timeZone }: Mover): Promise<void> {
  for (const { to } of sides.pairs) {
    await inTransaction(to, async (tx) => {
      await writeAsCopied(tx);
      if (!(await holdShard(tx, move.shard, mover, 'closed'))) return;
      for (const { shards } of features) {
        await shards?.carrySums?.(tx, { shard: move.shard, sign: 1, timeZone });
      }
      await restartSweeps(tx);
      await openShard(tx, move.shard, mover);
    });
  }
}

/** The shard stays closed there: a process that still has an old map cannot write it. */
async function clearOldCell(moving: Mover): Promise<void> {
  const { sides, move, mover, features, timeZone, say } = moving;
  for (const pair of sides.pairs) {
    const { from, to, tables } = pair;
    await dropReplication(pair);
    await inTransaction(from, async (tx) => {
      await writeAsCopied(tx);
      if (!(await holdShard(tx, move.shard, mover, 'closed'))) throw new MoveTaken();
      for (const { shards } of features) {
        await shards?.carrySums?.(tx, { shard: move.shard, sign: -1, timeZone });
      }
      await deleteRows(tx, tables, move.shard);
      await deleteJobs(tx, move.shard);
    });
    await guardShards(to, tables, await readClosedShards(to));
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
  // first of all: from here on nothing can flip
  await markMove(home, move, mover, 'copying');
  for (const pair of sides.pairs) {
    const { from, to, tables } = pair;
    await dropReplication(pair);
    await setShardState(to, move.shard, mover, 'closed');
    await inTransaction(to, async (tx) => {
      await writeAsCopied(tx);
      await holdShard(tx, move.shard, mover, 'closed');
      await deleteRows(tx, tables, move.shard);
      await deleteJobs(tx, move.shard);
    });
    await guardShards(from, tables, await readClosedShards(from));
  }
  await markMove(home, move, mover, 'undone');
}
