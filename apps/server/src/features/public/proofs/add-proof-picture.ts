import { shardOfReference } from '@waypost/domain/shards';
import { readReference } from '@waypost/domain/tracking-number';
import { fileTypeFromBuffer } from 'file-type';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { encodePicture } from './encode-picture.ts';
import { listPicture, markPictureStored } from './proofs.queries.ts';

const ACCEPTED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export type NewPicture = {
  id: string;
  sourceId: number;
  typedRef: string;
  given: Buffer;
};

/**
 * Listed before its object is put, so that erasing misses none. A device that got no answer sends the
 * picture again: the first one that was stored stays.
 */
export async function addProofPicture(
  ctx: Ctx,
  { id, sourceId, typedRef, given }: NewPicture,
): Promise<void> {
  const ref = refOf(typedRef);
  const picture = await readPicture(given);
  const objectKey = `proofs/${id}`;
  const listed = await listPicture(ctx.db, {
    id,
    shard: shardOfReference(ref),
    sourceId,
    ref,
    objectKey,
  });
  if (listed.sourceId !== sourceId || listed.ref !== ref) throw new Problem('picture_taken');
  if (listed.bytes !== null) return;
  await ctx.objects.put(objectKey, picture, 'image/jpeg');
  await markPictureStored(ctx.db, id, picture.length);
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
