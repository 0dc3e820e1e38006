import type { Ctx } from '../../../platform/context.ts';
import { errorFields } from '../../../platform/log.ts';
import type { Renderer, RenderJob } from './renderer.ts';

/** Writes down how many pieces are done, one after the other. A count that is lost costs nothing. */
export async function renderWithProgress(
  ctx: Ctx,
  renderer: Renderer,
  job: RenderJob,
  markProgress: (piecesDone: number) => Promise<void>,
): Promise<Uint8Array> {
  let written = Promise.resolve();
  const bytes = await renderer.render(job, undefined, (piecesDone) => {
    written = written
      .then(() => markProgress(piecesDone))
      .catch((error: unknown) => {
        ctx.log.warn(errorFields(error), 'the progress of a document was not written');
      });
  });
  await written;
  return bytes;
}
