import { type EventCode, isVoidable } from './codes.ts';
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
  /**
   * Every event so far was ordinary movement of the whole shipment (`isOrdinary`), so its pieces are alike.
   * Absent when one was not, and in folds stored before there was this mark.
   */
  ordinary?: true;
};

export function emptyFold(pieceCount: number): ShipmentFold {
  if (!Number.isInteger(pieceCount) || pieceCount < 1) {
    throw new RangeError(`a shipment has at least one piece, not ${pieceCount}`);
  }
  const pieces = Array.from({ length: pieceCount }, () => NEW_PIECE);
  return { pieces, last: null, ordinary: true };
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
  return foldOf(pieces, ordered.at(-1)?.key ?? null, events);
}

/** From what is left of all events: the pieces after those that count, and the last of them. */
export function foldOf(
  pieces: readonly Piece[],
  last: OrderKey | null,
  events: readonly TrackingEvent[],
): ShipmentFold {
  if (events.every((event) => isOrdinary(event, pieces.length))) {
    return { pieces, last, ordinary: true };
  }
  const voided = voidedIds(events);
  return voided.size === 0 ? { pieces, last } : { pieces, last, voided: [...voided].sort() };
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
  if (fold.ordinary && isOrdinary(event, pieces.length)) return { pieces, last, ordinary: true };
  return fold.voided === undefined ? { pieces, last } : { pieces, last, voided: fold.voided };
}

const ORDINARY: ReadonlySet<EventCode> = new Set([
  'CREATED',
  'PICKED_UP',
  'IN_TRANSIT',
  'ARRIVED',
  'DEPARTED',
  'CUSTOMS',
  'CUSTOMS_RELEASED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
]);

/** Opens no exception, corrects nothing, and moves all pieces together, only towards their recipient. */
function isOrdinary({ code, days, pieceNo }: TrackingEvent, pieceCount: number): boolean {
  if (pieceNo !== 0 && pieceCount > 1) return false;
  return ORDINARY.has(code) || (code === 'NOTED' && days === undefined);
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
