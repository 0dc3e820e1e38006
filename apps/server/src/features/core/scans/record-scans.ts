import { setTimeout as delay } from 'node:timers/promises';
import type { ScanAnswer, ScanOutcome } from '@waypost/contract';
import { inBareTransaction } from '../../../platform/bare-transaction.ts';
import type { Ctx } from '../../../platform/context.ts';
import { closedShardOf, isDatabaseAway, sqlState } from '../../../platform/database-errors.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { applyUnmatchedQueue, milestoneQueue, postCollectedQueue } from './queues.ts';
import type { IncomingScan } from './incoming-scan.ts';
import { type BatchResult, recordBatch } from './record-batch.ts';

/** `locked`: as of a batch. `unavailable`: the shard is moving to another cell; nothing was recorded. */
export type AttemptedOutcome = ScanAnswer['outcome'] | 'locked';

const LOCK_NOT_AVAILABLE = '55P03';

/** Repeating by key is safe: what was committed is a duplicate the second time. */
const TRIES = 5;

/**
 * Batches wait for each other at a shipment for milliseconds. A longer wait has another cause, and must
 * not hold up to 500 scans of other shipments.
 */
const BEGIN_WAITING = "BEGIN; SET LOCAL lock_timeout = '300ms'";
const BEGIN_SKIPPING = 'BEGIN';

/** How long the scans of a locked shipment are retried before the device has to. */
const PATIENCE_MS = 4_000;

/** Records a batch, each scan with its own outcome. Returns only what has been committed. */
export async function recordScans(
  ctx: Ctx,
  scans: readonly IncomingScan[],
): Promise<ScanOutcome[]> {
  const attempted = await recordFreeScans(ctx, scans);
  const outcomes = attempted.includes('locked')
    ? await recordLockedScans(ctx, scans, attempted)
    : settled(attempted);
  const recorded = outcomes.filter((outcome) => outcome !== 'unavailable');
  if (recorded.length < outcomes.length) {
    throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
  }
  return recorded;
}

/** The same, without waiting for shipments that something else has locked for long. */
export async function recordFreeScans(
  ctx: Ctx,
  scans: readonly IncomingScan[],
  begin = BEGIN_WAITING,
): Promise<AttemptedOutcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await recordOnce(ctx, scans, begin);
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (state === LOCK_NOT_AVAILABLE && begin === BEGIN_WAITING) {
        return recordFreeScans(ctx, scans, BEGIN_SKIPPING);
      }
      if (isDataError(state)) return recordHalves(ctx, scans, begin, 'invalid');
      const closed = closedShardOf(error);
      if (closed !== null) return recordOpen(ctx, scans, begin, closed);
      const again = isDatabaseAway(error) || state === '40P01' || state === '40001';
      if (!again) throw error;
      if (attempt === TRIES) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
      await delay(Math.random() * 50 * attempt);
    }
  }
}

/** Retries those whose shipment was locked; holds no connection in between. */
export async function recordLockedScans(
  ctx: Ctx,
  scans: readonly IncomingScan[],
  attempted: readonly AttemptedOutcome[],
): Promise<ScanAnswer['outcome'][]> {
  const outcomes = [...attempted];
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let pauseMs = 10; outcomes.includes('locked'); pauseMs = Math.min(pauseMs * 2, 200)) {
    if (performance.now() > giveUpAt) {
      throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
    }
    await delay(pauseMs * (0.5 + Math.random()));
    const places = [...outcomes.keys()].filter((place) => outcomes[place] === 'locked');
    const again = scans.filter((_scan, place) => outcomes[place] === 'locked');
    const tried = await recordFreeScans(ctx, again, BEGIN_SKIPPING);
    for (const [n, outcome] of tried.entries()) outcomes[places[n] ?? -1] = outcome;
  }
  return settled(outcomes);
}

function settled(outcomes: readonly AttemptedOutcome[]): ScanAnswer['outcome'][] {
  return outcomes.filter((outcome) => outcome !== 'locked');
}

async function recordOnce(
  ctx: Ctx,
  scans: readonly IncomingScan[],
  begin: string,
): Promise<AttemptedOutcome[]> {
  const now = Date.now();
  const locking = begin === BEGIN_SKIPPING ? 'skip' : 'wait';
  const result: BatchResult = await inBareTransaction(
    ctx.database.prepared,
    async (tx) => {
      const batch = await recordBatch(tx, scans, now, locking);
      await ctx.jobs.enqueueMany(tx, milestoneQueue, batch.milestones);
      await ctx.jobs.enqueueMany(tx, postCollectedQueue, batch.collecting);
      await ctx.jobs.enqueueMany(
        tx,
        applyUnmatchedQueue,
        batch.archived.map((ref) => ({ ref })),
      );
      return batch;
    },
    begin,
  );
  ctx.nudges.publish(result.nudges);
  return result.outcomes;
}

function isDataError(state: string): boolean {
  return /^(22|23)/.test(state);
}

/** One row that PostgreSQL refuses must not fail the others: halve the batch until it is alone. */
async function recordHalves(
  ctx: Ctx,
  scans: readonly IncomingScan[],
  begin: string,
  alone: 'invalid' | 'unavailable',
): Promise<AttemptedOutcome[]> {
  if (scans.length === 1) return [alone];
  const middle = Math.ceil(scans.length / 2);
  const first = await recordFreeScans(ctx, scans.slice(0, middle), begin);
  const second = await recordFreeScans(ctx, scans.slice(middle), begin);
  return [...first, ...second];
}

/** Of a shard that is moving nothing is stored here; its devices send it again, and the others go on. */
async function recordOpen(
  ctx: Ctx,
  scans: readonly IncomingScan[],
  begin: string,
  closed: number,
): Promise<AttemptedOutcome[]> {
  const open = scans.filter(({ shard }) => shard !== closed);
  // by an alias, which does not name its shard
  if (open.length === scans.length) return recordHalves(ctx, scans, begin, 'unavailable');
  const recorded = open.length === 0 ? [] : await recordFreeScans(ctx, open, begin);
  let next = 0;
  return scans.map(({ shard }) =>
    shard === closed ? 'unavailable' : (recorded[next++] ?? 'unavailable'),
  );
}
