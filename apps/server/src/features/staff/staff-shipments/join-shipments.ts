import type { ShipmentTotal, StaffShipmentFilter, StaffShipmentLine } from '@waypost/contract';
import { STATUSES } from '@waypost/domain/tracking';
import { byText, joinPages } from '../../../platform/cells/join-pages.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';
import { writeCursor } from './page-cursor.ts';

/** Counted further, it would say no more to anybody. */
const MOST_COUNTED = 1_000;

/** The list of all cells, in the order of each. */
export const joinShipments: JoinOf<'listShipmentsAsStaff'> = joinPages({
  rowsOf: ({ shipments }) => shipments,
  withRows: (shipments, bodies) => ({ shipments, total: sumOf(bodies.map(({ total }) => total)) }),
  compare: (a, b, query) => inOrder(a, b, query),
  cursorOf: (row) => writeCursor(row),
  idOf: ({ id }) => id,
  numberOf: ({ trackingNumber }) => trackingNumber,
  rowsOnPage: ({ limit }) => limit,
});

/** As `sortOf` sorts them. */
function inOrder(
  a: StaffShipmentLine,
  b: StaffShipmentLine,
  { sort, order }: StaffShipmentFilter,
): number {
  const way = order === 'asc' ? 1 : -1;
  const byId = byText(a.id, b.id);
  switch (sort) {
    case 'date':
      return way * byId;
    case 'cost':
      return way * (a.priceCents - b.priceCents || byId);
    case 'status':
      return way * (STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status)) || -byId;
    case 'due':
      return way * (byText(a.dueOn ?? '', b.dueOn ?? '') || byId);
  }
}

function sumOf(totals: readonly (ShipmentTotal | null)[]): ShipmentTotal | null {
  const known = totals.filter((total) => total !== null);
  if (known.length === 0 || known.length < totals.length) return null;
  const count = known.reduce((sum, total) => sum + total.count, 0);
  const more = count > MOST_COUNTED || known.some((total) => total.more);
  return { count: Math.min(count, MOST_COUNTED), more };
}
