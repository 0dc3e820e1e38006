import type { ServicePointFields } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { locateCity } from '../places/index.ts';
import { pointClosedQueue } from './queues.ts';
import {
  addServicePoints,
  lockServicePoint,
  markOpen,
  selectPoints,
  type ServicePointRow,
  updateServicePoint,
} from './service-points.queries.ts';

const PAGE = 50;

type Asked = {
  search: string;
  state?: 'open' | 'closed' | undefined;
  after?: string | undefined;
};

export async function listPoints(ctx: Ctx, asked: Asked) {
  const rows = await selectPoints(ctx.db, { ...asked, limit: PAGE + 1 });
  const points = rows.slice(0, PAGE);
  return { points, next: rows.length > PAGE ? (points.at(-1)?.id ?? null) : null };
}

export async function addPoint(
  ctx: Ctx,
  { staffId }: StaffCaller,
  fields: ServicePointFields,
): Promise<ServicePointRow> {
  const position = await positionOf(ctx, fields);
  const id = newRowId();
  return inTransaction(ctx.db, async (tx) => {
    await addServicePoints(tx, [{ ...fields, ...position, id }]);
    await auditStaff(tx, staffId, 'service_point.add', `service_point:${id}`);
    return mustLock(tx, id);
  });
}

export async function changePoint(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
  fields: ServicePointFields,
): Promise<ServicePointRow> {
  const position = await positionOf(ctx, fields);
  return inTransaction(ctx.db, async (tx) => {
    const before = await mustLock(tx, id);
    const changed = changedFields(before, fields);
    if (changed.length === 0) return before;
    await updateServicePoint(tx, id, { ...fields, ...position });
    await auditStaff(tx, staffId, 'service_point.change', `service_point:${id}`, {
      fields: changed,
    });
    return mustLock(tx, id);
  });
}

/** Repeating it changes nothing. */
export async function openPoint(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
  open: boolean,
): Promise<ServicePointRow> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await mustLock(tx, id);
    if ((before.closedAt === null) === open) return before;
    await markOpen(tx, id, open);
    const action = open ? 'service_point.open' : 'service_point.close';
    await auditStaff(tx, staffId, action, `service_point:${id}`);
    if (!open) await ctx.jobs.enqueue(tx, pointClosedQueue, { pointId: id });
    return mustLock(tx, id);
  });
}

/** That of its city: near enough to say which of a few points is the nearest. */
async function positionOf(ctx: Ctx, { city, country }: ServicePointFields) {
  const place = await locateCity(ctx.db, city, country);
  if (place === null) throw new Problem('service_point_not_located');
  return { lat: place.lat, lon: place.lon };
}

function changedFields(before: ServicePointRow, fields: ServicePointFields): string[] {
  return Object.entries(fields)
    .filter(
      ([name, value]) =>
        JSON.stringify(before[name as keyof ServicePointFields]) !== JSON.stringify(value),
    )
    .map(([name]) => name);
}

async function mustLock(tx: Db, id: string): Promise<ServicePointRow> {
  const row = await lockServicePoint(tx, id);
  if (row === undefined) throw new Problem('service_point_not_found');
  return row;
}
