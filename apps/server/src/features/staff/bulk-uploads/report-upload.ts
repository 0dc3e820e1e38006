import { translator } from '@waypost/i18n';
import type { Stringifier } from 'csv-stringify';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { csvOf } from '../../../platform/csv-export.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { rowsOf } from '../../../platform/pages.ts';
import { faultsOf, listRowsForReport } from './rows.queries.ts';

const t = translator('en', 'console-bulk');

const CHUNK_ROWS = 2_000;
const COLUMNS = ['Row', 'Outcome', 'Tracking number', 'Errors'];

type ReportRow = Awaited<ReturnType<typeof listRowsForReport>>[number];

/** One line for every row of the file, in its order. */
export async function reportUpload(
  ctx: Ctx,
  { staffId }: StaffCaller,
  uploadId: string,
): Promise<Stringifier> {
  await inTransaction(ctx.db, (tx) =>
    auditStaff(tx, staffId, 'bulk.report', `bulk-upload:${uploadId}`),
  );
  return csvOf(ctx, COLUMNS, lines(ctx, uploadId));
}

async function* lines(ctx: Ctx, uploadId: string) {
  const rows = rowsOf(CHUNK_ROWS, (last?: ReportRow) =>
    listRowsForReport(ctx.db, uploadId, { after: last?.rowNo ?? 0, limit: CHUNK_ROWS }),
  );
  for await (const row of rows) yield lineOf(row);
}

function lineOf(row: ReportRow): (string | number)[] {
  const errors = faultsOf(row.faults).map(
    ({ column, code }) => `${t(`column.${column}`)}: ${t(`fault.${code}`)}`,
  );
  return [row.rowNo, t(`outcome.${row.outcome}`), row.trackingNumber ?? '', errors.join('; ')];
}
