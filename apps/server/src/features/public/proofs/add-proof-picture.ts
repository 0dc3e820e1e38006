import { readReference, shardOfReference } from '@waypost/domain/tracking-number';
import { fileTypeFromBuffer } from 'file-type';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { encodePicture } from './encode-picture.ts';
import { isOfErased, listPicture, markPictureStored } from './proofs.queries.ts';

const ACCEPTED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export type NewPicture = {
  id: string;
  sourceId: number;
  typedRef: string;
  given: Buffer;
};

/**
 * Listed before its object is put, so that erasing misses none. A device that got no answer sends the
 * picture again: the first one that was stored stays. One of a person who was erased meanwhile is taken and
 * not stored, so that the device is done with it.
 */
export async function addProofPicture(
  ctx: Ctx,
  { id, sourceId, typedRef, given }: NewPicture,
): Promise<void> {
  const ref = refOf(typedRef);
  const picture = await readPicture(given);
  const objectKey = `proofs/${id}`;
  const listed = await inTransaction(ctx.db, async (tx) => {
    if (await isOfErased(tx, ref)) return null;
    return listPicture(tx, { id, shard: shardOfReference(ref), sourceId, ref, objectKey });
  });
  if (listed === null) return;
  if (listed.sourceId !== sourceId || listed.ref !== ref) throw new Problem('picture_taken');
  if (listed.bytes !== null) return;
  await ctx.objects.put(objectKey, picture, 'image/jpeg');
  // erased while it was put: nothing lists it any more
  if (!(await markPictureStored(ctx.db, id, picture.length))) await ctx.objects.delete(objectKey);
}

function refOf(typed: string): string {
  const reference = readReference(typed);
  if (reference.kind === 'too_short') throw new Problem('reference_too_short');
  if (reference.kind === 'mistyped') throw new Problem('reference_mistyped');
  return reference.kind === 'piece' ? reference.trackingNumber : reference.ref;
}

async function readPicture(given: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(given);
  if (type === undefined || !ACCEPTED.includes(type.mime))
    throw new Problem('picture_not_accepted');
  const picture = await encodePicture(given);
  if (picture === null) throw new Problem('picture_not_accepted');
  return picture;
}
