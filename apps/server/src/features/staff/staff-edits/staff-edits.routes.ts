import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addEvent, voidEvent } from './add-event.ts';
import { cancelAsStaff } from './cancel-as-staff.ts';
import { correctStatus } from './correct-status.ts';
import { editShipment } from './edit-shipment.ts';
import { enterShipment } from './enter-shipment.ts';
import { mailParty } from './mail-party.ts';
import { markCollected, markReceived } from './settle-owed.ts';

export function staffEditsRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'enterShipment', endpoints.enterShipment, async ({ caller, body }) => ({
    status: 201,
    body: await enterShipment(ctx, staffOf(caller), body),
  }));

  mount(app, door, 'editShipment', endpoints.editShipment, async ({ caller, params, body }) => ({
    status: 200,
    body: await editShipment(ctx, staffOf(caller), params.shipmentId, body),
  }));

  mount(app, door, 'correctStatus', endpoints.correctStatus, async ({ caller, params, body }) => ({
    status: 200,
    body: await correctStatus(ctx, staffOf(caller), params.shipmentId, body),
  }));

  mount(app, door, 'addEvent', endpoints.addEvent, async ({ caller, params, body }) => ({
    status: 201,
    body: await addEvent(ctx, staffOf(caller), params.shipmentId, body),
  }));

  mount(app, door, 'voidEvent', endpoints.voidEvent, async ({ caller, params, body }) => {
    const { sourceId, reason } = body;
    return {
      status: 200,
      body: await voidEvent(ctx, staffOf(caller), { ...params, sourceId }, reason),
    };
  });

  mount(app, door, 'cancelAsStaff', endpoints.cancelAsStaff, async ({ caller, params, body }) => ({
    status: 200,
    body: await cancelAsStaff(ctx, staffOf(caller), params.shipmentId, body),
  }));

  mount(app, door, 'notifyParty', endpoints.notifyParty, async ({ caller, params, body }) => ({
    status: 202,
    body: await mailParty(ctx, staffOf(caller), params.shipmentId, body ?? {}),
  }));

  mount(app, door, 'sendEmail', endpoints.sendEmail, async ({ caller, body }) => {
    const { shipmentId, ...letter } = body;
    if (shipmentId === undefined) throw new Problem('no_shipment_selected');
    return { status: 202, body: await mailParty(ctx, staffOf(caller), shipmentId, letter) };
  });

  mount(app, door, 'markCollected', endpoints.markCollected, async ({ caller, params, body }) => ({
    status: 200,
    body: await markCollected(ctx, staffOf(caller), params.shipmentId, body),
  }));

  mount(app, door, 'markReceived', endpoints.markReceived, async ({ caller, params, body }) => ({
    status: 200,
    body: await markReceived(ctx, staffOf(caller), params.shipmentId, body),
  }));
}
