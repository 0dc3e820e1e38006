import type { StaffEvent } from '@waypost/contract';
import { compareEvents, isVoidable, type TrackingEvent } from '@waypost/domain/tracking';
import type { EventRow } from './staff-shipments.queries.ts';

/** Newest first, in the order in which they count. */
export function presentEvents(rows: readonly EventRow[], bookedAt: Date): StaffEvent[] {
  const voided = new Set(rows.map((row) => `${row.voidsSourceId}:${row.voidsScanId}`));
  const inOrder = rows.toSorted((a, b) =>
    compareEvents(trackingEvent(b), trackingEvent(a), bookedAt.getTime()),
  );
  return inOrder.map((row) => ({
    sourceId: row.sourceId,
    scanId: row.scanId,
    code: row.code,
    setStatus: row.setStatus as StaffEvent['setStatus'],
    reason: row.reason as StaffEvent['reason'],
    handover: row.handover as StaffEvent['handover'],
    detail: row.detail as StaffEvent['detail'],
    pieceNo: row.pieceNo,
    occurredAt: row.occurredAt.toISOString(),
    recordedAt: row.recordedAt.toISOString(),
    place: placeOf(row),
    visibility: row.visibility,
    voided: isVoidable(row.code) && voided.has(`${row.sourceId}:${row.scanId}`),
    voids:
      row.voidsSourceId === null || row.voidsScanId === null
        ? null
        : { sourceId: row.voidsSourceId, scanId: row.voidsScanId },
    source: { kind: row.sourceKind, name: row.sourceName },
    staffName: row.staffName,
    note: row.note,
    signedBy: row.signedBy,
    collected:
      row.collectedCents === null || row.collectedCurrency === null
        ? null
        : { cents: row.collectedCents, currency: row.collectedCurrency },
  }));
}

function trackingEvent(row: EventRow): TrackingEvent {
  return {
    sourceId: row.sourceId,
    scanId: row.scanId,
    pieceNo: row.pieceNo,
    code: row.code,
    occurredAt: row.occurredAt.getTime(),
    recordedAt: row.recordedAt.getTime(),
  };
}

/** The place of the newest valid event with one. */
export function lastPlace(events: readonly StaffEvent[]): StaffEvent['place'] {
  return events.find((event) => event.place !== null && !event.voided)?.place ?? null;
}

function placeOf({ city, country }: EventRow): StaffEvent['place'] {
  return city === null || country === null ? null : { city, country };
}
