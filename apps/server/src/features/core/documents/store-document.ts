import type { Ctx } from '../../../platform/context.ts';
import { DESCRIPTIONS, documentOf, type KeptFile } from './document-files.ts';
import { markStored } from './documents.queries.ts';

/** A document that was erased while it was being made is deleted again. */
export async function storeDocument(
  ctx: Ctx,
  { shipmentId, file, objectKey }: { shipmentId: string; file: KeptFile; objectKey: string },
  bytes: Uint8Array,
): Promise<void> {
  await ctx.objects.put(objectKey, bytes, DESCRIPTIONS[documentOf(file)].mediaType);
  const isListed = await markStored(ctx.db, shipmentId, objectKey, bytes.length);
  if (!isListed) await ctx.objects.delete(objectKey);
}
