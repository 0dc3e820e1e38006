import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { addCustomerNote, addShipmentNote } from './add-note.ts';

export function notesRoutes({ mount }: Api, ctx: Ctx): void {
  mount('addShipmentNote', { staff: 'shipments:read' }, async ({ caller, params, body }) => ({
    status: 201,
    body: await addShipmentNote(ctx, caller, params.shipmentId, body),
  }));

  mount('addCustomerNote', { staff: 'customers:read' }, async ({ caller, params, body }) => ({
    status: 201,
    body: await addCustomerNote(ctx, caller, params.userId, body),
  }));
}
