import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findHub } from './hubs.queries.ts';
import { activateHub, addHub, changeHub, listHubs } from './manage-hubs.ts';
import { presentHub } from './present-hub.ts';

export function hubsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listHubs', { staff: 'shipments:read' }, async ({ query }) => {
    const { hubs, next } = await listHubs(ctx, query);
    return { status: 200, body: { hubs: hubs.map(presentHub), next } };
  });

  mount('readHub', { staff: 'shipments:read' }, async ({ params }) => {
    const hub = await findHub(ctx.db, params.hubId);
    if (hub === undefined) throw new Problem('hub_not_found');
    return { status: 200, body: presentHub(hub) };
  });

  mount('addHub', { staff: 'shipments:write' }, async ({ caller, body }) => ({
    status: 201,
    body: presentHub(await addHub(ctx, caller, body)),
  }));

  mount('changeHub', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: presentHub(await changeHub(ctx, caller, params.hubId, body)),
  }));

  mount('activateHub', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: presentHub(await activateHub(ctx, caller, params.hubId, body.active)),
  }));
}
