import type { Ctx } from '../../../platform/context.ts';
import { listUploadsToErase, markErased } from './uploads.queries.ts';

const BATCH = 100;

/** The object first: a row whose object is gone can be marked again, an object without a row cannot. */
export async function eraseUploads(ctx: Ctx): Promise<void> {
  for (;;) {
    const uploads = await listUploadsToErase(ctx.db, BATCH);
    for (const { id, object_key: objectKey } of uploads) {
      await ctx.objects.delete(objectKey);
      await markErased(ctx.db, id);
    }
    if (uploads.length < BATCH) return;
  }
}
