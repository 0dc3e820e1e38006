import type { TripLine } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findHub } from '../../core/hubs/index.ts';
import { presentTrip, readHubNames } from './present-containers.ts';
import { insertTrip, lockTrip, selectOnTrips, selectTrip, updateTrip } from './trips.queries.ts';

type NewTrip = {
  id: string;
  hubId: string;
  toHubId: string;
  vehicle: string;
  plannedAt?: string | undefined;
};

export async function readTripLine(db: Db, id: string): Promise<TripLine> {
  const trip = await selectTrip(db, id);
  if (trip === undefined) throw new Problem('trip_not_found');
  return presentTrip(trip, await selectOnTrips(db, [id]), await readHubNames(db));
}

/** The form sent again is answered as the first time. */
export async function planTrip(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { plannedAt, ...trip }: NewTrip,
): Promise<TripLine> {
  const { id, hubId, toHubId, vehicle } = trip;
  if (hubId === toHubId) throw new Problem('trip_not_changeable');
  return inTransaction(ctx.db, async (tx) => {
    for (const end of [hubId, toHubId]) {
      if ((await findHub(tx, end)) === undefined) throw new Problem('hub_not_found');
    }
    const isNew = await insertTrip(tx, {
      ...trip,
      plannedAt: plannedAt === undefined ? null : new Date(plannedAt),
    });
    if (isNew)
      await auditStaff(tx, staffId, 'trip.plan', `trip:${id}`, { hubId, toHubId, vehicle });
    return readTripLine(tx, id);
  });
}

export async function cancelTrip(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
): Promise<TripLine> {
  return inTransaction(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, id);
    if (trip === undefined) throw new Problem('trip_not_found');
    if (trip.state !== 'open' || trip.departedAt !== null) throw new Problem('trip_not_changeable');
    await updateTrip(tx, id, { state: 'cancelled', endedAt: new Date() });
    await auditStaff(tx, staffId, 'trip.cancel', `trip:${id}`);
    return readTripLine(tx, id);
  });
}
