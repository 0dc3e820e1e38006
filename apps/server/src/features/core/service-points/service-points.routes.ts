import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addPoint, changePoint, listPoints, openPoint } from './manage-points.ts';
import { presentPoint, presentStaffPoint } from './present-point.ts';
import { findServicePoint, selectOpenPoints } from './service-points.queries.ts';

/** Five in every city of the page that lists them. */
const MAX_LISTED = 500;

const CACHED = { 'cache-control': 'public, max-age=60' };

export function servicePointsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listServicePoints', { anyone: true }, async () => ({
    status: 200,
    body: { points: (await selectOpenPoints(ctx.db, MAX_LISTED)).map(presentPoint) },
    headers: CACHED,
  }));

  mount('listStaffServicePoints', { staff: 'shipments:read' }, async ({ query }) => {
    const { points, next } = await listPoints(ctx, query);
    return { status: 200, body: { points: points.map(presentStaffPoint), next } };
  });

  mount('readServicePoint', { staff: 'shipments:read' }, async ({ params }) => {
    const point = await findServicePoint(ctx.db, params.pointId);
    if (point === undefined) throw new Problem('service_point_not_found');
    return { status: 200, body: presentStaffPoint(point) };
  });

  mount('addServicePoint', { staff: 'shipments:write' }, async ({ caller, body }) => ({
    status: 201,
    body: presentStaffPoint(await addPoint(ctx, caller, body)),
  }));

  mount('changeServicePoint', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: presentStaffPoint(await changePoint(ctx, caller, params.pointId, body)),
  }));

  mount('openServicePoint', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: presentStaffPoint(await openPoint(ctx, caller, params.pointId, body.open)),
  }));
}
