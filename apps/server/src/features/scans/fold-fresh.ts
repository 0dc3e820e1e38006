import {
  applyNext,
  compareEvents,
  emptyFold,
  foldEvents,
  milestoneOf,
  newsOf,
  projectState,
  type ShipmentFold,
  type TrackingEvent,
} from '@waypost/domain/tracking';
import type { StatementRunner } from '../../platform/database.ts';
import type { MilestoneJob } from '../updates/index.ts';
import {
  type EventRow,
  type LockedShipment,
  readEventsForFold,
  type StateUpdate,
} from './scans.queries.ts';

function eventOf(row: EventRow): TrackingEvent {
  const { scan } = row.incoming;
  return {
    sourceId: row.incoming.sourceId,
    scanId: row.incoming.scanId,
    pieceNo: row.pieceNo,
    code: scan.code,
    occurredAt: row.incoming.occurredAt,
    recordedAt: row.recordedAt,
    ...(scan.reason !== undefined && { reason: scan.reason }),
  };
}

const NO_EVENTS: ReadonlyMap<string, TrackingEvent[]> = new Map();

/** Folds forward where the new events sort last, from the beginning where they do not. */
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
    if (eventsByShipment.has(shipment.shipment_id)) touched.set(shipment.shipment_id, shipment);
  }

  const folds = new Map<string, ShipmentFold>();
  const outOfOrder: string[] = [];
  for (const [shipmentId, shipment] of touched) {
    const events = eventsByShipment.get(shipmentId) ?? [];
    const fold = foldForward(shipment, events);
    if (fold === null) outOfOrder.push(shipmentId);
    else folds.set(shipmentId, fold);
  }
  const refolded = outOfOrder.length > 0 ? await readEventsForFold(tx, outOfOrder) : NO_EVENTS;
  for (const shipmentId of outOfOrder) {
    const shipment = touched.get(shipmentId);
    if (shipment !== undefined) {
      const events = refolded.get(shipmentId) ?? [];
      folds.set(shipmentId, foldEvents(shipment.piece_count, shipment.booked_at_ms, events));
    }
  }

  const updates: StateUpdate[] = [];
  const milestones: MilestoneJob[] = [];
  for (const [shipmentId, shipment] of touched) {
    const fold = folds.get(shipmentId);
    if (fold === undefined) continue;
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
    });
    if (!shipment.has_listeners) continue;
    const stored = JSON.parse(shipment.fold) as ShipmentFold;
    const news = newsOf(projectState(stored), state);
    if (news === null) continue;
    const history = refolded.get(shipmentId);
    const milestone =
      history === undefined
        ? milestoneOf(news, stored, shipment.booked_at_ms, eventsByShipment.get(shipmentId) ?? [])
        : milestoneOf(news, emptyFold(shipment.piece_count), shipment.booked_at_ms, history);
    if (milestone !== null) milestones.push({ shipmentId, kind: news, ...milestone.event });
  }
  return { updates, milestones };
}

function foldForward(shipment: LockedShipment, events: TrackingEvent[]): ShipmentFold | null {
  const bookedAt = shipment.booked_at_ms;
  if (events.length > 1) events.sort((a, b) => compareEvents(a, b, bookedAt));
  let fold: ShipmentFold | null = JSON.parse(shipment.fold) as ShipmentFold;
  for (const event of events) {
    fold = applyNext(fold, bookedAt, event);
    if (fold === null) return null;
  }
  return fold;
}
