import type { BulkFileFault } from '@waypost/contract';
import type { BulkMapping } from '@waypost/domain/bulk-columns';
import { sql } from 'kysely';
import type { BulkState } from '../../../../db/tables.ts';
import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Db, NewRow } from '../../../platform/database.ts';
import type { TableRow } from '../../core/tables/index.ts';

/** Unless there is one under this id already. */
export async function insertUpload(db: Db, upload: NewRow<'bulkUploads'>): Promise<void> {
  await db
    .insertInto('bulkUploads')
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findUpload(db: Db, uploadId: string) {
  return db.selectFrom('bulkUploads').selectAll().where('id', '=', uploadId).executeTakeFirst();
}
export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Null for a file of staff. */
export async function shardOfUpload(
  db: Db,
  { customerId }: Pick<UploadRow, 'customerId'>,
): Promise<number | null> {
  return customerId === null ? null : readCustomerShard(db, customerId);
}

function uploadOf(db: Db, uploadId: string) {
  return db.updateTable('bulkUploads').where('id', '=', uploadId);
}

/** Until the caller's transaction ends: batches, stops and starts take turns. */
export async function lockUpload(tx: Db, uploadId: string): Promise<UploadRow | undefined> {
  return tx
    .selectFrom('bulkUploads')
    .selectAll()
    .where('id', '=', uploadId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Those of staff that are stored, newest first, with who uploaded them. */
export async function listUploads(
  db: Db,
  page: { after: { at: Date; id: string } | undefined; limit: number },
) {
  let query = db
    .selectFrom('bulkUploads')
    .leftJoin('staffMembers', 'staffMembers.id', 'bulkUploads.uploadedBy')
    .selectAll('bulkUploads')
    .select('staffMembers.name as uploaderName')
    .where('bulkUploads.customerId', 'is', null)
    .where('bulkUploads.bytes', 'is not', null);
  if (page.after !== undefined) {
    const { at, id } = page.after;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('bulkUploads.createdAt', 'bulkUploads.id'), '<', tuple(at, id)),
    );
  }
  return query
    .orderBy('bulkUploads.createdAt', 'desc')
    .orderBy('bulkUploads.id', 'desc')
    .limit(page.limit)
    .execute();
}

export async function findStaffName(db: Db, staffId: string | null): Promise<string> {
  if (staffId === null) return '';
  const row = await db
    .selectFrom('staffMembers')
    .select('name')
    .where('id', '=', staffId)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** False when it was stored before. */
export async function markStored(tx: Db, uploadId: string, bytes: number): Promise<boolean> {
  const stored = await uploadOf(tx, uploadId)
    .set({ bytes })
    .where('bytes', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** A run keeps what it has entered; what was only read or checked is discarded. */
export async function markFailed(db: Db, uploadId: string, fault: BulkFileFault) {
  await uploadOf(db, uploadId)
    .set({
      state: sql<BulkState>`(CASE state WHEN 'running' THEN 'stopped' ELSE 'unreadable' END)::bulk_state`,
      fault,
    })
    .where('state', 'in', ['reading', 'checking', 'running'])
    .execute();
}

export async function storeTable(
  tx: Db,
  uploadId: string,
  table: { heads: readonly string[]; preview: readonly TableRow[]; rowCount: number },
) {
  await uploadOf(tx, uploadId)
    .set({
      heads: [...table.heads],
      preview: JSON.stringify(table.preview),
      rowCount: table.rowCount,
    })
    .execute();
}

/** An earlier check is not valid for this mapping. */
export async function storeMapping(
  tx: Db,
  uploadId: string,
  mapping: BulkMapping,
  state: Extract<BulkState, 'mapping' | 'checking'>,
): Promise<number> {
  const row = await uploadOf(tx, uploadId)
    .set({
      mapping: mapping.map((column) => column ?? ''),
      mappingNo: sql<number>`mapping_no + 1`,
      state,
      goodCount: 0,
      badCount: 0,
      priceCents: 0,
    })
    .returning('mappingNo')
    .executeTakeFirstOrThrow();
  return row.mappingNo;
}

/** The member who chooses the columns is responsible for prices in them. */
export async function allowPrices(tx: Db, uploadId: string, isAllowed: boolean) {
  await uploadOf(tx, uploadId).set({ pricesAllowed: isAllowed }).execute();
}

export async function forgetCheck(tx: Db, uploadId: string) {
  await tx.deleteFrom('bulkRows').where('uploadId', '=', uploadId).execute();
  await uploadOf(tx, uploadId).set({ goodCount: 0, badCount: 0, priceCents: 0 }).execute();
}

export async function countChecked(
  tx: Db,
  uploadId: string,
  counts: { good: number; bad: number; priceCents: number },
) {
  await uploadOf(tx, uploadId)
    .set({
      goodCount: sql<number>`good_count + ${counts.good}`,
      badCount: sql<number>`bad_count + ${counts.bad}`,
      priceCents: sql<number>`price_cents + ${counts.priceCents}`,
    })
    .execute();
}

export async function markReady(tx: Db, uploadId: string, tariffVersion: number) {
  await uploadOf(tx, uploadId).set({ state: 'ready', tariffVersion }).execute();
}

/** By staff, or by a customer who has accepted the terms. */
export async function markRunning(
  tx: Db,
  uploadId: string,
  by: { startedBy: string } | { termsVersion: string },
) {
  await uploadOf(tx, uploadId)
    .set({
      state: 'running',
      ...by,
      startedAt: sql<Date>`coalesce(started_at, now())`,
      finishedAt: null,
    })
    .execute();
}

export async function markStopped(tx: Db, uploadId: string) {
  await uploadOf(tx, uploadId).set({ state: 'stopped' }).execute();
}

/** Only while it runs, and once nothing is left to enter. */
export async function markDone(tx: Db, uploadId: string) {
  await uploadOf(tx, uploadId)
    .set({ state: 'done', finishedAt: sql<Date>`now()` })
    .where('state', '=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bulkRows')
            .select('rowNo')
            .where('uploadId', '=', uploadId)
            .where('outcome', '=', 'good'),
        ),
      ),
    )
    .execute();
}

export async function countEntered(
  tx: Db,
  uploadId: string,
  counts: { entered: number; refused: number },
) {
  await uploadOf(tx, uploadId)
    .set({
      enteredCount: sql<number>`entered_count + ${counts.entered}`,
      refusedCount: sql<number>`refused_count + ${counts.refused}`,
    })
    .execute();
}

/** Files are kept for 30 days, one that was never stored to its end for a day. */
export async function listUploadsToErase(db: Db, limit: number) {
  return db
    .selectFrom('bulkUploads')
    .select(['id', 'objectKey'])
    .where('erasedAt', 'is', null)
    .where('state', '!=', 'running')
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', sql<Date>`now() - interval '30 days'`),
        eb.and([
          eb('bytes', 'is', null),
          eb('createdAt', '<', sql<Date>`now() - interval '1 day'`),
        ]),
      ]),
    )
    .limit(limit)
    .execute();
}

export async function markErased(db: Db, uploadId: string) {
  await uploadOf(db, uploadId)
    .set({
      erasedAt: sql<Date>`now()`,
      preview: null,
      fileName: sql<string>`CASE WHEN customer_id IS NULL THEN file_name ELSE '' END`,
    })
    .execute();
}
