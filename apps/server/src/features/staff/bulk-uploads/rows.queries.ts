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
    .insertInto('bulk_rows')
    .values(
      rows.map(({ rowNo, faults }) => ({
        upload_id: uploadId,
        row_no: rowNo,
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
    .selectFrom('bulk_rows')
    .select('row_no')
    .where('upload_id', '=', uploadId)
    .where('row_no', '>=', first)
    .where('row_no', '<=', last)
    .where('outcome', '=', 'good')
    .execute();
  return new Set(rows.map((row) => row.row_no));
}

/** Null when nothing is left to enter. */
export async function findFirstGoodRow(db: Db, uploadId: string): Promise<number | null> {
  const row = await db
    .selectFrom('bulk_rows')
    .select('row_no')
    .where('upload_id', '=', uploadId)
    .where('outcome', '=', 'good')
    .orderBy('row_no')
    .limit(1)
    .executeTakeFirst();
  return row?.row_no ?? null;
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
      .updateTable('bulk_rows')
      .set({ outcome: 'refused', faults: faultTexts(faults) })
      .where('upload_id', '=', uploadId)
      .where('row_no', '=', rowNo)
      .execute();
  }
}

export async function listFaultyRows(
  db: Db,
  uploadId: string,
  page: { after: number; limit: number },
) {
  return db
    .selectFrom('bulk_rows')
    .select(['row_no', 'outcome', 'faults'])
    .where('upload_id', '=', uploadId)
    .where('outcome', 'in', ['bad', 'refused'])
    .where('row_no', '>', page.after)
    .orderBy('row_no')
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
    .selectFrom('bulk_rows')
    .leftJoin('shipments', 'shipments.id', 'bulk_rows.shipment_id')
    .select(['bulk_rows.row_no', 'bulk_rows.outcome', 'bulk_rows.faults'])
    .select('shipments.tracking_number')
    .where('bulk_rows.upload_id', '=', uploadId)
    .where('bulk_rows.row_no', '>', page.after)
    .orderBy('bulk_rows.row_no')
    .limit(page.limit)
    .execute();
}
