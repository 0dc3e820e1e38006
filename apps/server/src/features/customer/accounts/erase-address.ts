import { EVERY_SHARD, SHARD_COUNT } from '@waypost/domain/shards';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockStates } from '../../core/scans/index.ts';
import { noteChanged } from './erase-shipments.ts';
import { eraseAddressQueue } from './queues.ts';

export const ERASE_PATH = '/internal/erased-addresses';
const SHARD = z
  .int()
  .min(0)
  .max(SHARD_COUNT - 1);
export const EraseRequest = z.object({ shards: z.array(SHARD), sealed: z.base64() });
type Erased = { shards: readonly number[]; sealed: string };

const SEALED_FOR = 'erased_address';
const CELL_MS = 10_000;

/** What was done under an address without its account. Returns the shipments of others that lose a follower. */
export async function eraseAddress(ctx: Ctx, tx: Db, emailKey: string): Promise<string[]> {
  const changed: string[] = [];
  for (const { erase } of ctx.features) {
    changed.push(...((await erase?.alsoChanges?.(tx, emailKey)) ?? []));
  }
  for (const { erase } of ctx.features) await erase?.address?.(ctx, tx, emailKey);
  return changed;
}

/**
 * The same in the cells of all other shards, which need not be there. Their rows are found by the address and not by a
 * hash, so the job holds it encrypted: no table and no log of a job shows it (decision 206).
 */
export async function eraseInOtherCells(ctx: Ctx, tx: Db, emailKey: string): Promise<void> {
  if (!ctx.cells.areSeveral || ctx.mode === 'test') return;
  const sealed = ctx.secrets.seal(emailKey, SEALED_FOR).toString('base64');
  const byCell = Map.groupBy(EVERY_SHARD, ctx.cells.elsewhere);
  const jobs = [...byCell]
    .filter(([cell]) => cell !== null)
    .map(([, shards]) => ({ shards, sealed }));
  await ctx.jobs.enqueueMany(tx, eraseAddressQueue, jobs);
}

/** By the map of now: a shard may have moved since, also to this cell. */
export async function eraseWhereShardsAre(ctx: Ctx, { shards, sealed }: Erased): Promise<void> {
  for (const [cell, theirs] of Map.groupBy(shards, ctx.cells.elsewhere)) {
    if (cell === null) await eraseSealed(ctx, sealed);
    else {
      const body = JSON.stringify({ shards: theirs, sealed });
      await ctx.cells.post(cell, ERASE_PATH, { body, timeoutMs: CELL_MS });
    }
  }
}

/** Refuses shards that have moved on: the job is repeated with a newer map. */
export async function eraseForOtherCell(ctx: Ctx, { shards, sealed }: Erased): Promise<void> {
  if (shards.some((shard) => ctx.cells.elsewhere(shard) !== null)) {
    throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
  }
  await eraseSealed(ctx, sealed);
}

async function eraseSealed(ctx: Ctx, sealed: string): Promise<void> {
  const emailKey = ctx.secrets.unseal(Buffer.from(sealed, 'base64'), SEALED_FOR);
  await inTransaction(ctx.db, async (tx) => {
    const changed = await eraseAddress(ctx, tx, emailKey);
    await lockStates(tx, changed);
    await noteChanged(ctx, tx, changed);
  });
}
