import type { StaffEvent } from '@waypost/contract';
import { compareEvents, isVoidable, type TrackingEvent } from '@waypost/domain/tracking';
import type { EventRow } from './staff-shipments.queries.ts';

/** Newest first, in the order in which they count. */
export function presentEvents(rows: readonly EventRow[], bookedAt: Date): StaffEvent[] {
  const voided = new Set(rows.map((row) => `${row.voids_source_id}:${row.voids_scan_id}`));
  const inOrder = rows.toSorted((a, b) =>
    compareEvents(trackingEvent(b), trackingEvent(a), bookedAt.getTime()),
  );
  return inOrder.map((row) => ({
    sourceId: row.source_id,
    scanId: row.scan_id,
    code: row.code,
    setStatus: row.set_status as StaffEvent['setStatus'],
    reason: row.reason as StaffEvent['reason'],
    pieceNo: row.piece_no,
    occurredAt: row.occurred_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    place: placeOf(row),
    visibility: row.visibility,
    voided: isVoidable(row.code) && voided.has(`${row.source_id}:${row.scan_id}`),
    voids:
      row.voids_source_id === null || row.voids_scan_id === null
        ? null
        : { sourceId: row.voids_source_id, scanId: row.voids_scan_id },
    source: { kind: row.source_kind, name: row.source_name },
    staffName: row.staff_name,
    note: row.note,
    signedBy: row.signed_by,
    collected:
      row.collected_cents === null || row.collected_currency === null
        ? null
        : { cents: row.collected_cents, currency: row.collected_currency },
  }));
}

function trackingEvent(row: EventRow): TrackingEvent {
  return {
    sourceId: row.source_id,
    scanId: row.scan_id,
    pieceNo: row.piece_no,
    code: row.code,
    occurredAt: row.occurred_at.getTime(),
    recordedAt: row.recorded_at.getTime(),
  };
}

/** The place of the newest valid event with one. */
export function lastPlace(events: readonly StaffEvent[]): StaffEvent['place'] {
  return events.find((event) => event.place !== null && !event.voided)?.place ?? null;
}

function placeOf({ city, country }: EventRow): StaffEvent['place'] {
  return city === null || country === null ? null : { city, country };
}
