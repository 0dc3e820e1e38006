import { createHash } from 'node:crypto';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { cleanFileName } from '../../../platform/http/file-name.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { may } from '../staff-edits/index.ts';
import { readUploadQueue } from './queues.ts';
import { recogniseFile } from './recognise-file.ts';
import { CSV } from './read-table.ts';
import { findUpload, insertUpload, markStored, type UploadRow } from './uploads.queries.ts';

/**
 * A file is listed before its object is stored, so that erasing misses none, and the worker reads it once
 * it is there. The api reads only its first bytes.
 */
export async function addUpload(
  ctx: Ctx,
  caller: StaffCaller,
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
    uploadedBy: caller.staffId,
    pricesAllowed: may(caller, 'money:write'),
  });
  const listed = await findUpload(ctx.db, id);
  if (listed === undefined || !listed.contentHash.equals(contentHash)) {
    throw new Problem('form_already_sent');
  }
  if (listed.bytes !== null) return listed;

  await ctx.objects.put(objectKey, file.bytes, mediaType);
  return inTransaction(ctx.db, async (tx) => {
    if (await markStored(tx, id, file.bytes.length)) {
      await ctx.jobs.enqueue(tx, readUploadQueue, { uploadId: id });
      await auditStaff(tx, caller.staffId, 'bulk.upload', `bulk-upload:${id}`, {
        bytes: file.bytes.length,
        mediaType,
      });
    }
    return { ...listed, bytes: file.bytes.length };
  });
}
