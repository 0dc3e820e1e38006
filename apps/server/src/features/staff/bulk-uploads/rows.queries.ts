import type { BulkCellFault, CellFault } from '@waypost/contract';
import type { BulkColumn } from '@waypost/domain/bulk-columns';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type CheckedRow = { rowNo: number; faults: readonly CellFault[] };

function faultTexts(faults: readonly CellFault[]): string[] {
  return faults.map(({ column, code }) => `${column}:${code}`);
}

/** As they were written by `faultTexts`. */
export function faultsOf(texts: readonly string[]): CellFault[] {
  return texts.map((text) => {
    const [column, code] = text.split(':');
    return { column: column as BulkColumn, code: code as BulkCellFault };
  });
}

export async function insertCheckedRows(tx: Db, uploadId: string, rows: readonly CheckedRow[]) {
  await tx
    .insertInto('bulkRows')
    .values(
      rows.map(({ rowNo, faults }) => ({
        uploadId,
        rowNo,
        outcome: faults.length === 0 ? ('good' as const) : ('bad' as const),
        faults: faultTexts(faults),
      })),
    )
    .execute();
}

/** Those between the two, both included, that are still to be entered. */
export async function readGoodRows(
  db: Db,
  uploadId: string,
  { first, last }: { first: number; last: number },
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('bulkRows')
    .select('rowNo')
    .where('uploadId', '=', uploadId)
    .where('rowNo', '>=', first)
    .where('rowNo', '<=', last)
    .where('outcome', '=', 'good')
    .execute();
  return new Set(rows.map((row) => row.rowNo));
}

/** Null when nothing is left to enter. */
export async function findFirstGoodRow(db: Db, uploadId: string): Promise<number | null> {
  const row = await db
    .selectFrom('bulkRows')
    .select('rowNo')
    .where('uploadId', '=', uploadId)
    .where('outcome', '=', 'good')
    .orderBy('rowNo')
    .limit(1)
    .executeTakeFirst();
  return row?.rowNo ?? null;
}

export async function markEntered(
  tx: Db,
  uploadId: string,
  rows: readonly { rowNo: number; shipmentId: string }[],
) {
  if (rows.length === 0) return;
  const rowNos = rows.map(({ rowNo }) => rowNo);
  const shipmentIds = rows.map(({ shipmentId }) => shipmentId);
  await sql`
    UPDATE bulk_rows SET outcome = 'entered', shipment_id = made.shipment_id
    FROM unnest(${rowNos}::int[], ${shipmentIds}::uuid[]) AS made (row_no, shipment_id)
    WHERE upload_id = ${uploadId} AND bulk_rows.row_no = made.row_no`.execute(tx);
}

/** Rare: what was valid at the check is no longer. */
export async function markRefused(tx: Db, uploadId: string, rows: readonly CheckedRow[]) {
  for (const { rowNo, faults } of rows) {
    await tx
      .updateTable('bulkRows')
      .set({ outcome: 'refused', faults: faultTexts(faults) })
      .where('uploadId', '=', uploadId)
      .where('rowNo', '=', rowNo)
      .execute();
  }
}

export async function listFaultyRows(
  db: Db,
  uploadId: string,
  page: { after: number; limit: number },
) {
  return db
    .selectFrom('bulkRows')
    .select(['rowNo', 'outcome', 'faults'])
    .where('uploadId', '=', uploadId)
    .where('outcome', 'in', ['bad', 'refused'])
    .where('rowNo', '>', page.after)
    .orderBy('rowNo')
    .limit(page.limit)
    .execute();
}

/** Entered rows whose label can be printed. */
export async function listPrintableRows(
  db: Db,
  uploadId: string,
  page: { after: number; limit: number },
) {
  return db
    .selectFrom('bulkRows')
    .innerJoin('shipments', 'shipments.id', 'bulkRows.shipmentId')
    .select(['bulkRows.rowNo as row', 'shipments.trackingNumber'])
    .where('bulkRows.uploadId', '=', uploadId)
    .where('bulkRows.rowNo', '>', page.after)
    .where('shipments.cancelledAt', 'is', null)
    .where('shipments.hold', 'is', null)
    .orderBy('bulkRows.rowNo')
    .limit(page.limit)
    .execute();
}

/** Every row with the number of its shipment. */
export async function listRowsForReport(
  db: Db,
  uploadId: string,
  page: { after: number; limit: number },
) {
  return db
    .selectFrom('bulkRows')
    .leftJoin('shipments', 'shipments.id', 'bulkRows.shipmentId')
    .select(['bulkRows.rowNo', 'bulkRows.outcome', 'bulkRows.faults'])
    .select('shipments.trackingNumber')
    .where('bulkRows.uploadId', '=', uploadId)
    .where('bulkRows.rowNo', '>', page.after)
    .orderBy('bulkRows.rowNo')
    .limit(page.limit)
    .execute();
}
