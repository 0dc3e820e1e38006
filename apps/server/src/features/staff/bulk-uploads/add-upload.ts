import { createHash } from 'node:crypto';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { cleanFileName } from '../../../platform/http/file-name.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readUploadQueue } from './queues.ts';
import { CSV, recogniseFile } from '../../core/tables/index.ts';
import {
  findUpload,
  insertUpload,
  markStored,
  shardOfUpload,
  type UploadRow,
} from './uploads.queries.ts';

/**
 * A file is listed before its object is stored, so that erasing misses none, and the worker reads it once
 * it is there. The api reads only its first bytes.
 */
export async function addUpload(
  ctx: Ctx,
  by: { staffId: string; pricesAllowed: boolean } | { customerId: string },
  file: { id: string; name: string; bytes: Buffer },
): Promise<UploadRow> {
  const mediaType = await recogniseFile(file.bytes);
  if (mediaType === null) throw new Problem('bulk_file_not_accepted');
  const contentHash = createHash('sha256').update(file.bytes).digest();
  const { id } = file;
  const objectKey = `bulk/${id}`;
  await insertUpload(ctx.db, {
    id,
    fileName: cleanFileName(file.name, mediaType === CSV ? 'csv' : 'xlsx'),
    mediaType,
    contentHash,
    objectKey,
    ...('staffId' in by
      ? { uploadedBy: by.staffId, pricesAllowed: by.pricesAllowed }
      : { customerId: by.customerId }),
  });
  const listed = await findUpload(ctx.db, id);
  const customerId = 'customerId' in by ? by.customerId : null;
  const isOwn = listed?.customerId === customerId;
  if (listed === undefined || !isOwn || !listed.contentHash.equals(contentHash)) {
    throw new Problem('form_already_sent');
  }
  if (listed.bytes !== null) return listed;

  await ctx.objects.put(objectKey, file.bytes, mediaType);
  return inTransaction(ctx.db, async (tx) => {
    if (await markStored(tx, id, file.bytes.length)) {
      const shard = await shardOfUpload(tx, listed);
      await ctx.jobs.enqueue(tx, readUploadQueue, { uploadId: id, shard });
      if ('staffId' in by) {
        await auditStaff(tx, by.staffId, 'bulk.upload', `bulk-upload:${id}`, {
          bytes: file.bytes.length,
          mediaType,
        });
      }
    }
    return { ...listed, bytes: file.bytes.length };
  });
}
