import {
  advanceOutlook,
  applyNext,
  compareEvents,
  effectiveTime,
  emptyFold,
  type RouteCalendars,
  expectedDays,
  foldBoth,
  foldEvents,
  isIgnoredByAll,
  leavesUnchanged,
  mayChangeOutlook,
  milestoneOf,
  milestoneReached,
  type Outlook,
  projectState,
  type ShipmentFold,
  type TrackingEvent,
} from '@waypost/domain/tracking';
import type { StatementRunner } from '../../../platform/database.ts';
import { readEnds } from '../calendars/index.ts';
import type { StateUpdate } from '../shipments/index.ts';
import { readEventsForFold } from './histories.queries.ts';
import type { MilestoneJob } from './queues.ts';
import type { EventRow, LockedShipment } from './scans.queries.ts';

function eventOf(row: EventRow): TrackingEvent {
  const { scan } = row.incoming;
  const event: TrackingEvent = {
    sourceId: row.incoming.sourceId,
    scanId: row.incoming.scanId,
    pieceNo: row.pieceNo,
    code: scan.code,
    occurredAt: row.incoming.occurredAt,
    recordedAt: row.recordedAt,
  };
  if (scan.reason === undefined && scan.byStaff === undefined) return event;
  const { setStatus, voids, days } = scan.byStaff ?? {};
  return {
    ...event,
    ...(scan.reason !== undefined && { reason: scan.reason }),
    ...(setStatus !== undefined && { setStatus }),
    ...(voids !== undefined && { voids }),
    ...(days !== undefined && { days }),
  };
}

const NO_EVENTS: ReadonlyMap<string, TrackingEvent[]> = new Map();

type Touched = {
  shipment: LockedShipment;
  events: TrackingEvent[];
  /** Null until its history is read. */
  folded: Folded | null;
};

/** Folds forward where the new events sort last or change nothing, otherwise from the beginning. */
export async function foldFresh(
  tx: StatementRunner,
  locked: readonly LockedShipment[],
  fresh: readonly EventRow[],
): Promise<{ updates: StateUpdate[]; milestones: MilestoneJob[] }> {
  const byShipment = new Map<string, Touched>();
  for (const shipment of locked) {
    byShipment.set(shipment.shipmentId, { shipment, events: [], folded: null });
  }
  for (const row of fresh) byShipment.get(row.shipmentId)?.events.push(eventOf(row));

  const outOfOrder: Touched[] = [];
  for (const touched of byShipment.values()) {
    if (touched.events.length === 0) continue;
    touched.folded = foldForward(touched.shipment, touched.events);
    if (touched.folded === null) outOfOrder.push(touched);
  }
  const ids = outOfOrder.map(({ shipment }) => shipment.shipmentId);
  const histories = ids.length > 0 ? await readEventsForFold(tx, ids) : NO_EVENTS;
  for (const touched of outOfOrder) {
    const { shipment } = touched;
    touched.folded = refold(shipment, histories.get(shipment.shipmentId) ?? []);
  }

  const updates: StateUpdate[] = [];
  const milestones: MilestoneJob[] = [];
  for (const { shipment, events, folded } of byShipment.values()) {
    if (folded === null) continue;
    const { shipmentId, shard } = shipment;
    const { before, fold, outlook } = folded;
    const update = {
      shipmentId,
      shard,
      version: shipment.version + 1,
      fold: fold === before ? shipment.fold : JSON.stringify(fold),
    };
    const days = changedOutlook(shipment, outlook);
    if (days === null && haveSamePieces(before, fold)) {
      updates.push({ ...update, changed: null });
      continue;
    }
    const state = projectState(fold);
    updates.push({
      ...update,
      changed: {
        status: state.status,
        furthest: state.furthest,
        piecesDelivered: state.piecesDelivered,
        attention: state.openExceptions.length > 0,
        outlook: days?.outlook ?? null,
        dueOn: days?.dueOn ?? null,
      },
    });
    if (!shipment.hasListeners) continue;
    const news = milestoneReached(projectState(before), state);
    if (news === null) continue;
    const history = histories.get(shipmentId);
    const milestone =
      history === undefined
        ? milestoneOf(news, before, shipment.bookedAtMs, events)
        : milestoneOf(news, emptyFold(shipment.pieceCount), shipment.bookedAtMs, history);
    if (milestone !== null) milestones.push({ shipmentId, shard, kind: news, ...milestone.event });
  }
  return { updates, milestones };
}

/** Then they have the same status and milestones. */
function haveSamePieces(a: ShipmentFold, b: ShipmentFold): boolean {
  return (
    a.pieces === b.pieces ||
    (a.pieces.length === b.pieces.length && a.pieces.every((piece, at) => piece === b.pieces[at]))
  );
}

type Folded = {
  /** As it is stored. */
  before: ShipmentFold;
  fold: ShipmentFold;
  /** Null when it is unchanged. */
  outlook: Outlook | null;
};

function foldForward(shipment: LockedShipment, events: TrackingEvent[]): Folded | null {
  const bookedAt = shipment.bookedAtMs;
  if (events.length > 1) events.sort((a, b) => compareEvents(a, b, bookedAt));
  const before = storedFold(shipment);
  let fold = before;
  /** Read when an event may change it: most leave it as it is. */
  let stored: Outlook | null = null;
  let next: Outlook | null = null;
  for (const event of events) {
    const advanced = applyNext(fold, bookedAt, event);
    if (advanced === null) {
      const current = { fold, outlook: next ?? storedOutlook(shipment) };
      if (leavesUnchanged(current, bookedAt, event)) continue;
      return null;
    }
    const pieces = { before: fold.pieces, after: advanced.pieces };
    const at = effectiveTime(event, bookedAt);
    if (stored === null && mayBeFirstChange(shipment, fold, event, at)) {
      stored = storedOutlook(shipment);
      next = stored;
    }
    next = next && advanceOutlook(next, endsOf(shipment, next), pieces, event, at);
    fold = advanced;
  }
  return { before, fold, outlook: next === stored ? null : next };
}

function refold(shipment: LockedShipment, events: readonly TrackingEvent[]): Folded {
  const { pieceCount, bookedAtMs: bookedAt } = shipment;
  const before = storedFold(shipment);
  const stored = storedOutlook(shipment);
  if (stored === null) {
    return { before, fold: foldEvents(pieceCount, bookedAt, events), outlook: null };
  }
  const ends = endsOf(shipment, stored);
  return { before, ...foldBoth(stored.plan, ends, { pieceCount, bookedAt }, events) };
}

/** Null when it stays. */
function changedOutlook(shipment: LockedShipment, outlook: Outlook | null) {
  const text = outlook && JSON.stringify(outlook);
  return outlook === null || text === null || text === shipment.outlook
    ? null
    : { outlook: text, dueOn: expectedDays(outlook).latest };
}

function storedFold({ fold }: LockedShipment): ShipmentFold {
  return JSON.parse(fold) as ShipmentFold;
}

/** Whether an event may change the outlook that is stored. */
function mayBeFirstChange(
  { dueOn, attention }: LockedShipment,
  { pieces }: ShipmentFold,
  event: TrackingEvent,
  at: number,
): boolean {
  if (dueOn === null || !mayChangeOutlook({ dueOn, attention }, event.code, at)) return false;
  return !isIgnoredByAll(pieces, event);
}

function storedOutlook({ outlook }: LockedShipment): Outlook | null {
  return outlook === null ? null : (JSON.parse(outlook) as Outlook);
}

function endsOf({ bookedAtMs: bookedAt }: LockedShipment, { plan }: Outlook): RouteCalendars {
  return readEnds(plan.from, plan.to, new Date(bookedAt));
}
