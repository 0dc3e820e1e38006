import type { Ctx } from '../../../platform/context.ts';
import { scheduled } from '../../../platform/feature.ts';
import { drain } from '../../../platform/sweeps.ts';
import { deletePicture, listPicturesToErase } from './proofs.queries.ts';
import { eraseProofsQueue } from './queues.ts';

export const proofsJobs = [scheduled(eraseProofsQueue, '53 3 * * *', erasePictures)];

async function erasePictures(ctx: Ctx): Promise<void> {
  await drain(async (batch) => {
    const pictures = await listPicturesToErase(ctx.db, batch);
    for (const { id, objectKey } of pictures) {
      await ctx.objects.delete(objectKey);
      await deletePicture(ctx.db, id);
    }
    return pictures.length;
  });
}
