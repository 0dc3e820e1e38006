import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addEvent, voidEvent } from './add-event.ts';
import { cancelAsStaff } from './cancel-as-staff.ts';
import { correctStatus } from './correct-status.ts';
import { editShipment } from './edit-shipment.ts';
import { enterShipment } from './enter-shipment.ts';
import { mailParty } from './mail-party.ts';
import { priceEntry } from './price-entry.ts';
import { renewLabels } from './renew-labels.ts';
import { markCollected, markReceived } from './settle-owed.ts';

export function staffEditsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('enterShipment', { staff: 'shipments:write' }, async ({ caller, body }) => ({
    status: 201,
    body: await enterShipment(ctx, caller, body),
  }));

  // shows no personal data and stores nothing, so it is not audited
  mount('priceEntry', { staff: 'shipments:write' }, async ({ body }) => ({
    status: 200,
    body: await priceEntry(ctx, body),
  }));

  mount('editShipment', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await editShipment(ctx, caller, params.shipmentId, body),
  }));

  mount('correctStatus', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await correctStatus(ctx, caller, params.shipmentId, body),
  }));

  mount('addEvent', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 201,
    body: await addEvent(ctx, caller, params.shipmentId, body),
  }));

  mount('voidEvent', { staff: 'shipments:write' }, async ({ caller, params, body }) => {
    const { sourceId, reason } = body;
    return {
      status: 200,
      body: await voidEvent(ctx, caller, { ...params, sourceId }, reason),
    };
  });

  mount('cancelAsStaff', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await cancelAsStaff(ctx, caller, params.shipmentId, body),
  }));

  mount('notifyParty', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 202,
    body: await mailParty(ctx, caller, params.shipmentId, body ?? {}),
  }));

  mount('sendEmail', { staff: 'shipments:write' }, async ({ caller, body }) => {
    const { shipmentId, ...letter } = body;
    if (shipmentId === undefined) throw new Problem('no_shipment_selected');
    return { status: 202, body: await mailParty(ctx, caller, shipmentId, letter) };
  });

  mount('renewLabels', { staff: 'shipments:write' }, async ({ caller, params }) => ({
    status: 200,
    body: await renewLabels(ctx, caller, params.shipmentId),
  }));

  mount('markCollected', { staff: 'money:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await markCollected(ctx, caller, params.shipmentId, body),
  }));

  mount('markReceived', { staff: 'money:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await markReceived(ctx, caller, params.shipmentId, body),
  }));
}
