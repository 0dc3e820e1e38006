import { isVoidable } from './codes.ts';
import {
  compareOrderKeys,
  type EventId,
  type OrderKey,
  orderKey,
  type TrackingEvent,
} from './event.ts';
import { advancePiece, NEW_PIECE, type Piece } from './piece.ts';

/**
 * All that is needed of a shipment's events to fold the next one. Plain JSON, stored with the shipment:
 * about 80 bytes for one piece.
 */
export type ShipmentFold = {
  pieces: readonly Piece[];
  /** The latest event folded. */
  last: OrderKey | null;
  /** Events that were voided before they arrived, so that they are not counted. Rare. */
  voided?: readonly string[];
};

export function emptyFold(pieceCount: number): ShipmentFold {
  if (!Number.isInteger(pieceCount) || pieceCount < 1) {
    throw new RangeError(`a shipment has at least one piece, not ${pieceCount}`);
  }
  return { pieces: Array.from({ length: pieceCount }, () => NEW_PIECE), last: null };
}

/** The state of a shipment from all its events, in any order, with any repetition. */
export function foldEvents(
  pieceCount: number,
  bookedAt: number,
  events: readonly TrackingEvent[],
): ShipmentFold {
  let { pieces } = emptyFold(pieceCount);
  const ordered = inOrder(bookedAt, events);
  for (const { event } of ordered) pieces = advancePieces(pieces, event);

  const fold = { pieces, last: ordered.at(-1)?.key ?? null };
  const voided = voidedIds(events);
  return voided.size === 0 ? fold : { ...fold, voided: [...voided].sort() };
}

/** The events without voids and those they void, in the given order. */
export function validEvents<Event extends TrackingEvent>(events: readonly Event[]): Event[] {
  const voided = voidedIds(events);
  return events.filter((event) => counts(event, voided));
}

/**
 * The events that count, oldest first. Duplicates need no care: they are adjacent, and folding the same
 * event twice in a row changes nothing.
 */
export function inOrder<Event extends TrackingEvent>(
  bookedAt: number,
  events: readonly Event[],
): { event: Event; key: OrderKey }[] {
  return validEvents(events)
    .map((event) => ({ event, key: orderKey(event, bookedAt) }))
    .sort((a, b) => compareOrderKeys(a.key, b.key));
}

/**
 * The fold with one more event, or null when it needs a refold: the event does not sort last, voids
 * another, or has itself been voided.
 */
export function applyNext(
  fold: ShipmentFold,
  bookedAt: number,
  event: TrackingEvent,
): ShipmentFold | null {
  if (event.code === 'EVENT_VOIDED' || fold.voided?.includes(idText(event))) return null;

  const last = orderKey(event, bookedAt);
  if (fold.last !== null && compareOrderKeys(last, fold.last) <= 0) return null;

  const pieces = advancePieces(fold.pieces, event);
  return fold.voided === undefined ? { pieces, last } : { pieces, last, voided: fold.voided };
}

function counts(event: TrackingEvent, voided: ReadonlySet<string>): boolean {
  if (event.code === 'EVENT_VOIDED') return false;
  return voided.size === 0 || !isVoidable(event.code) || !voided.has(idText(event));
}

export function advancePieces(pieces: readonly Piece[], event: TrackingEvent): readonly Piece[] {
  if (event.pieceNo === 0) return pieces.map((piece) => advancePiece(piece, event));
  const piece = pieces[event.pieceNo - 1];
  return piece === undefined ? pieces : pieces.with(event.pieceNo - 1, advancePiece(piece, event));
}

function voidedIds(events: readonly TrackingEvent[]): ReadonlySet<string> {
  const voided = new Set<string>();
  for (const { code, voids } of events) {
    if (code === 'EVENT_VOIDED' && voids) voided.add(idText(voids));
  }
  return voided;
}

function idText(id: EventId): string {
  return `${id.sourceId}:${id.scanId}`;
}
