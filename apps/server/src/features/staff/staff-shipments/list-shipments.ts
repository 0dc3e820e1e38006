import type { ShipmentTotal, StaffShipmentFilter, StaffShipmentLine } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { presentLine } from './present-line.ts';
import { countListed, selectPage } from './shipment-pages.queries.ts';
import { readLines } from './staff-shipments.queries.ts';

type ShipmentPage = {
  shipments: StaffShipmentLine[];
  next: string | null;
  total: ShipmentTotal | null;
};

/** One page, with one audit row that names what was on it. */
export async function listShipments(
  ctx: Ctx,
  caller: StaffCaller,
  filter: StaffShipmentFilter,
  page: { after?: string | undefined; limit: number },
): Promise<ShipmentPage> {
  const after = readCursor(page.after);
  return inTransaction(ctx.db, async (tx) => {
    // one more than requested: there is a next page
    const found = await selectPage(tx, { filter, after, limit: page.limit + 1 });
    const lines = await readLines(tx, found.slice(0, page.limit));
    const shipments = lines.map(presentLine);
    await auditStaff(tx, caller.staffId, 'shipment.list', 'shipments', {
      ids: shipments.map(({ id }) => id),
    });
    const last = shipments.at(-1);
    const isMore = found.length > page.limit && last !== undefined;
    if (!isMore && after === null) {
      return { shipments, next: null, total: { count: shipments.length, more: false } };
    }
    const total = after === null ? await countListed(tx, filter) : null;
    return { shipments, next: isMore ? writeCursor(last) : null, total };
  });
}
