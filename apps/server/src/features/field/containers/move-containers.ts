import { isAfter, isSameArrival } from '@waypost/domain/containers';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { findHub } from '../../core/hubs/index.ts';
import { closeItems } from '../../staff/desk/index.ts';
import { markDeparted, updateContainer } from './containers.queries.ts';
import { codeOf, lockOrBeginFilling } from './find-filling.ts';
import { finishTrip, reportMissing } from './finish-trip.ts';
import { insertMoves, selectMoves } from './moves.queries.ts';
import { carryContainerQueue } from './queues.ts';
import { ActRefused, type Told } from './told-act.ts';
import {
  insertTrip,
  lockTrip,
  markUnloaded,
  putOnTrip,
  selectOnTrips,
  type TripRow,
  updateTrip,
} from './trips.queries.ts';

/** Sent twice, it is planned once. */
export async function planTripByPhone(tx: Db, { act, caller }: Told<'trip_plan'>): Promise<string> {
  const { tripId, toHubId, vehicle } = act;
  if ((await findHub(tx, toHubId)) === undefined) throw new ActRefused('no_hub');
  await insertTrip(tx, { id: tripId, hubId: caller.hub.id, toHubId, vehicle });
  return tripId;
}

async function lockTripFrom(tx: Db, { act, caller }: Told<'load'> | Told<'trip_depart'>) {
  const trip = await lockTrip(tx, act.tripId);
  if (trip === undefined || trip.state === 'cancelled') throw new ActRefused('no_trip');
  if (trip.hubId !== caller.hub.id) throw new ActRefused('elsewhere');
  return trip;
}

export async function loadContainer(ctx: Ctx, tx: Db, told: Told<'load'>) {
  const { act, caller, at } = told;
  const hubId = caller.hub.id;
  const trip = await lockTripFrom(tx, told);
  if (isAfter(at, trip.departedAt)) throw new ActRefused('trip_left');
  const found = await lockOrBeginFilling(tx, { code: codeOf(act.code), hubId, at });
  const isHere = found.hubId === hubId && found.state !== 'departed';
  // the later ones are told late: it has left since
  if (!isHere && at >= found.stateAt) throw new ActRefused('elsewhere');
  const moves = await selectMoves(tx, found.id);
  const arrival = moves.find(({ kind, occurredAt }) => kind === 'arrive' && occurredAt >= at);
  await putOnTrip(tx, trip.id, found.id, { loadedAt: at, arrivedAt: arrival?.occurredAt ?? null });
  // this phone was away until the others had unloaded and gone on
  if (trip.endedAt !== null) await reportMissing(ctx, tx, trip);
  if (found.state === 'open' && at >= found.stateAt) {
    const sealedAt = found.sealedAt ?? at;
    await updateContainer(tx, found.id, { state: 'closed', stateAt: at, sealedAt });
  }
  if (trip.departedAt !== null) await departWith(ctx, tx, trip, [found.id]);
  return { containerId: found.id, tripId: trip.id };
}

/** The first word of it counts, also when it comes after the arrival. */
export async function departTrip(ctx: Ctx, tx: Db, told: Told<'trip_depart'>): Promise<string> {
  const { act, caller, at } = told;
  const trip = await lockTripFrom(tx, told);
  if (trip.departedAt !== null) return trip.id;
  const departed = {
    departActId: act.actId,
    departSourceId: caller.sourceId,
    departedAt: at,
    seal: act.seal,
    ...(trip.state === 'open' && { state: 'departed' as const }),
  };
  await updateTrip(tx, trip.id, departed);
  const loaded = (await selectOnTrips(tx, [trip.id])).filter(
    ({ loadedAt }) => !isAfter(loadedAt, at),
  );
  const ids = loaded.map(({ containerId }) => containerId);
  await departWith(ctx, tx, { ...trip, ...departed }, ids);
  return trip.id;
}

async function departWith(
  ctx: Ctx,
  tx: Db,
  { hubId, departActId, departSourceId, departedAt }: TripRow,
  containerIds: readonly string[],
): Promise<void> {
  if (departActId === null || departSourceId === null || departedAt === null) return;
  await insertMoves(
    tx,
    containerIds.map((containerId) => ({
      containerId,
      actId: departActId,
      kind: 'depart',
      hubId,
      sourceId: departSourceId,
      occurredAt: departedAt,
    })),
  );
  await markDeparted(tx, containerIds, departedAt);
  await ctx.jobs.enqueueMany(
    tx,
    carryContainerQueue,
    containerIds.map((containerId) => ({ containerId, actId: departActId })),
  );
}

export async function arriveContainer(
  ctx: Ctx,
  tx: Db,
  { act, caller, at }: Told<'reopen' | 'arrive'>,
): Promise<string> {
  const hubId = caller.hub.id;
  const found = await lockOrBeginFilling(tx, { code: codeOf(act.code), hubId, at });
  const moves = await selectMoves(tx, found.id);
  const { id: containerId, stateAt } = found;
  if (found.declared && moves.length === 0 && found.packingHubId === hubId) {
    throw new ActRefused('not_away');
  }
  await unloadFrom(tx, containerId, hubId, at);
  if (isSameArrival(moves, hubId, at)) return containerId;
  const move = { containerId, actId: act.actId, hubId, sourceId: caller.sourceId, occurredAt: at };
  await insertMoves(tx, [{ ...move, kind: 'arrive' }]);
  await updateContainer(tx, containerId, {
    sealedAt: found.sealedAt ?? at,
    ...(at >= stateAt && found.emptiedAt === null && { state: 'arrived', stateAt: at, hubId }),
  });
  await ctx.jobs.enqueue(tx, carryContainerQueue, { containerId, actId: act.actId });
  return containerId;
}

/** Whoever unloads a container says that its trip has arrived, and that nobody needs to look for it. */
async function unloadFrom(tx: Db, containerId: string, hubId: string, at: Date): Promise<void> {
  await closeItems(tx, [containerId], null);
  for (const tripId of await markUnloaded(tx, containerId, at)) {
    const trip = await lockTrip(tx, tripId);
    if (trip !== undefined) await noteArrival(tx, trip, hubId, at);
  }
}

async function noteArrival(tx: Db, trip: TripRow, hubId: string, at: Date): Promise<void> {
  if (trip.arrivedAt !== null) return;
  await updateTrip(tx, trip.id, {
    arrivedAt: at,
    arrivedHubId: hubId,
    ...(trip.endedAt === null && { state: 'arrived' }),
  });
}

async function lockTripTo(tx: Db, { act, caller }: Told<'trip_arrive' | 'trip_finish'>) {
  const trip = await lockTrip(tx, act.tripId);
  if (trip === undefined || trip.state === 'cancelled') throw new ActRefused('no_trip');
  // it may come to another hub than planned, but not to the one that it leaves
  if (trip.hubId === caller.hub.id) throw new ActRefused('elsewhere');
  return trip;
}

export async function arriveTrip(
  tx: Db,
  told: Told<'trip_arrive' | 'trip_finish'>,
): Promise<string> {
  const trip = await lockTripTo(tx, told);
  await noteArrival(tx, trip, told.caller.hub.id, told.at);
  return trip.id;
}

export async function finishTripByPhone(
  ctx: Ctx,
  tx: Db,
  told: Told<'trip_arrive' | 'trip_finish'>,
): Promise<string> {
  const trip = await lockTripTo(tx, told);
  const hubId = told.caller.hub.id;
  if (trip.arrivedHubId !== null && trip.arrivedHubId !== hubId) throw new ActRefused('elsewhere');
  await noteArrival(tx, trip, hubId, told.at);
  await finishTrip(ctx, tx, trip);
  return trip.id;
}
