import type { OwnShipment, ShipmentFilter } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { selectOwnShipments } from './own-shipments.queries.ts';
import { presentShipment } from './present-shipment.ts';

export async function listShipments(
  ctx: Ctx,
  { customerId, withReceipt }: { customerId: string; withReceipt: boolean },
  filter: ShipmentFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ shipments: OwnShipment[]; next: string | null }> {
  // one more than requested: there is a next page
  const rows = await asCustomer(ctx.db, customerId, (own) =>
    selectOwnShipments(own, customerId, filter, { after, limit: limit + 1 }),
  );
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
  return { shipments: shown.map((row) => presentShipment(row, withReceipt)), next };
}
