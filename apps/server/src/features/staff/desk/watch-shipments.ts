import { type ExceptionKind, nextScanBy } from '@waypost/domain/tracking';
import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { readEnds } from '../../core/calendars/index.ts';
import { type Meeting, putOnDeskOnce } from './put-on-desk.ts';
import {
  closeSettled,
  deleteOldItems,
  listAttended,
  listLiveShipments,
  readNewExceptions,
  readUnheard,
  type WatchedShipment,
} from './watch.queries.ts';

/** So few that they are looked up by their ids: for more, whole tables may be read. */
const WINDOW = 250;

/**
 * Goes through the shipments with an exception, then along all that may still be heard of, in windows and
 * without a lock. Each window is written by one transaction; what is opened is named by its occurrence, so
 * a walk that was broken off is simply walked again.
 */
export async function watchShipments(ctx: Ctx, now = new Date()): Promise<void> {
  await closeSettled(ctx.db);
  await deleteOldItems(ctx.db);
  await walk(ctx, listAttended, readNewExceptions, now);
  await walk(ctx, listLiveShipments, readUnheard, now);
}

async function walk(
  ctx: Ctx,
  list: (db: Db, after: string, limit: number) => Promise<string[]>,
  read: (db: Db, ids: readonly string[]) => Promise<WatchedShipment[]>,
  now: Date,
): Promise<void> {
  for (let after: string = NIL; ;) {
    const ids = await list(ctx.db, after, WINDOW);
    const last = ids.at(-1);
    if (last === undefined) return;
    await openAll(ctx, await read(ctx.db, ids), now);
    after = last;
  }
}

async function openAll(ctx: Ctx, watched: readonly WatchedShipment[], now: Date): Promise<void> {
  const met = watched.flatMap((shipment) => meetingsOf(shipment, now));
  if (met.length > 0) await inTransaction(ctx.db, (tx) => putOnDeskOnce(ctx, tx, met));
}

function meetingsOf(shipment: WatchedShipment, now: Date): Meeting[] {
  const { open = {} } = shipment.outlook;
  const exceptions = Object.entries(open).map(([kind, since]) =>
    exceptionOf(shipment, kind as ExceptionKind, since),
  );
  if (exceptions.length > 0) return exceptions;
  return isSilent(shipment, now) ? [silenceOf(shipment, now)] : [];
}

/** A shipment that waits for a payment or a code is not expected to move. */
function isSilent(shipment: WatchedShipment, now: Date): boolean {
  if (shipment.isHeld) return false;
  const { service, status, updatedAt: heardAt, outlook } = shipment;
  const { plan } = outlook;
  const ends = readEnds(plan.from, plan.to, shipment.bookedAt);
  const by = nextScanBy({ service, status, heardAt, plan }, ends);
  return by !== null && by < now;
}

function exceptionOf(shipment: WatchedShipment, kind: ExceptionKind, since: number): Meeting {
  return {
    item: { ...itemOf(shipment), kind: 'exception', subject: kind },
    occurrence: `${since}`,
    since: new Date(since),
  };
}

function silenceOf(shipment: WatchedShipment, now: Date): Meeting {
  return {
    item: { ...itemOf(shipment), kind: 'silence', subject: shipment.status },
    occurrence: `${shipment.version}`,
    since: now,
  };
}

function itemOf(shipment: WatchedShipment) {
  return {
    id: newRowId(),
    shard: shipment.shard,
    turn: 'carrier',
    reference: shipment.trackingNumber,
    shipmentId: shipment.shipmentId,
    party: null,
  } as const;
}
