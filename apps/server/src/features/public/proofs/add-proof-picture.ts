import { shardOfReference } from '@waypost/domain/shards';
import { readReference } from '@waypost/domain/tracking-number';
import { fileTypeFromBuffer } from 'file-type';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { encodePicture } from './encode-picture.ts';
import { insertPicture, markPictureStored } from './proofs.queries.ts';

const ACCEPTED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Listed before its object is put, so that erasing misses none. */
export async function addProofPicture(
  ctx: Ctx,
  sourceId: number,
  typedRef: string,
  given: Buffer,
): Promise<string> {
  const reference = readReference(typedRef);
  if (reference.kind === 'too_short') throw new Problem('reference_too_short');
  if (reference.kind === 'mistyped') throw new Problem('reference_mistyped');
  const ref = reference.kind === 'piece' ? reference.trackingNumber : reference.ref;

  const type = await fileTypeFromBuffer(given);
  if (type === undefined || !ACCEPTED.includes(type.mime))
    throw new Problem('picture_not_accepted');
  const picture = await encodePicture(given);
  if (picture === null) throw new Problem('picture_not_accepted');

  const id = newRowId();
  const objectKey = `proofs/${id}`;
  await insertPicture(ctx.db, { id, shard: shardOfReference(ref), sourceId, ref, objectKey });
  await ctx.objects.put(objectKey, picture, 'image/jpeg');
  await markPictureStored(ctx.db, id, picture.length);
  return id;
}
