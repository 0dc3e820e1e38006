import type { ShipmentFilter } from '@waypost/contract';
import type { Stringifier } from 'csv-stringify';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { csvOf } from '../../../platform/csv-export.ts';
import { rowsOf } from '../../../platform/pages.ts';
import { EXPORT_COLUMNS, exportLine, presentListed } from '../../core/shipments/index.ts';
import { type OwnShipmentRow, selectOwnShipments } from './own-shipments.queries.ts';

const PAGE_ROWS = 1_000;

export function exportShipments(ctx: Ctx, customerId: string, filter: ShipmentFilter): Stringifier {
  return csvOf(ctx, EXPORT_COLUMNS, lines(ctx, customerId, filter));
}

async function* lines(ctx: Ctx, customerId: string, filter: ShipmentFilter) {
  const rows = rowsOf(PAGE_ROWS, (last?: OwnShipmentRow) =>
    asCustomer(ctx.db, customerId, (own) =>
      selectOwnShipments(own, customerId, filter, { after: last?.id, limit: PAGE_ROWS }),
    ),
  );
  for await (const row of rows) yield exportLine(presentListed(row));
}
