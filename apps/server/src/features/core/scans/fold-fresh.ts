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
  const { setStatus, voids, days } = scan.byStaff ?? {};
  return {
    sourceId: row.incoming.sourceId,
    scanId: row.incoming.scanId,
    pieceNo: row.pieceNo,
    code: scan.code,
    occurredAt: row.incoming.occurredAt,
    recordedAt: row.recordedAt,
    ...(scan.reason !== undefined && { reason: scan.reason }),
    ...(setStatus !== undefined && { setStatus }),
    ...(voids !== undefined && { voids }),
    ...(days !== undefined && { days }),
  };
}

const NO_EVENTS: ReadonlyMap<string, TrackingEvent[]> = new Map();

/** Folds forward where the new events sort last or change nothing, otherwise from the beginning. */
export async function foldFresh(
  tx: StatementRunner,
  locked: readonly LockedShipment[],
  fresh: readonly EventRow[],
): Promise<{ updates: StateUpdate[]; milestones: MilestoneJob[] }> {
  const eventsByShipment = new Map<string, TrackingEvent[]>();
  for (const row of fresh) {
    const events = eventsByShipment.get(row.shipmentId);
    if (events === undefined) eventsByShipment.set(row.shipmentId, [eventOf(row)]);
    else events.push(eventOf(row));
  }
  const touched = new Map<string, LockedShipment>();
  for (const shipment of locked) {
    if (eventsByShipment.has(shipment.shipmentId)) touched.set(shipment.shipmentId, shipment);
  }

  const folds = new Map<string, Folded>();
  const outOfOrder: string[] = [];
  for (const [shipmentId, shipment] of touched) {
    const events = eventsByShipment.get(shipmentId) ?? [];
    const fold = foldForward(shipment, events);
    if (fold === null) outOfOrder.push(shipmentId);
    else folds.set(shipmentId, fold);
  }
  const histories = outOfOrder.length > 0 ? await readEventsForFold(tx, outOfOrder) : NO_EVENTS;
  for (const shipmentId of outOfOrder) {
    const shipment = touched.get(shipmentId);
    if (shipment === undefined) continue;
    folds.set(shipmentId, refold(shipment, histories.get(shipmentId) ?? []));
  }

  const updates: StateUpdate[] = [];
  const milestones: MilestoneJob[] = [];
  for (const [shipmentId, shipment] of touched) {
    const folded = folds.get(shipmentId);
    if (folded === undefined) continue;
    const { fold, outlook } = folded;
    const state = projectState(fold);
    updates.push({
      shipmentId,
      shard: shipment.shard,
      version: shipment.version + 1,
      status: state.status,
      furthest: state.furthest,
      piecesDelivered: state.piecesDelivered,
      attention: state.openExceptions.length > 0,
      fold: JSON.stringify(fold),
      ...changedOutlook(shipment, outlook),
    });
    if (!shipment.hasListeners) continue;
    const before = JSON.parse(shipment.fold) as ShipmentFold;
    const news = milestoneReached(projectState(before), state);
    if (news === null) continue;
    const history = histories.get(shipmentId);
    const milestone =
      history === undefined
        ? milestoneOf(news, before, shipment.bookedAtMs, eventsByShipment.get(shipmentId) ?? [])
        : milestoneOf(news, emptyFold(shipment.pieceCount), shipment.bookedAtMs, history);
    if (milestone !== null) {
      const { shard } = shipment;
      milestones.push({ shipmentId, shard, kind: news, ...milestone.event });
    }
  }
  return { updates, milestones };
}

type Folded = {
  fold: ShipmentFold;
  /** Null when it is unchanged. */
  outlook: Outlook | null;
};

function foldForward(shipment: LockedShipment, events: TrackingEvent[]): Folded | null {
  const bookedAt = shipment.bookedAtMs;
  if (events.length > 1) events.sort((a, b) => compareEvents(a, b, bookedAt));
  let fold = JSON.parse(shipment.fold) as ShipmentFold;
  const outlook = changesOutlook(shipment, events) ? storedOutlook(shipment) : null;
  let next = outlook;
  for (const event of events) {
    const advanced = applyNext(fold, bookedAt, event);
    if (advanced === null) {
      const current = { fold, outlook: next ?? storedOutlook(shipment) };
      if (leavesUnchanged(current, bookedAt, event)) continue;
      return null;
    }
    const pieces = { before: fold.pieces, after: advanced.pieces };
    const at = effectiveTime(event, bookedAt);
    next = next && advanceOutlook(next, endsOf(shipment, next), pieces, event, at);
    fold = advanced;
  }
  return { fold, outlook: next === outlook ? null : next };
}

function refold(shipment: LockedShipment, events: readonly TrackingEvent[]): Folded {
  const { pieceCount, bookedAtMs: bookedAt } = shipment;
  const stored = storedOutlook(shipment);
  if (stored === null) return { fold: foldEvents(pieceCount, bookedAt, events), outlook: null };
  return foldBoth(stored.plan, endsOf(shipment, stored), { pieceCount, bookedAt }, events);
}

function changedOutlook(shipment: LockedShipment, outlook: Outlook | null) {
  const text = outlook && JSON.stringify(outlook);
  return outlook === null || text === shipment.outlook
    ? { outlook: null, dueOn: null }
    : { outlook: text, dueOn: expectedDays(outlook).latest };
}

function changesOutlook(shipment: LockedShipment, events: readonly TrackingEvent[]): boolean {
  const { dueOn, attention, bookedAtMs: bookedAt } = shipment;
  if (dueOn === null) return false;
  return events.some((event) => {
    return mayChangeOutlook({ dueOn, attention }, event.code, effectiveTime(event, bookedAt));
  });
}

function storedOutlook({ outlook }: LockedShipment): Outlook | null {
  return outlook === null ? null : (JSON.parse(outlook) as Outlook);
}

function endsOf({ bookedAtMs: bookedAt }: LockedShipment, { plan }: Outlook): RouteCalendars {
  return readEnds(plan.from, plan.to, new Date(bookedAt));
}
