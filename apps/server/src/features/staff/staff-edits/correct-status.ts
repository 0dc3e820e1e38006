import type { ShipmentEdit, ShipmentEdited } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { newRowId } from '../../../platform/random.ts';
import { refuseCancelled, workOnShipment } from './work-on-shipment.ts';

type Correction = {
  status: NonNullable<ShipmentEdit['status']>;
  exception?: ShipmentEdit['exception'];
  reason: string;
};

/** Also to its current status: that closes open exceptions such as damage, which no scan can. */
export async function correctStatus(
  ctx: Ctx,
  caller: StaffCaller,
  shipmentId: string,
  { status, exception, reason }: Correction,
): Promise<ShipmentEdited> {
  return workOnShipment(ctx, caller, shipmentId, {
    action: 'shipment.set_status',
    async run(_tx, shipment) {
      refuseCancelled(shipment);
      return {
        fields: ['status'],
        events: [
          {
            scanId: newRowId(),
            code: 'STATUS_SET',
            occurredAt: new Date().toISOString(),
            visibility: 'public',
            setStatus: status,
            note: reason,
            ...(exception !== undefined && { reason: exception }),
          },
        ],
        details: { status: [shipment.status, status] },
      };
    },
  });
}
