import type { Ctx } from '../../../platform/context.ts';
import { findDocumentToMake, markProgress } from './documents.queries.ts';
import { gatherFacts } from './gather-facts.ts';
import type { MakeDocument } from './queues.ts';
import { renderWithProgress } from './render-with-progress.ts';
import type { Renderer } from './renderer.ts';
import { storeDocument } from './store-document.ts';

/** The worker's job. It may run again after being killed at any point. */
export async function makeDocument(
  ctx: Ctx,
  renderer: Renderer,
  { shipmentId, file, objectKey }: MakeDocument,
): Promise<void> {
  const document = await findDocumentToMake(ctx.db, shipmentId, objectKey);
  // erased; a killed job may have stored the object after that
  if (document === undefined) return ctx.objects.delete(objectKey);
  // a document stays as it was first made
  if (document.bytes !== null) return undefined;

  const { facts } = await gatherFacts(ctx, document.receiptId);
  const bytes = await renderWithProgress(ctx, renderer, { file, facts }, (piecesDone) =>
    markProgress(ctx.db, shipmentId, objectKey, piecesDone),
  );
  return storeDocument(ctx, { shipmentId, file, objectKey }, bytes);
}
