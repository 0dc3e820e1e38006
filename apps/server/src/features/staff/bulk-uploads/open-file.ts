import type { BulkMapping } from '@waypost/domain/bulk-columns';
import type { Ctx } from '../../../platform/context.ts';
import { readTable, type TableRow } from '../../core/tables/index.ts';
import type { UploadRow } from './uploads.queries.ts';

/** The rows of a stored file, the header row first. */
export async function openFile(
  ctx: Ctx,
  upload: Pick<UploadRow, 'objectKey' | 'mediaType'>,
): Promise<AsyncGenerator<TableRow>> {
  const bytes = await ctx.objects.get(upload.objectKey);
  if (bytes === null) throw new Error('the file of an upload is gone');
  return readTable(bytes, upload.mediaType);
}

/** Without the header row, so many at a time. */
export async function* batchesOf(
  rows: AsyncIterable<TableRow>,
  size: number,
): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  let isHead = true;
  for await (const row of rows) {
    if (!isHead) batch.push(row);
    isHead = false;
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export function mappingOf({ mapping }: Pick<UploadRow, 'mapping'>): BulkMapping {
  return mapping.map((column) => (column === '' ? null : column)) as BulkMapping;
}
