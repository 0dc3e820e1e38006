import type { OwnShipment, ShipmentFilter } from '@waypost/contract';
import { stringify, type Stringifier } from 'csv-stringify';
import { pipeline } from 'node:stream/promises';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { errorFields } from '../../../platform/log.ts';
import { selectOwnShipments } from './own-shipments.queries.ts';
import { presentShipment } from './present-shipment.ts';

const PAGE_ROWS = 1_000;
const COLUMNS = [
  'Date',
  'Tracking',
  'Service',
  'Status',
  'From',
  'To',
  'Recipient',
  'Pieces',
  'Weight(kg)',
  'Cost(EUR)',
];
const SERVICE_LABELS = { standard: 'Standard', express: 'Express', priority: 'Priority' } as const;

/** As a stream of pages, so that 100,000 shipments need no more memory than 1,000. */
export function exportShipments(ctx: Ctx, customerId: string, filter: ShipmentFilter): Stringifier {
  // a cell that begins like a formula would be run by the reader's spreadsheet
  const csv = stringify({ header: true, columns: COLUMNS, escape_formulas: true, bom: true });
  pipeline(lines(ctx, customerId, filter), csv).catch((error: unknown) => {
    ctx.log.warn(errorFields(error), 'an export of shipments broke off');
  });
  return csv;
}

async function* lines(ctx: Ctx, customerId: string, filter: ShipmentFilter) {
  let after: string | undefined;
  for (;;) {
    const rows = await asCustomer(ctx.db, customerId, (own) =>
      selectOwnShipments(own, customerId, filter, { after, limit: PAGE_ROWS }),
    );
    for (const row of rows) yield lineOf(presentShipment(row, false));
    after = rows.at(-1)?.id;
    if (rows.length < PAGE_ROWS) return;
  }
}

function lineOf(shipment: OwnShipment): (string | number)[] {
  return [
    shipment.createdAt.slice(0, 10),
    shipment.trackingNumber,
    serviceLabel(shipment),
    shipment.status,
    shipment.from,
    shipment.to,
    shipment.toName,
    shipment.pieces,
    shipment.weightKg,
    shipment.price.toFixed(2),
  ];
}

function serviceLabel({ serviceType, service }: OwnShipment): string {
  if (serviceType === 'freight') return 'Freight';
  return SERVICE_LABELS[service as keyof typeof SERVICE_LABELS];
}
