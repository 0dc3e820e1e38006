import type { Ctx } from '../../../platform/context.ts';
import { scheduled } from '../../../platform/feature.ts';
import { deletePicture, listPicturesToErase } from './proofs.queries.ts';
import { eraseProofsQueue } from './queues.ts';

const BATCH = 100;

export const proofsJobs = [scheduled(eraseProofsQueue, '53 3 * * *', erasePictures)];

async function erasePictures(ctx: Ctx): Promise<void> {
  for (;;) {
    const pictures = await listPicturesToErase(ctx.db, BATCH);
    for (const { id, object_key } of pictures) {
      await ctx.objects.delete(object_key);
      await deletePicture(ctx.db, id);
    }
    if (pictures.length < BATCH) return;
  }
}
