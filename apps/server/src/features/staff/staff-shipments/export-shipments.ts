import type { ExportFilter, StaffShipmentLine } from '@waypost/contract';
import { stringify, type Stringifier } from 'csv-stringify';
import { pipeline } from 'node:stream/promises';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { errorFields } from '../../../platform/log.ts';
import { askSecondFactorAgain } from '../members/index.ts';
import { presentLine } from './present-line.ts';
import { selectStretch } from './shipment-pages.queries.ts';
import { readLines } from './staff-shipments.queries.ts';

const STRETCH_ROWS = 2_000;
const COLUMNS = [
  'Date',
  'Tracking',
  'Service',
  'Status',
  'From',
  'To',
  'Recipient',
  'RecipientEmail',
  'Pieces',
  'Weight(kg)',
  'Cost(EUR)',
];
const SERVICE_LABELS = { standard: 'Standard', express: 'Express', priority: 'Priority' } as const;

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
  // a cell that begins like a formula would be run by the reader's spreadsheet
  const csv = stringify({ header: true, columns: COLUMNS, escape_formulas: true, bom: true });
  pipeline(lines(ctx, caller, filter), csv).catch((error: unknown) => {
    ctx.log.warn(errorFields(error), 'an export of shipments broke off');
  });
  return csv;
}

async function* lines(ctx: Ctx, caller: StaffCaller, filter: ExportFilter) {
  let after: string | null = null;
  do {
    const { shipments, last } = await readStretch(ctx, caller, filter, after);
    for (const shipment of shipments) yield lineOf(shipment);
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
      await appendAudit(tx, {
        actor: { kind: 'staff', id: caller.staffId },
        action: 'shipment.export',
        subject: 'shipments',
        details: { ids: rows.map((row) => row.shipmentId) },
      });
    }
    return { shipments: (await readLines(tx, rows)).map(presentLine), last };
  });
}

function lineOf(shipment: StaffShipmentLine): (string | number)[] {
  return [
    shipment.createdAt.slice(0, 10),
    shipment.trackingNumber,
    serviceLabel(shipment),
    shipment.status,
    shipment.from,
    shipment.to,
    shipment.toName,
    shipment.recipientEmail,
    shipment.pieces,
    shipment.weightKg,
    shipment.price.toFixed(2),
  ];
}

function serviceLabel({ serviceType, service }: StaffShipmentLine): string {
  if (serviceType === 'freight') return 'Freight';
  return SERVICE_LABELS[service as keyof typeof SERVICE_LABELS];
}
