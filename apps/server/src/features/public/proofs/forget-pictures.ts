import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { markPicturesErased } from './proofs.queries.ts';
import { eraseProofsQueue } from './queues.ts';

/**
 * Joins the erasure of a person, before the proofs that name the pictures are deleted; the objects follow
 * soon after.
 */
export async function forgetPictures(
  ctx: Ctx,
  tx: Db,
  shipmentIds: readonly string[],
): Promise<void> {
  await markPicturesErased(tx, shipmentIds);
  await ctx.jobs.enqueue(tx, eraseProofsQueue, {});
}
