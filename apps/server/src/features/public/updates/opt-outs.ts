import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { isInDirectory, tellDirectory } from '../../core/directory/index.ts';
import { type OptOutNote, noteOptOutQueue } from './queues.ts';
import { deleteOptOut, hasOptOut, insertOptOut } from './listeners.queries.ts';

/** An address that said no in one cell gets no updates of another. */
export async function isOptedOut(ctx: Ctx, hash: Buffer): Promise<boolean> {
  return (await hasOptOut(ctx.db, hash)) || isInDirectory(ctx, 'opt_out', hash);
}

export async function optOut(ctx: Ctx, tx: Db, hash: Buffer, shard: number): Promise<void> {
  await insertOptOut(tx, hash, shard);
  await noteOptOut(ctx, tx, hash, shard);
}

/** Its owner wants updates of a shipment again. */
export async function optIn(ctx: Ctx, tx: Db, hash: Buffer, shard: number): Promise<void> {
  await deleteOptOut(tx, hash);
  await noteOptOut(ctx, tx, hash, shard);
}

async function noteOptOut(ctx: Ctx, tx: Db, hash: Buffer, shard: number): Promise<void> {
  if (!ctx.cells.areSeveral || ctx.mode === 'test') return;
  await ctx.jobs.enqueue(tx, noteOptOutQueue, { hash: hash.toString('base64'), shard });
}

/** What the row says now, so that notes of one address may arrive in any order. */
export async function tellOptOut(ctx: Ctx, { hash, shard }: OptOutNote): Promise<void> {
  const isOut = await hasOptOut(ctx.db, Buffer.from(hash, 'base64'));
  await tellDirectory(ctx, [{ kind: 'opt_out', hash, shard, change: isOut ? 'add' : 'remove' }]);
}
