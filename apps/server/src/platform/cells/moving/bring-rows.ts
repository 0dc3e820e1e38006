import { setTimeout as delay } from 'node:timers/promises';
import { deleteShard } from './delete-shard.ts';
import { inNewCell } from './in-new-cell.ts';
import { beginStep, inStep } from './in-step.ts';
import type { Mover } from './move-shard.ts';
import { MoveTaken, readOpenMove } from './moves.queries.ts';
import type { Pair } from './open-sides.ts';
import {
  countUncopied,
  createSlot,
  dropSlot,
  hasSubscription,
  publishShard,
  readCopying,
  readLagBytes,
  subscribe,
  unpublish,
  unsubscribe,
} from './replication.queries.ts';
import { carryPartitions } from './shard-rows.queries.ts';

/** So little is applied in milliseconds. */
const SMALL_LAG_BYTES = 1_000_000;
const PROGRESS_MS = 10_000;
/** A conflict with a row of the new cell stops the copy for good; its log says which. */
const STALLED_MS = 120_000;

type Copying = Awaited<ReturnType<typeof readCopying>>;

/** Copies every row of the shard and follows the changes, until nearly all of them are there. */
export async function bringRows(moving: Mover): Promise<void> {
  const { sides, move, say } = moving;
  for (const pair of sides.pairs) {
    const { from, to, tables, replication } = pair;
    await inStep(from, moving, 'unflipped', (tx) =>
      publishShard(tx, replication, tables, move.shard),
    );
    if (!(await hasSubscription(to, replication))) {
      await inStep(from, moving, 'unflipped', async () => undefined);
      await dropSlot(from, replication);
      await carryPartitions(from, to, tables, (tx) => beginStep(tx, moving, 'unflipped'));
      await inNewCell(pair, moving, 'arriving', (tx) => deleteShard(tx, pair, moving));
      await createSlot(from, replication);
      await follow(pair, moving);
    }
    say(`${pair.name}: ${tables.length} tables are being copied`);
    await waitUntilCopied(pair, moving);
  }
  say('copied');
}

/** Making the slot takes as long as the longest transaction of the server: the move may have ended meanwhile. */
async function follow({ from, to, replication, connection }: Pair, moving: Mover): Promise<void> {
  try {
    await inStep(to, moving, 'unflipped', (tx) => subscribe(tx, replication, connection));
  } catch (error) {
    // one that nobody follows keeps the log of the old cell for good; that of an open move is for its run to drop
    if (error instanceof MoveTaken && (await readOpenMove(moving.home)) === undefined) {
      await dropSlot(from, replication);
    }
    throw error;
  }
}

async function waitUntilCopied(pair: Pair, moving: Mover): Promise<void> {
  const { from, to, replication } = pair;
  const { say, progressMs = PROGRESS_MS } = moving;
  let left = Number.POSITIVE_INFINITY;
  const most = new Map<string, number>();
  let movedAt = performance.now();
  let saidAt = movedAt;
  for (;;) {
    const uncopied = await countUncopied(to, replication);
    const lag = await readLagBytes(from, replication);
    if (uncopied === 0 && lag !== null && lag < SMALL_LAG_BYTES) return;
    const copying = await readCopying(to, replication);
    const now = uncopied * 1e15 + (lag ?? 1e14);
    // a table whose copy fails begins anew, with no rows: that is no progress
    const isFurther = copying.some(({ table, rows }) => rows > (most.get(table) ?? 0));
    if (now < left || isFurther) movedAt = performance.now();
    left = Math.min(left, now);
    for (const { table, rows } of copying) most.set(table, Math.max(rows, most.get(table) ?? 0));
    if (performance.now() - movedAt > STALLED_MS) {
      throw new Error('The copy makes no progress: see the log of PostgreSQL in the new cell.');
    }
    if (performance.now() - saidAt > progressMs) {
      saidAt = performance.now();
      say(`${pair.name}: ${describeRest(uncopied, lag, copying)}`);
    }
    await delay(100);
  }
}

function describeRest(uncopied: number, lag: number | null, copying: Copying): string {
  if (uncopied === 0) return `${lag ?? 'unknown'} bytes of the log are left`;
  const so = copying.map(({ table, rows }) => `, ${rows} rows of ${table} so far`).join('');
  return `${uncopied} tables are left${so}`;
}

export async function dropReplication({ from, to, replication }: Pair): Promise<void> {
  await unsubscribe(from, to, replication);
  await dropSlot(from, replication);
  await unpublish(from, replication);
}
