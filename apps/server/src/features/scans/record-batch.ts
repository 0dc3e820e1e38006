import type { ScanOutcome } from '@waypost/contract';
import {
  applyNext,
  compareEvents,
  foldEvents,
  isMilestone,
  projectState,
  type ShipmentFold,
  type TrackingEvent,
} from '@waypost/domain/tracking';
import type { StatementRunner } from '../../platform/database.ts';
import type { Nudge } from '../../platform/nudges.ts';
import type { Milestone } from '../notifications/index.ts';
import type { IncomingScan } from './incoming-scan.ts';
import {
  type EventRow,
  insertEvents,
  insertPrivateParts,
  keepUnmatched,
  type LockedShipment,
  lockShipmentsForScan,
  readContentHashes,
  readEventsForFold,
  type StateUpdate,
  updateStates,
} from './scans.queries.ts';

export type BatchResult = {
  /** In the order of the scans given. */
  outcomes: ScanOutcome[];
  nudges: Nudge[];
  milestones: Milestone[];
};

function keyOf(shipmentId: string, sourceId: number, scanId: string): string {
  return `${shipmentId}/${sourceId}/${scanId}`;
}

/**
 * Everything a batch of scans changes, inside the caller's transaction: resolve references, lock
 * the shipments in id order, insert what is new, fold, update the state.
 */
export async function recordBatch(
  tx: StatementRunner,
  scans: readonly IncomingScan[],
  now: number,
): Promise<BatchResult> {
  const locked = await lockShipmentsForScan(tx, [...new Set(scans.map((scan) => scan.ref))]);
  const shipmentByRef = new Map(locked.map((shipment) => [shipment.ref, shipment]));

  const outcomes: ScanOutcome[] = Array(scans.length).fill('unmatched');
  const unmatched: IncomingScan[] = [];
  const rowByKey = new Map<string, { row: EventRow; index: number }>();
  for (const [index, scan] of scans.entries()) {
    const shipment = shipmentByRef.get(scan.ref);
    if (shipment === undefined) {
      unmatched.push(scan);
      continue;
    }
    const pieceNo = scan.pieceNo === 0 ? shipment.alias_piece_no : scan.pieceNo;
    if (pieceNo > shipment.piece_count) {
      outcomes[index] = 'invalid';
      continue;
    }
    const key = keyOf(shipment.shipment_id, scan.sourceId, scan.scanId);
    const earlier = rowByKey.get(key);
    if (earlier !== undefined) {
      const same = earlier.row.incoming.contentHash === scan.contentHash;
      outcomes[index] = same ? 'known' : 'conflict';
      continue;
    }
    const row: EventRow = {
      shipmentId: shipment.shipment_id,
      shard: shipment.shard,
      pieceNo,
      incoming: scan,
      recordedAt: scan.recordedAt ?? now,
    };
    rowByKey.set(key, { row, index });
  }

  const fresh = await insertFresh(tx, rowByKey, outcomes);
  if (unmatched.length > 0) await keepUnmatched(tx, unmatched, now);
  const { updates, milestones } = await foldFresh(tx, locked, fresh);
  if (updates.length > 0) await updateStates(tx, updates);
  return {
    outcomes,
    nudges: updates.map((update) => ({ id: update.shipmentId, version: update.version })),
    milestones,
  };
}

/** Inserts in key order and tells new events from repeats and conflicts. */
async function insertFresh(
  tx: StatementRunner,
  rowByKey: ReadonlyMap<string, { row: EventRow; index: number }>,
  outcomes: ScanOutcome[],
): Promise<EventRow[]> {
  if (rowByKey.size === 0) return [];
  const sorted = [...rowByKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  const inserted = await insertEvents(
    tx,
    sorted.map(([, { row }]) => row),
  );
  const newKeys = new Set(
    inserted.map((key) => keyOf(key.shipment_id, key.source_id, key.scan_id)),
  );

  const fresh: EventRow[] = [];
  const repeated: EventRow[] = [];
  for (const [key, { row, index }] of sorted) {
    if (newKeys.has(key)) {
      outcomes[index] = 'recorded';
      fresh.push(row);
    } else {
      repeated.push(row);
    }
  }
  if (repeated.length > 0) {
    for (const known of await readContentHashes(tx, repeated)) {
      const entry = rowByKey.get(keyOf(known.shipment_id, known.source_id, known.scan_id));
      if (entry === undefined) continue;
      const same = entry.row.incoming.contentHash === known.content_hash;
      outcomes[entry.index] = same ? 'known' : 'conflict';
    }
  }
  const withPrivateParts = fresh.filter(
    ({ incoming: { scan } }) =>
      scan.note !== undefined || scan.proof !== undefined || scan.collected !== undefined,
  );
  if (withPrivateParts.length > 0) await insertPrivateParts(tx, withPrivateParts);
  return fresh;
}

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

/** Folds forward where the new events sort last, from the beginning where they do not. */
async function foldFresh(
  tx: StatementRunner,
  locked: readonly LockedShipment[],
  fresh: readonly EventRow[],
): Promise<{ updates: StateUpdate[]; milestones: Milestone[] }> {
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
  if (outOfOrder.length > 0) {
    const stored = await readEventsForFold(tx, outOfOrder);
    for (const shipmentId of outOfOrder) {
      const shipment = touched.get(shipmentId);
      if (shipment === undefined) continue;
      const events = stored.get(shipmentId) ?? [];
      folds.set(shipmentId, foldEvents(shipment.piece_count, shipment.booked_at_ms, events));
    }
  }

  const updates: StateUpdate[] = [];
  const milestones: Milestone[] = [];
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
    const before = projectState(JSON.parse(shipment.fold) as ShipmentFold);
    if (isMilestone(before, state)) milestones.push({ shipmentId, status: state.status });
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
