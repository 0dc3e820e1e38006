import { isDeepStrictEqual } from 'node:util';
import {
  type EventCode,
  type ExceptionReason,
  expectedDays,
  foldEvents,
  type Outlook,
  projectState,
  type ShipmentFold,
  type Status,
  type TrackingEvent,
} from '@waypost/domain/tracking';
import type pg from 'pg';
import { inBatches } from './in-batches.ts';

const SHIPMENTS_PER_QUERY = 500;

interface StateRow {
  shipment_id: string;
  tracking_number: string;
  piece_count: number;
  booked_ms: number;
  status: Status;
  furthest: number;
  pieces_delivered: number;
  attention: boolean;
  fold: string;
  outlook: string | null;
  due_on: string | null;
}

interface EventRow {
  shipment_id: string;
  source_id: number;
  scan_id: string;
  piece_no: number;
  code: EventCode;
  occurred_ms: number;
  recorded_ms: number;
  reason: ExceptionReason | null;
  set_status: Status | null;
  voids_source_id: number | null;
  voids_scan_id: string | null;
  city: string | null;
  country: string | null;
}

/** With the place that the scan named. */
export type PlacedEvent = TrackingEvent & Pick<EventRow, 'city' | 'country'>;

export interface CheckedState {
  shipmentId: string;
  trackingNumber: string;
  /** By the reference fold of the stored events. */
  status: Status;
  /** What is stored and what it should be; absent when they agree. */
  fault?: string;
}

/**
 * Compares stored states with the reference fold of the stored events. Of the outlook, which takes
 * calendars to fold, only what must agree with the state.
 */
export async function checkStates(
  db: pg.Client,
  shipmentIds: readonly string[],
): Promise<CheckedState[]> {
  const checked: CheckedState[] = [];
  for (const ids of inBatches(shipmentIds, SHIPMENTS_PER_QUERY)) {
    const states = await db.query<StateRow>(
      `SELECT s.shipment_id, h.tracking_number, s.piece_count, s.status, s.furthest,
         s.pieces_delivered, s.attention, s.fold, s.outlook, s.due_on::text AS due_on,
         (extract(epoch FROM s.booked_at) * 1000)::float8 AS booked_ms
       FROM shipment_state s JOIN shipments h ON h.id = s.shipment_id AND h.shard = s.shard
       WHERE s.shipment_id = ANY ($1::uuid[])`,
      [ids],
    );
    const events = await readEvents(db, ids);
    for (const row of states.rows) checked.push(check(row, events.get(row.shipment_id) ?? []));
  }
  return checked;
}

function check(row: StateRow, events: readonly TrackingEvent[]): CheckedState {
  const storedFold = JSON.parse(row.fold) as ShipmentFold;
  const { ordinary, ...rest } = foldEvents(row.piece_count, row.booked_ms, events);
  // an earlier release stored none
  const fold = ordinary && storedFold.ordinary ? { ...rest, ordinary } : rest;
  const state = projectState(fold);
  const outlook = row.outlook === null ? null : (JSON.parse(row.outlook) as Outlook);
  const expected = {
    status: state.status,
    furthest: state.furthest as number,
    piecesDelivered: state.piecesDelivered,
    attention: state.openExceptions.length > 0,
    fold,
    ...(outlook !== null && {
      open: state.openExceptions.toSorted(),
      dueOn: expectedDays(outlook).latest,
    }),
  };
  const stored = {
    status: row.status,
    furthest: row.furthest,
    piecesDelivered: row.pieces_delivered,
    attention: row.attention,
    fold: storedFold,
    ...(outlook !== null && {
      open: Object.keys(outlook.open ?? {}).toSorted(),
      dueOn: row.due_on,
    }),
  };
  return {
    shipmentId: row.shipment_id,
    trackingNumber: row.tracking_number,
    status: state.status,
    ...(!isDeepStrictEqual(stored, expected) && {
      fault: `${row.tracking_number} has ${JSON.stringify(stored)}, ${events.length} events give ${JSON.stringify(expected)}`,
    }),
  };
}

/** By shipment. */
export async function readEvents(
  db: pg.Client,
  shipmentIds: readonly string[],
): Promise<Map<string, PlacedEvent[]>> {
  const { rows } = await db.query<EventRow>(
    `SELECT shipment_id, source_id, scan_id, piece_no, code, reason, set_status,
       voids_source_id, voids_scan_id, city, country,
       (extract(epoch FROM occurred_at) * 1000)::float8 AS occurred_ms,
       (extract(epoch FROM recorded_at) * 1000)::float8 AS recorded_ms
     FROM tracking_events WHERE shipment_id = ANY ($1::uuid[])`,
    [shipmentIds],
  );
  const byShipment = Map.groupBy(rows, (row) => row.shipment_id);
  return new Map([...byShipment].map(([id, ofShipment]) => [id, ofShipment.map(eventOf)]));
}

function eventOf(row: EventRow): PlacedEvent {
  return {
    city: row.city,
    country: row.country,
    sourceId: row.source_id,
    scanId: row.scan_id,
    pieceNo: row.piece_no,
    code: row.code,
    occurredAt: row.occurred_ms,
    recordedAt: row.recorded_ms,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.set_status !== null && { setStatus: row.set_status }),
    ...(row.voids_source_id !== null &&
      row.voids_scan_id !== null && {
        voids: { sourceId: row.voids_source_id, scanId: row.voids_scan_id },
      }),
  };
}
