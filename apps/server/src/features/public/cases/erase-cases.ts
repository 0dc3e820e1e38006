import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { closeItems } from '../../staff/desk/index.ts';
import { deleteFile, listFilesToErase } from './case-files.queries.ts';
import {
  blankCasesBy,
  blankShipperCases,
  deleteOldCases,
  markOldCasesErased,
} from './erasure.queries.ts';
import { eraseCasesQueue } from './queues.ts';

/** Joins the erasure of a person: the texts are erased with it, the files soon after. */
export async function forgetCasesBy(ctx: Ctx, tx: Db, emailKey: string): Promise<void> {
  await closeItems(tx, await blankCasesBy(tx, emailKey), null);
  await ctx.jobs.enqueue(tx, eraseCasesQueue, {});
}

/** The same for a batch of the person's own shipments. */
export async function forgetShipperCases(
  ctx: Ctx,
  tx: Db,
  shipmentIds: readonly string[],
): Promise<void> {
  const ids = await blankShipperCases(tx, shipmentIds);
  await closeItems(tx, ids, null);
  if (ids.length > 0) await ctx.jobs.enqueue(tx, eraseCasesQueue, {});
}

/** The object first: a row whose object is gone can be deleted again, an object without a row cannot. */
export async function eraseCases(ctx: Ctx): Promise<void> {
  await drain((batch) => markOldCasesErased(ctx.db, batch));
  await drain(async (batch) => {
    const files = await listFilesToErase(ctx.db, batch);
    for (const { id, objectKey } of files) {
      await ctx.objects.delete(objectKey);
      await deleteFile(ctx.db, id);
    }
    return files.length;
  });
  await drain((batch) => deleteOldCases(ctx.db, batch));
}
