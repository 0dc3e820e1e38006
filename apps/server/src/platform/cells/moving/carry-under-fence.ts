import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseBusy } from '../../database-errors.ts';
import { mergeMarks } from './address-marks.queries.ts';
import { setShardState } from './closed-shards.queries.ts';
import { copyObjects } from './copy-objects.ts';
import { holdInNewCell, inNewCell } from './in-new-cell.ts';
import { beginStep, inStep } from './in-step.ts';
import type { Mover } from './move-shard.ts';
import type { Pair } from './open-sides.ts';
import { isConfirmed, markLog } from './replication.queries.ts';
import { deleteUnended, insertJobs, readUnended } from './shard-jobs.queries.ts';
import { carrySequences, sumRows } from './shard-rows.queries.ts';

/** Writers of the shard are refused for so long at most; those that are under way are waited for before. */
const FENCE_MS = 2_000;

export class FenceTooLong extends Error {}

/** Closes the shard in the old cell, and brings over what is left of it. Throws when that takes too long. */
export async function carryUnderFence(moving: Mover, copied: Set<string>): Promise<void> {
  try {
    await carry(moving, copied, performance.now() + FENCE_MS);
  } catch (error) {
    if (!isDatabaseBusy(error)) throw error;
    throw new FenceTooLong('The shard was busy.', { cause: error });
  }
}

async function carry(moving: Mover, copied: Set<string>, until: number): Promise<void> {
  const { sides, move, mover, features, compares } = moving;
  for (const pair of sides.pairs) {
    await setShardState(pair.from, move.shard, mover, 'closed', (tx) =>
      beginStep(tx, moving, 'unflipped'),
    );
    await holdInNewCell(pair, moving, 'closed');
  }
  for (const pair of sides.pairs) {
    for (const { shards } of features) await shards?.refuseMove?.(pair.from, move.shard);
    await waitUntilConfirmed(pair, until);
    if (compares) await compare(pair, move.shard, until);
    await carryJobs(pair, moving);
    await inStep(pair.to, moving, 'unflipped', (tx) => carrySequences(pair.from, tx, pair.tables));
    await carryUnreplicated(pair, moving, 'closed');
    await carryWaiting(pair, moving);
  }
  await copyObjects(moving, copied);
  if (performance.now() > until) throw new FenceTooLong('It took too long.');
}

/**
 * What replication leaves out. While the shard is still written only rows without a shard, so that few of them are left for
 * the fence; what is known about addresses would be taken for the new cell's own.
 */
export async function carryUnreplicated(
  pair: Pair,
  moving: Mover,
  state: 'arriving' | 'closed',
): Promise<void> {
  const { shard } = moving.move;
  await inNewCell(pair, moving, state, async (tx) => {
    for (const { shards } of moving.features) await shards?.carryRows?.(pair.from, tx, shard);
    if (state === 'closed') await mergeMarks(pair.from, tx, pair.marks, shard);
  });
}

/** What features of the old cell have not done yet. */
export async function carryWaiting({ from, to }: Pair, moving: Mover): Promise<void> {
  const { move, features, timeZone } = moving;
  for (const { shards } of features) {
    const tell = shards?.carryWaiting;
    if (tell === undefined) continue;
    await inStep(to, moving, 'unflipped', (tx) => tell(from, tx, { shard: move.shard, timeZone }));
  }
}

async function waitUntilConfirmed({ from, replication }: Pair, until: number): Promise<void> {
  const place = await markLog(from);
  while (!(await isConfirmed(from, replication, place))) {
    if (performance.now() > until) throw new FenceTooLong('The new cell was too far behind.');
    await delay(10);
  }
}

async function compare({ from, to, tables }: Pair, shard: number, until: number): Promise<void> {
  const timeoutMs = Math.max(1, Math.ceil(until - performance.now()));
  const [old, fresh] = await Promise.all([
    sumRows(from, tables, shard, timeoutMs),
    sumRows(to, tables, shard, timeoutMs),
  ]);
  const differing = tables.filter((table) => old.get(table) !== fresh.get(table));
  if (differing.length > 0) {
    throw new Error(`The copy differs in ${differing.join(', ')}: undo the move (--back).`);
  }
}

async function carryJobs(pair: Pair, moving: Mover): Promise<void> {
  const { move } = moving;
  const jobs = await readUnended(pair.from, move.shard);
  await inNewCell(pair, moving, 'closed', async (tx) => {
    await deleteUnended(tx, move.shard);
    await insertJobs(tx, jobs);
  });
}
