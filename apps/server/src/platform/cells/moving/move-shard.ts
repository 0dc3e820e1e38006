import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Db, inTransaction } from '../../database.ts';
import { isDatabaseBusy, sqlState } from '../../database-errors.ts';
import type { Feature } from '../../feature.ts';
import { type ShardMap, withShardsIn } from '../shard-map.ts';
import { changeShardMap } from '../shard-maps.queries.ts';
import { bringRows } from './bring-rows.ts';
import {
  guardShards,
  lockShard,
  openShard,
  readClosedShards,
  reopenShard,
  setShardState,
  takeShard,
} from './closed-shards.queries.ts';
import { carryUnderFence, carryUnreplicated, FenceTooLong } from './carry-under-fence.ts';
import { refuseOldMaps, waitForMap } from './copied-maps.ts';
import { copyObjects } from './copy-objects.ts';
import { clearOldCell, closeOldCell, guardOldCell, openNewCell } from './end-move.ts';
import { holdInNewCell, inNewCell } from './in-new-cell.ts';
import { beginStep, inStep, type MoveRun } from './in-step.ts';
import { markMove, phaseOf, type ShardMove, takeMove } from './moves.queries.ts';
import type { Pair, Sides } from './open-sides.ts';
import { refuseRestored } from './refuse-restored.ts';
import {
  blockJobs,
  countActive,
  deleteUnended,
  insertJobs,
  readEndedJobs,
  readJustEnded,
  readSafeClock,
} from './shard-jobs.queries.ts';
import { hasArchivedMonths } from './shard-rows.queries.ts';

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
  /** How long both cells are given to get the new map; a minute unless it says otherwise. */
  mapMs?: number;
  /** How often it says how far the copy is; 10 s unless it says otherwise. */
  progressMs?: number;
  say(line: string): void;
};

/** How long jobs of the shard that have begun are waited for; one takes 5 minutes at most. */
const DRAIN_MS = 330_000;
const FENCE_TRIES = 10;
const FENCE_PAUSE_MS = 2_000;
/** Until every process knows the new map: they look each quarter of a second. */
const SETTLE_MS = 3_000;
const UNIQUE_VIOLATION = '23505';

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
  const run = { home, move, mover };
  const phase = phaseOf(move);
  for (const { from, to } of sides.pairs) {
    for (const cell of [from, to]) {
      await whenFree(() => takeShard(cell, move.shard, mover, (tx) => beginStep(tx, run, phase)));
    }
  }
  if (phase === 'unflipped') await openOldCell(sides, run);
  return { move, mover };
}

/**
 * copying -> fenced -> flipped -> done, and from the first two back to undone. The map of home is what decides: before it
 * changes the old cell has every row, after it the new one has. Each step can be repeated, so that the same command goes on
 * wherever it was killed.
 */
export async function moveShard(moving: Mover): Promise<void> {
  const { move } = moving;
  const ending = { ...moving, confirm: (tx: Db) => beginStep(tx, moving, 'flipped') };
  if (move.state === 'flipped') {
    await refuseRestored(moving, 'new cell');
    await closeOldCell(ending);
  } else {
    await prepare(moving);
    await bringRows(moving);
    const copied = new Set<string>();
    for (const pair of moving.sides.pairs) await carryUnreplicated(pair, moving, 'arriving');
    await copyObjects(moving, copied);
    const endedSince = await carryEndedJobs(moving);
    await drain(moving);
    await carryJustEnded(moving, endedSince);
    await flip(moving, copied, endedSince);
  }
  await openNewCell(moving);
  await waitForMap(moving);
  await delay(moving.settleMs ?? SETTLE_MS);
  await refuseRestored(moving, 'new cell');
  await clearOldCell(ending);
  await markMove(moving.home, move, moving.mover, 'done');
}

/** A run before this one may have closed it; what is left to do takes longer than writers are to wait. */
async function openOldCell(sides: Sides, run: MoveRun): Promise<void> {
  const { shard } = run.move;
  for (const { from } of sides.pairs) {
    if (!(await readClosedShards(from)).includes(shard)) continue;
    await whenFree(() =>
      inTransaction(from, async (tx) => {
        await lockShard(tx, shard);
        await beginStep(tx, run, 'unflipped');
        await openShard(tx, shard, run.mover);
        await blockJobs(tx, shard, false);
      }),
    );
  }
}

/** Nothing of the shard can be written in the new cell; in the old one its writers begin to ask. */
async function prepare(moving: Mover): Promise<void> {
  const { sides, move, features } = moving;
  await refuseRestored(moving, 'both cells');
  await refuseOldMaps(moving);
  const confirm = (tx: Db) => beginStep(tx, moving, 'unflipped');
  for (const pair of sides.pairs) {
    const { from, to, tables, marks, name } = pair;
    for (const { shards } of features) await shards?.refuseMove?.(from, move.shard);
    if (name === 'live' && (await hasArchivedMonths(from))) {
      throw new Error('Its old events are in the archive of its cell, which cannot be divided.');
    }
    await holdInNewCell(pair, moving, 'arriving');
    await guardShards(to, [...tables, ...marks], await readClosedShards(to), confirm);
    await guardOldCell(pair, move.shard, confirm);
  }
}

async function carryEndedJobs(moving: Mover): Promise<Map<Pair, string>> {
  const { sides, move } = moving;
  const since = new Map<Pair, string>();
  for (const pair of sides.pairs) {
    since.set(pair, await readSafeClock(pair.from));
    const jobs = await readEndedJobs(pair.from, move.shard);
    await inNewCell(pair, moving, 'arriving', async (tx) => {
      // one that a killed run has carried may have ended since
      await deleteUnended(tx, move.shard);
      await insertJobs(tx, jobs);
    });
  }
  return since;
}

/** After the drain none ends any more. Reading ended jobs takes too long for the fence. */
async function carryJustEnded(moving: Mover, endedSince: ReadonlyMap<Pair, string>): Promise<void> {
  const { sides, move } = moving;
  for (const pair of sides.pairs) {
    const since = endedSince.get(pair) ?? '-infinity';
    const jobs = await readJustEnded(pair.from, move.shard, since);
    await inNewCell(pair, moving, 'arriving', async (tx) => {
      await deleteUnended(tx, move.shard);
      await insertJobs(tx, jobs);
    });
  }
}

/** Jobs that have begun end in the old cell; no other begins until the shard is open again. */
async function drain(moving: Mover): Promise<void> {
  const { home, sides, move, mover, say } = moving;
  const { shard } = move;
  const giveUpAt = performance.now() + DRAIN_MS;
  await markMove(home, move, mover, 'copying');
  const confirm = (tx: Db) => beginStep(tx, moving, 'unflipped');
  for (const { from } of sides.pairs) {
    await whenFree(() => setShardState(from, shard, mover, 'draining', confirm));
    for (;;) {
      const active = await inStep(from, moving, 'unflipped', async (tx) => {
        const running = await countActive(tx, shard);
        await blockJobs(tx, shard, true);
        return running;
      });
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
    await refuseRestored(moving, 'both cells');
    await refuseOldMaps(moving);
    await markMove(home, move, mover, 'fenced');
    const closedAt = performance.now();
    try {
      await carryUnderFence(moving, copied);
    } catch (error) {
      await reopenOldCell(moving);
      if (!(error instanceof FenceTooLong) || attempt === FENCE_TRIES) throw error;
      say(`${error.message} Writers go on for a moment; then again.`);
      await delay(FENCE_PAUSE_MS);
      await drain(moving);
      await carryJustEnded(moving, endedSince);
      continue;
    }
    const map = await changeMap(moving);
    await openNewCell(moving);
    const ms = Math.round(performance.now() - closedAt);
    return say(`version ${map.version} of the map; the shard was closed for ${ms} ms`);
  }
}

/** Where this fails nobody knows whether it was done: the next run asks home. */
async function changeMap(moving: Mover): Promise<ShardMap> {
  const { home, move, mover } = moving;
  try {
    return await changeShardMap(home, move.reason, async (known, tx) => {
      if (known === null) throw new Error('There is no shard map.');
      const owner = known.shards[move.shard];
      if (owner !== move.fromCell) throw new Error(elsewhere(move, owner));
      await markMove(tx, move, mover, 'flipped');
      return withShardsIn(known, [move.shard], move.toCell);
    });
  } catch (error) {
    // another command has written this version: known not to be done
    if (sqlState(error) === UNIQUE_VIOLATION) await reopenOldCell(moving);
    throw error;
  }
}

/** Only another command could have moved it, or a restore of home. */
export function elsewhere({ shard, fromCell, toCell }: ShardMove, owner = 'no cell'): string {
  return `The map has shard ${shard} in ${owner}, but its move from ${fromCell} to ${toCell} has begun: see docs/runbooks/restore.md.`;
}

async function reopenOldCell(moving: Mover): Promise<void> {
  const { sides, move, mover } = moving;
  // the old cell first: the new one may be what is away
  for (const { from } of sides.pairs) await reopenShard(from, move.shard, mover);
  for (const pair of sides.pairs) await holdInNewCell(pair, moving, 'arriving');
}
