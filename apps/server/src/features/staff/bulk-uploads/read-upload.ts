import { MAX_OWN_ROWS } from '@waypost/contract';
import {
  missingColumns,
  recogniseColumns,
  recogniseOwnColumns,
} from '@waypost/domain/bulk-columns';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { FileFault, type TableRow } from '../../core/tables/index.ts';
import { openFile } from './open-file.ts';
import { checkUploadQueue } from './queues.ts';
import {
  findUpload,
  lockUpload,
  shardOfUpload,
  storeMapping,
  storeTable,
} from './uploads.queries.ts';

const PREVIEW_ROWS = 20;

/** Reads a file to its end once: its headings, its first rows and their number. */
export async function readUpload(ctx: Ctx, uploadId: string): Promise<void> {
  const upload = await findUpload(ctx.db, uploadId);
  if (upload === undefined || upload.state !== 'reading' || upload.erasedAt !== null) return;
  const isOwn = upload.customerId !== null;
  const table = await survey(await openFile(ctx, upload), isOwn ? MAX_OWN_ROWS : PREVIEW_ROWS);
  if (isOwn && table.rowCount > MAX_OWN_ROWS) throw new FileFault('too_many_rows');
  const mapping = (isOwn ? recogniseOwnColumns : recogniseColumns)(table.heads);
  await inTransaction(ctx.db, async (tx) => {
    if ((await lockUpload(tx, uploadId))?.state !== 'reading') return;
    await storeTable(tx, uploadId, table);
    // a person has to choose the missing columns first
    const isComplete = missingColumns(mapping).length === 0;
    const mappingNo = await storeMapping(
      tx,
      uploadId,
      mapping,
      isComplete ? 'checking' : 'mapping',
    );
    if (!isComplete) return;
    const shard = await shardOfUpload(tx, upload);
    await ctx.jobs.enqueue(tx, checkUploadQueue, { uploadId, shard, mappingNo });
  });
}

async function survey(rows: AsyncIterable<TableRow>, previewRows: number) {
  let heads: string[] | undefined;
  const preview: TableRow[] = [];
  let rowCount = 0;
  for await (const row of rows) {
    if (heads === undefined) {
      heads = row.cells;
      continue;
    }
    rowCount += 1;
    if (preview.length < previewRows) preview.push(row);
  }
  if (heads === undefined || rowCount === 0) throw new FileFault('no_rows');
  return { heads, preview, rowCount };
}
