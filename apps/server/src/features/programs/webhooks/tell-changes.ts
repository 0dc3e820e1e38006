import type { AccountEventType } from '@waypost/domain/account-event-types';
import {
  expectedDays,
  mostSeriousOf,
  projectState,
  promisesDelivery,
  type ShipmentState,
} from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { shipmentsChangedQueue } from '../../core/live-shipments/index.ts';
import type { NewEvent } from '../account-events/index.ts';
import { eventBody, shipmentData } from './event-body.ts';
import { publishEvents } from './publish-events.ts';
import { readShipment } from './subjects.queries.ts';
import {
  deleteTold,
  lockTold,
  readStanding,
  type Standing,
  storeTold,
  type Told,
} from './told-shipments.queries.ts';

/** A parcel in a hub is scanned several times a minute. */
const SECONDS_BETWEEN_UPDATES = 60;

type Changed = { shard: number; shipmentIds: string[] };

/**
 * Tells what no single scan says: that a problem is over, that the days of delivery moved, and, once a minute at
 * most, that there is something new to see. Compares with what programs know, which is stored with the events.
 */
export async function tellChanges(ctx: Ctx, { shard, shipmentIds }: Changed): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const told = await lockTold(tx, shipmentIds);
    // after the locks: it must not be older than what another job has just stored
    const standings = await readStanding(tx, shipmentIds);
    const early: string[] = [];
    const over: string[] = [];
    for (const standing of standings) {
      const known = told.get(standing.id);
      const change = compare(standing, known);
      if (change.isEarly) early.push(standing.id);
      if (change.isOver) over.push(standing.id);
      const isFirst = await storeTold(tx, change.known, known === undefined);
      if (isFirst) await publishEvents(ctx, tx, await eventsOf(ctx, tx, standing, change));
    }
    await deleteTold(tx, over);
    if (early.length === 0) return;
    const later = { startAfterSeconds: SECONDS_BETWEEN_UPDATES };
    await ctx.jobs.enqueue(tx, shipmentsChangedQueue, { shard, shipmentIds: early }, later);
  });
}

function compare(standing: Standing, told: Told | undefined) {
  const { id: shipmentId, shard, customerId, eventAt, isFresh } = standing;
  const state = projectState(standing.fold);
  const problem = mostSeriousOf(state.openExceptions) ?? null;
  const days = daysOf(standing, state);
  const types: AccountEventType[] = [];
  // a problem that opens has an event of its own, by its scan; until that is written programs do not know of it
  const wasCleared = told !== undefined && told.problem !== null && problem === null;
  if (wasCleared) types.push('shipment.exception_cleared');
  // while a problem suspends delivery the days that were told stay
  const earliestOn = days?.earliest ?? told?.earliest ?? null;
  const latestOn = days?.latest ?? told?.latest ?? null;
  const hadDays = told !== undefined && told.earliest !== null;
  if (hadDays && (told.earliest !== earliestOn || told.latest !== latestOn)) {
    types.push('shipment.delivery_revised');
  }
  const isNews =
    told === undefined || told.eventAt === null
      ? isFresh
      : eventAt !== null && eventAt > told.eventAt;
  const isEarly = isNews && (told?.toldSecondsAgo ?? Infinity) < SECONDS_BETWEEN_UPDATES;
  const isTold = isNews && !isEarly;
  if (isTold) types.push('shipment.tracking_updated');
  return {
    types,
    isEarly,
    isOver: isOver(state) && !isEarly,
    wasProblem: wasCleared ? told.problem : null,
    known: {
      shipmentId,
      shard,
      customerId,
      problem: told === undefined || wasCleared ? problem : told.problem,
      earliestOn,
      latestOn,
      eventAt: isEarly ? (told?.eventAt ?? null) : eventAt,
      isTold,
    },
  };
}
type Change = ReturnType<typeof compare>;

/** Delivered, cancelled or back with the shipper: nothing is compared any more. */
function isOver({ cancelled, furthest, openExceptions }: ShipmentState): boolean {
  if (openExceptions.includes('returned')) return true;
  return cancelled || (furthest === 4 && openExceptions.length === 0);
}

function daysOf({ outlook }: Standing, state: ShipmentState) {
  const isDone = state.furthest === 4;
  return outlook === null || isDone || !promisesDelivery(state) ? null : expectedDays(outlook);
}

async function eventsOf(
  ctx: Ctx,
  tx: Db,
  standing: Standing,
  { types, wasProblem }: Change,
): Promise<NewEvent[]> {
  const { id: shipmentId, customerId, accountShard: shard, version, city, country } = standing;
  const shipment = types.length === 0 ? undefined : await readShipment(tx, shipmentId);
  if (shipment === undefined) return [];
  const at = new Date();
  const lastLocation = city === null && country === null ? null : { city, country };
  return types.map((type) => {
    const id = newRowId();
    const problem = type === 'shipment.exception_cleared' ? wasProblem : null;
    return {
      id,
      shard,
      customerId,
      type,
      identity: `${type}:${shipmentId}:${version}`,
      shipmentId,
      recordedAt: at,
      occurredAt: at,
      body: eventBody(
        { mode: ctx.mode, id, type, at },
        shipmentData(shipment, { problem, lastLocation }),
      ),
    };
  });
}
