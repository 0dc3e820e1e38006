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
import { type EventShipment, readShipments } from './subjects.queries.ts';
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
    const changes = standings.map((standing) => compare(standing, told.get(standing.id)));
    const stored = await storeTold(
      tx,
      changes.map(({ known }) => known),
    );
    const news = changes.filter(({ standing }) => stored.has(standing.id));
    await publishEvents(ctx, tx, await eventsOf(ctx, tx, news));
    const idsOf = (some: readonly Change[]) => some.map(({ standing }) => standing.id);
    await deleteTold(tx, idsOf(changes.filter((change) => change.isOver)));
    const early = idsOf(changes.filter(({ isEarly }) => isEarly));
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
    standing,
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
      isNew: told === undefined,
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

async function eventsOf(ctx: Ctx, tx: Db, changes: readonly Change[]): Promise<NewEvent[]> {
  const telling = changes.filter(({ types }) => types.length > 0);
  const shipments = await readShipments(
    tx,
    telling.map(({ standing }) => standing.id),
  );
  const at = new Date();
  return telling.flatMap((change) => {
    const shipment = shipments.get(change.standing.id);
    return shipment === undefined ? [] : eventsAbout(ctx.mode, at, shipment, change);
  });
}

function eventsAbout(
  mode: Ctx['mode'],
  at: Date,
  shipment: EventShipment,
  { standing, types, wasProblem }: Change,
): NewEvent[] {
  const { id: shipmentId, customerId, accountShard: shard, version, city, country } = standing;
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
      body: eventBody({ mode, id, type, at }, shipmentData(shipment, { problem, lastLocation })),
    };
  });
}
