import { setTimeout as delay } from 'node:timers/promises';
import type { ScanOutcome } from '@waypost/contract';
import { CommitInDoubt, commitOrDoubt } from '../../platform/commit.ts';
import type { Ctx } from '../../platform/context.ts';
import type { BossDb } from '../../platform/jobs.ts';
import { isDatabaseAway, sqlState } from '../../platform/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { postCollectedQueue } from '../ledger/index.ts';
import { milestoneQueue } from '../updates/index.ts';
import type { IncomingScan } from './incoming-scan.ts';
import { type BatchResult, recordBatch } from './record-batch.ts';

/** Repeating by key is safe: what was committed is known the second time. */
const TRIES = 5;

/** Records a batch, each scan with its own outcome. Returns only what has been committed. */
export async function recordScans(
  ctx: Ctx,
  scans: readonly IncomingScan[],
): Promise<ScanOutcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await recordOnce(ctx, scans);
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (isDataError(state)) return recordHalves(ctx, scans);
      const again =
        error instanceof CommitInDoubt ||
        isDatabaseAway(error) ||
        state === '40P01' ||
        state === '40001';
      if (!again) throw error;
      if (attempt === TRIES) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
      await delay(Math.random() * 50 * attempt);
    }
  }
}

async function recordOnce(ctx: Ctx, scans: readonly IncomingScan[]): Promise<ScanOutcome[]> {
  const now = Date.now();
  const result: BatchResult = await commitOrDoubt(ctx.database.prepared, async (tx) => {
    const batch = await recordBatch(tx, scans, now);
    const jobsDb: BossDb = {
      executeSql: (text, values) => tx.query({ text, ...(values && { values }) }),
    };
    await ctx.jobs.enqueueMany(jobsDb, milestoneQueue, batch.milestones);
    await ctx.jobs.enqueueMany(jobsDb, postCollectedQueue, batch.collecting);
    return batch;
  });
  ctx.nudges.publish(result.nudges);
  return result.outcomes;
}

function isDataError(state: string): boolean {
  return /^(22|23)/.test(state);
}

/** One row that PostgreSQL refuses must not take the others with it: halve until it is alone. */
async function recordHalves(ctx: Ctx, scans: readonly IncomingScan[]): Promise<ScanOutcome[]> {
  if (scans.length === 1) return ['invalid'];
  const middle = Math.ceil(scans.length / 2);
  const first = await recordScans(ctx, scans.slice(0, middle));
  const second = await recordScans(ctx, scans.slice(middle));
  return [...first, ...second];
}
