import type { DeliveryDates } from '../delivery-dates.ts';
import { codeRank, type EventCode, type ExceptionReason, type Status } from './codes.ts';

export type EventId = { sourceId: number; scanId: string };

/** Times are epoch milliseconds. */
export type TrackingEvent = EventId & {
  /** 0 is the whole shipment. */
  pieceNo: number;
  code: EventCode;
  occurredAt: number;
  recordedAt: number;
  /** Of an EXCEPTION, or of a STATUS_SET to Exception. */
  reason?: ExceptionReason;
  /** Of a STATUS_SET. */
  setStatus?: Status;
  /** Of an EVENT_VOIDED. */
  voids?: EventId;
  /** Of a NOTED: the delivery days set by staff. */
  days?: DeliveryDates;
};

const MAX_AHEAD_MS = 10 * 60 * 1000;
const MAX_BEFORE_BOOKING_MS = 24 * 60 * 60 * 1000;

/** The effective time of an event; flagged when the device's clock must be wrong. */
export function effectiveAt(
  event: TrackingEvent,
  bookedAt: number,
): { at: number; flagged: boolean } {
  const flagged = isMisdated(event, bookedAt);
  return { at: flagged ? event.recordedAt : event.occurredAt, flagged };
}

type Timed = Pick<TrackingEvent, 'occurredAt' | 'recordedAt'>;

/** `effectiveAt(...).at` without the object, for the hot path. */
export function effectiveTime(event: Timed, bookedAt: number): number {
  return isMisdated(event, bookedAt) ? event.recordedAt : event.occurredAt;
}

function isMisdated(event: Timed, bookedAt: number): boolean {
  return (
    event.occurredAt > event.recordedAt + MAX_AHEAD_MS ||
    event.occurredAt < bookedAt - MAX_BEFORE_BOOKING_MS
  );
}

/** Effective time, code rank, source, scan id. Never arrival. */
export type OrderKey = readonly [at: number, rank: number, sourceId: number, scanId: string];

export function orderKey(event: TrackingEvent, bookedAt: number): OrderKey {
  return [effectiveTime(event, bookedAt), codeRank(event.code), event.sourceId, event.scanId];
}

export function compareOrderKeys(a: OrderKey, b: OrderKey): number {
  if (a[0] !== b[0]) return a[0] - b[0];
  if (a[1] !== b[1]) return a[1] - b[1];
  if (a[2] !== b[2]) return a[2] - b[2];
  return a[3] < b[3] ? -1 : a[3] > b[3] ? 1 : 0;
}

/** Oldest first. 0 only for the same event twice. */
export function compareEvents(a: TrackingEvent, b: TrackingEvent, bookedAt: number): number {
  return compareOrderKeys(orderKey(a, bookedAt), orderKey(b, bookedAt));
}
