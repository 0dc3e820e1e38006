import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { joinBoard, joinConfirmed, joinWindow } from './join-pickups.ts';
import { readBoard } from './read-board.ts';
import { listCities, saveCity } from './save-city.ts';
import { lookAtPickup, lookAtWindow } from './look-at-pickups.ts';
import { confirmAsStaff, missAsStaff, moveAsStaff, noteAsStaff } from './work-on-pickups.ts';

export function pickupBoardRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'readPickupBoard',
    { staff: 'shipments:read' },
    async ({ query }) => ({ status: 200, body: await readBoard(ctx, query) }),
    joinBoard,
  );

  mount(
    'listWindowPickups',
    { staff: 'shipments:read' },
    async ({ caller, query }) => ({ status: 200, body: await lookAtWindow(ctx, caller, query) }),
    joinWindow,
  );

  mount('readBoardPickup', { staff: 'shipments:read' }, async ({ caller, params }) => ({
    status: 200,
    body: await lookAtPickup(ctx, caller, params.pickupId),
  }));

  mount(
    'confirmPickups',
    { staff: 'shipments:write' },
    async ({ caller, body }) => ({
      status: 200,
      body: { confirmed: await confirmAsStaff(ctx, caller, body.pickups) },
    }),
    joinConfirmed,
  );

  mount('movePickup', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await moveAsStaff(ctx, caller, params.pickupId, body),
  }));

  mount('missPickup', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await missAsStaff(ctx, caller, params.pickupId, body.reason),
  }));

  mount('notePickup', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await noteAsStaff(ctx, caller, params.pickupId, body.note),
  }));

  mount('listPickupCities', { staff: 'shipments:read' }, async ({ query }) => ({
    status: 200,
    body: await listCities(ctx, query),
  }));

  mount('savePickupCity', { staff: 'shipments:write' }, async ({ caller, body }) => ({
    status: 200,
    body: await saveCity(ctx, caller, body),
  }));
}
