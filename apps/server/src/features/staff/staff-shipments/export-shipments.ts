import { Readable } from 'node:stream';
import type { ExportFilter, StaffShipmentLine } from '@waypost/contract';
import type { Stringifier } from 'csv-stringify';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { csvOf } from '../../../platform/csv-export.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { EXPORT_COLUMNS, exportLine } from '../../core/shipments/index.ts';
import { askSecondFactorAgain } from '../members/index.ts';
import { presentLine } from './present-line.ts';
import { selectStretch } from './shipment-pages.queries.ts';
import { readLines } from './staff-shipments.queries.ts';

const STRETCH_ROWS = 2_000;
const COLUMNS = EXPORT_COLUMNS.flatMap((column) =>
  column === 'Recipient' ? [column, 'RecipientEmail'] : column,
);

/**
 * Newest first, as a stream along the list: a million shipments need no more memory than 2,000. Each
 * chunk is audited with its ids before it is sent.
 */
export async function exportShipments(
  ctx: Ctx,
  caller: StaffCaller,
  filter: ExportFilter,
  secondFactor: string | undefined,
): Promise<Stringifier> {
  await askSecondFactorAgain(ctx, caller.staffId, secondFactor);
  return csvOf(ctx, COLUMNS, lines(ctx, caller, filter));
}

async function* lines(ctx: Ctx, caller: StaffCaller, filter: ExportFilter) {
  let after: string | null = null;
  do {
    const { shipments, last } = await readStretch(ctx, caller, filter, after);
    for (const shipment of shipments) {
      yield cellsOf(shipment);
    }
    after = last;
  } while (after !== null);
}

async function readStretch(
  ctx: Ctx,
  caller: StaffCaller,
  filter: ExportFilter,
  after: string | null,
): Promise<{ shipments: StaffShipmentLine[]; last: string | null }> {
  return inTransaction(ctx.db, async (tx) => {
    const { rows, last } = await selectStretch(tx, filter, { after, length: STRETCH_ROWS });
    // the first one also when it is empty: it was requested
    if (rows.length > 0 || after === null) {
      await auditStaff(tx, caller.staffId, 'shipment.export', 'shipments', {
        ids: rows.map((row) => row.shipmentId),
      });
    }
    return { shipments: (await readLines(tx, rows)).map(presentLine), last };
  });
}

/** These, in their order: few enough to be read at once. */
export async function exportSelected(
  ctx: Ctx,
  caller: StaffCaller,
  ids: readonly string[],
  secondFactor: string | undefined,
): Promise<Stringifier> {
  await askSecondFactorAgain(ctx, caller.staffId, secondFactor);
  const shipments = await inTransaction(ctx.db, async (tx) => {
    await auditStaff(tx, caller.staffId, 'shipment.export', 'shipments', { ids });
    const found = await readLines(
      tx,
      ids.map((shipmentId) => ({ shipmentId })),
    );
    return found.map(presentLine);
  });
  return csvOf(ctx, COLUMNS, Readable.from(shipments.map(cellsOf)));
}

function cellsOf(shipment: StaffShipmentLine) {
  return { ...exportLine(shipment), RecipientEmail: shipment.recipientEmail };
}
