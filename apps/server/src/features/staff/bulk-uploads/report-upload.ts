import { pipeline } from 'node:stream/promises';
import { translator } from '@waypost/i18n';
import { stringify, type Stringifier } from 'csv-stringify';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { errorFields } from '../../../platform/log.ts';
import { faultsOf, listRowsForReport } from './rows.queries.ts';

const t = translator('en', 'console-bulk');

const STRETCH_ROWS = 2_000;
const COLUMNS = ['Row', 'Outcome', 'Tracking number', 'Errors'];

type ReportRow = Awaited<ReturnType<typeof listRowsForReport>>[number];

/** One line for every row of the file, in its order. */
export async function reportUpload(
  ctx: Ctx,
  { staffId }: StaffCaller,
  uploadId: string,
): Promise<Stringifier> {
  await inTransaction(ctx.db, (tx) =>
    appendAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'bulk.report',
      subject: `bulk-upload:${uploadId}`,
    }),
  );
  // a cell that begins like a formula would be run by the reader's spreadsheet
  const csv = stringify({ header: true, columns: COLUMNS, escape_formulas: true, bom: true });
  pipeline(lines(ctx, uploadId), csv).catch((error: unknown) => {
    ctx.log.warn(errorFields(error), 'the report of an upload broke off');
  });
  return csv;
}

async function* lines(ctx: Ctx, uploadId: string) {
  for (let after = 0; ;) {
    const rows = await listRowsForReport(ctx.db, uploadId, { after, limit: STRETCH_ROWS });
    for (const row of rows) yield lineOf(row);
    if (rows.length < STRETCH_ROWS) return;
    after = rows.at(-1)?.rowNo ?? after;
  }
}

function lineOf(row: ReportRow): (string | number)[] {
  const errors = faultsOf(row.faults).map(
    ({ column, code }) => `${t(`column.${column}`)}: ${t(`fault.${code}`)}`,
  );
  return [row.rowNo, t(`outcome.${row.outcome}`), row.trackingNumber ?? '', errors.join('; ')];
}
