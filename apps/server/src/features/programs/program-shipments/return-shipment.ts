import type { NewShipment, ReturnRequest } from '@waypost/contract/v1';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { presentShipment } from './present-shipment.ts';
import type { ShipmentRow } from './read-shipments.queries.ts';

/** The same pieces the other way. Whoever was erased, or has no address in fields, cannot be returned to. */
export function returnOf(ctx: Ctx, row: ShipmentRow, asked: ReturnRequest): NewShipment {
  const { from: to, to: recipient, parcels, service, pieces } = presentShipment(ctx, row);
  const { instructions: _, ...from } = recipient;
  if (from.email === '' || to.email === '') throw new Problem('party_without_email');
  if (from.city === '' || to.city === '') throw new Problem('place_unknown');
  const [pallet] = parcels;
  if (pallet === undefined) throw new Error('a shipment without a piece');
  return {
    ...asked,
    service: asked.service ?? service,
    from,
    to,
    exportReason: 'returned',
    ...(row.serviceType === 'freight' ? { freight: { pallets: pieces, pallet } } : { parcels }),
  };
}
