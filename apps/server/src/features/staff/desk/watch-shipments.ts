import { type ExceptionKind, nextScanBy } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { readEnds } from '../../core/calendars/index.ts';
import { type Meeting, putOnDeskOnce } from './put-on-desk.ts';
import {
  closeSettled,
  deleteOldItems,
  listLiveShipments,
  readWatched,
  type WatchedShipment,
} from './watch.queries.ts';

const WINDOW = 5_000;
/** When a whole network falls silent, one run opens no more than a desk can handle. */
const MAX_OPENED = 2_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Reads all shipments that may still be scanned, in windows, without a lock. Each window is written by
 * one statement; an item is keyed by its occurrence, so an interrupted run can simply be repeated.
 */
export async function watchShipments(ctx: Ctx, now = new Date()): Promise<void> {
  await closeSettled(ctx.db);
  await deleteOldItems(ctx.db);
  let opened = 0;
  for (let after = BEFORE_ALL; opened < MAX_OPENED;) {
    const ids = await listLiveShipments(ctx.db, after, WINDOW);
    const last = ids.at(-1);
    if (last === undefined) return;
    const watched = await readWatched(ctx.db, { after, last });
    const met = watched.flatMap((shipment) => meetingsOf(shipment, now));
    const room = met.slice(0, MAX_OPENED - opened);
    opened += await inTransaction(ctx.db, (tx) => putOnDeskOnce(ctx, tx, room));
    after = last;
  }
  ctx.log.warn({ opened }, 'more shipments need somebody than one look puts on the desk');
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
  if (shipment.is_held) return false;
  const { service, status, updated_at: heardAt, outlook } = shipment;
  const { plan } = outlook;
  const ends = readEnds(plan.from, plan.to, shipment.booked_at);
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
    reference: shipment.tracking_number,
    shipmentId: shipment.shipment_id,
    party: null,
  } as const;
}
