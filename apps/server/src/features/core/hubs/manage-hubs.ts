import type { HubFields } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { sqlState } from '../../../platform/database-errors.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { timeZoneOf } from '../calendars/index.ts';
import { locateCity } from '../places/index.ts';
import {
  addHubs,
  type HubRow,
  lockHub,
  markActive,
  selectHubs,
  updateHub,
} from './hubs.queries.ts';
import { hubsChangedQueue } from './queues.ts';

/** More than a carrier has: the choice of a device's hub is this list. */
const PAGE = 500;
const UNIQUE_VIOLATION = '23505';

type Asked = {
  search: string;
  state?: 'active' | 'inactive' | undefined;
  after?: string | undefined;
};

export async function listHubs(ctx: Ctx, asked: Asked) {
  const rows = await selectHubs(ctx.db, { ...asked, limit: PAGE + 1 });
  const hubs = rows.slice(0, PAGE);
  return { hubs, next: rows.length > PAGE ? (hubs.at(-1)?.id ?? null) : null };
}

export async function addHub(
  ctx: Ctx,
  { staffId }: StaffCaller,
  fields: HubFields,
): Promise<HubRow> {
  const complete = await completed(ctx, fields);
  const id = newRowId();
  return refusingTakenCode(() =>
    inTransaction(ctx.db, async (tx) => {
      await addHubs(tx, [{ ...complete, id }]);
      await auditStaff(tx, staffId, 'hub.add', `hub:${id}`);
      await ctx.jobs.enqueue(tx, hubsChangedQueue, {});
      return mustLock(tx, id);
    }),
  );
}

export async function changeHub(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
  fields: HubFields,
): Promise<HubRow> {
  const complete = await completed(ctx, fields);
  return refusingTakenCode(() =>
    inTransaction(ctx.db, async (tx) => {
      const before = await mustLock(tx, id);
      const changed = (['code', 'name', 'city', 'country', 'timeZone'] as const).filter(
        (name) => before[name] !== complete[name],
      );
      if (changed.length === 0) return before;
      await updateHub(tx, id, complete);
      await auditStaff(tx, staffId, 'hub.change', `hub:${id}`, { fields: changed });
      if (changed.some((name) => name !== 'code' && name !== 'name')) {
        await ctx.jobs.enqueue(tx, hubsChangedQueue, {});
      }
      return mustLock(tx, id);
    }),
  );
}

/** Repeating it changes nothing. */
export async function activateHub(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
  active: boolean,
): Promise<HubRow> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await mustLock(tx, id);
    if ((before.closedAt === null) === active) return before;
    await markActive(tx, id, active);
    await auditStaff(tx, staffId, active ? 'hub.activate' : 'hub.deactivate', `hub:${id}`);
    await ctx.jobs.enqueue(tx, hubsChangedQueue, {});
    return mustLock(tx, id);
  });
}

/** With the position of its city, and a time zone that exists. */
async function completed(ctx: Ctx, fields: HubFields) {
  const timeZone = fields.timeZone === '' ? timeZoneOf(fields.country) : fields.timeZone;
  if (!isTimeZone(timeZone)) throw new Problem('hub_zone_unknown');
  const place = await locateCity(ctx.db, fields.city, fields.country);
  if (place === null) throw new Problem('hub_not_located');
  return { ...fields, timeZone, lat: place.lat, lon: place.lon };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

async function refusingTakenCode(change: () => Promise<HubRow>): Promise<HubRow> {
  try {
    return await change();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Problem('hub_code_taken');
    throw error;
  }
}

async function mustLock(tx: Db, id: string): Promise<HubRow> {
  const row = await lockHub(tx, id);
  if (row === undefined) throw new Problem('hub_not_found');
  return row;
}
