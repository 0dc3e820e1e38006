import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { UploadRow } from './uploads.queries.ts';

export async function listUploadsOf(db: Db, customerId: string, limit: number) {
  return db
    .selectFrom('bulkUploads')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('bytes', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Another upload of the same customer and content that was booked within 30 days. */
export async function findSameBooked(
  db: Db,
  { id, customerId, contentHash }: Pick<UploadRow, 'id' | 'customerId' | 'contentHash'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('bulkUploads')
    .select('id')
    .where('customerId', '=', customerId)
    .where('contentHash', '=', contentHash)
    .where('id', '!=', id)
    .where('startedAt', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** With the account: what is not booked yet never will be. */
export async function stopUploadsOf(tx: Db, customerId: string) {
  await tx
    .updateTable('bulkUploads')
    .set({ state: 'stopped' })
    .where('customerId', '=', customerId)
    .where('state', 'in', ['reading', 'mapping', 'checking', 'ready', 'running'])
    .execute();
}

export async function listFilesOf(db: Db, customerId: string) {
  return db
    .selectFrom('bulkUploads')
    .select(['id', 'objectKey'])
    .where('customerId', '=', customerId)
    .where('erasedAt', 'is', null)
    .execute();
}
