import type { Ctx } from '../../../platform/context.ts';
import { drain } from '../../../platform/sweeps.ts';
import { listUploadsToErase, markErased } from './uploads.queries.ts';

/** The object first: a row whose object is gone can be marked again, an object without a row cannot. */
export async function eraseUploads(ctx: Ctx): Promise<void> {
  await drain(async (batch) => {
    const uploads = await listUploadsToErase(ctx.db, batch);
    for (const { id, objectKey } of uploads) {
      await ctx.objects.delete(objectKey);
      await markErased(ctx.db, id);
    }
    return uploads.length;
  });
}
