import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { isInDirectory, noteInDirectory } from '../../core/directory/index.ts';
import { deleteOptOut, hasOptOut, insertOptOut } from './listeners.queries.ts';

/** An address that said no in one cell gets no updates of another. */
export async function isOptedOut(ctx: Ctx, hash: Buffer): Promise<boolean> {
  return (await hasOptOut(ctx.db, hash)) || isInDirectory(ctx, 'opt_out', hash);
}

export async function optOut(ctx: Ctx, tx: Db, hash: Buffer, shard: number): Promise<void> {
  await insertOptOut(tx, hash, shard);
  await noteInDirectory(ctx, tx, { kind: 'opt_out', hash, shard, change: 'add' });
}

/** Its owner wants updates of a shipment again. */
export async function optIn(ctx: Ctx, tx: Db, hash: Buffer, shard: number): Promise<void> {
  await deleteOptOut(tx, hash);
  await noteInDirectory(ctx, tx, { kind: 'opt_out', hash, shard, change: 'remove' });
}
