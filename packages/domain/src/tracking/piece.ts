import {
  type EventCode,
  EXCEPTION_KINDS,
  type ExceptionKind,
  type ExceptionReason,
  type Status,
} from './codes.ts';
import type { TrackingEvent } from './event.ts';

/**
 * The life of one piece, folded event by event in order.
 *
 * A piece has a stage (0 Created, 1 Picked Up, 2 In Transit, 3 Out for Delivery, 4 Delivered), the
 * furthest stage reached towards the recipient, a set of open exceptions, a direction and a
 * cancelled mark. While any exception is open its status is Exception, otherwise that of its stage.
 *
 * | event                                   | stage | opens           | closes                      |
 * |-----------------------------------------|-------|-----------------|-----------------------------|
 * | CREATED, NOTED                          | stays |                 |                             |
 * | PICKED_UP                               | 1     |                 | held, attempts              |
 * | IN_TRANSIT, ARRIVED, DEPARTED           | 2     |                 | held, attempts              |
 * | OUT_FOR_DELIVERY                        | 3     |                 | held, attempts              |
 * | CUSTOMS                                 | 2     |                 |                             |
 * | CUSTOMS_HOLD                            | stays | customs_hold    |                             |
 * | CUSTOMS_RELEASED                        | 2     |                 | customs_hold                |
 * | HELD                                    | stays | held            |                             |
 * | EXCEPTION                               | stays | its reason      |                             |
 * | DELIVERED                               | 4     |                 | held, attempts, customs_hold|
 * | DELIVERED while returning, RETURNED     | stays | returned        | held, attempts, customs_hold|
 * | RETURN_STARTED (direction: to sender)   | 2     |                 | held, attempts              |
 * | STATUS_SET (direction: to recipient)    | given | its reason when | everything                  |
 * |                                         |       | Exception       |                             |
 * | CANCELLED, STATUS_SET to Cancelled      | marks the piece cancelled                             |
 *
 * "Attempts" are failed_attempt, address, refused and other. Damage, loss and returned are closed
 * by STATUS_SET alone, also when the piece is delivered.
 *
 * Ignored: everything once cancelled, wherever the cancellation sorts, since its payment is already
 * on the way back; every scan once Delivered or returned (only STATUS_SET and RETURN_STARTED still
 * count); CREATED always, because a label printed offline is scanned before it is booked. The
 * furthest stage grows with the stage while the piece heads for the recipient; STATUS_SET resets it.
 */
export type Piece = number;

// One integer a piece keeps the stored fold small. Bits 0-2 stage, 3-5 furthest, 6 returning,
// 7 cancelled, from 8 on one bit per EXCEPTION_KINDS.
const STAGE = 0b111;
const FURTHEST_SHIFT = 3;
const FURTHEST = 0b111 << FURTHEST_SHIFT;
const RETURNING = 1 << 6;
const CANCELLED = 1 << 7;
const EXCEPTIONS_SHIFT = 8;

const CREATED_STAGE = 0;
const PICKED_UP_STAGE = 1;
const IN_TRANSIT_STAGE = 2;
const OUT_FOR_DELIVERY_STAGE = 3;
const DELIVERED_STAGE = 4;

const CUSTOMS_HOLD = bitOf('customs_hold');
const HELD = bitOf('held');
const RETURNED = bitOf('returned');
const CLOSED_BY_MOVEMENT =
  HELD | bitOf('failed_attempt') | bitOf('address') | bitOf('refused') | bitOf('other');
const CLOSED_BY_HANDOVER = CLOSED_BY_MOVEMENT | CUSTOMS_HOLD;

/** The codes that still count after delivery. */
const REOPENS: ReadonlySet<EventCode> = new Set(['CANCELLED', 'STATUS_SET', 'RETURN_STARTED']);

export const NEW_PIECE: Piece = 0;

/** Whether every event of this code is ignored. */
export function ignoresCode(piece: Piece, code: EventCode): boolean {
  if (isCancelled(piece)) return true;
  const handedOver = isDelivered(piece) || (piece & RETURNED) !== 0;
  return handedOver && !REOPENS.has(code);
}

export function advancePiece(piece: Piece, event: TrackingEvent): Piece {
  if (ignoresCode(piece, event.code)) return piece;

  switch (event.code) {
    case 'CREATED':
    case 'EVENT_VOIDED':
    case 'NOTED':
      return piece;
    case 'CANCELLED':
      return piece | CANCELLED;
    case 'STATUS_SET':
      return event.setStatus === undefined ? piece : setPiece(piece, event.setStatus, event.reason);
    case 'RETURN_STARTED':
      return (piece & ~(STAGE | CLOSED_BY_MOVEMENT)) | IN_TRANSIT_STAGE | RETURNING;
    case 'PICKED_UP':
      return reach(piece & ~CLOSED_BY_MOVEMENT, PICKED_UP_STAGE);
    case 'IN_TRANSIT':
    case 'ARRIVED':
    case 'DEPARTED':
      return reach(piece & ~CLOSED_BY_MOVEMENT, IN_TRANSIT_STAGE);
    case 'OUT_FOR_DELIVERY':
      return reach(piece & ~CLOSED_BY_MOVEMENT, OUT_FOR_DELIVERY_STAGE);
    case 'CUSTOMS':
      return reach(piece, IN_TRANSIT_STAGE);
    case 'CUSTOMS_HOLD':
      return piece | CUSTOMS_HOLD;
    case 'CUSTOMS_RELEASED':
      return reach(piece & ~CUSTOMS_HOLD, IN_TRANSIT_STAGE);
    case 'HELD':
      return piece | HELD;
    case 'EXCEPTION':
      return piece | bitOf(event.reason ?? 'other');
    case 'DELIVERED':
      return isReturning(piece)
        ? giveBack(piece)
        : reach(piece & ~CLOSED_BY_HANDOVER, DELIVERED_STAGE);
    case 'RETURNED':
      return giveBack(piece);
  }
}

export function stageOf(piece: Piece): number {
  return piece & STAGE;
}

/** An exception alone counts as In Transit on the progress bar, until a milestone is known. */
export function furthestOf(piece: Piece): number {
  const furthest = (piece & FURTHEST) >> FURTHEST_SHIFT;
  return furthest === CREATED_STAGE && hasException(piece) ? IN_TRANSIT_STAGE : furthest;
}

export function isDelivered(piece: Piece): boolean {
  return (piece & STAGE) === DELIVERED_STAGE;
}

export function isOutForDelivery(piece: Piece): boolean {
  return stageOf(piece) >= OUT_FOR_DELIVERY_STAGE;
}

/** Collected, and not on the van yet. */
export function isInTransit(piece: Piece): boolean {
  return stageOf(piece) === IN_TRANSIT_STAGE;
}

export function isUncollected(piece: Piece): boolean {
  return stageOf(piece) === CREATED_STAGE;
}

export function isReturning(piece: Piece): boolean {
  return (piece & RETURNING) !== 0;
}

export function isCancelled(piece: Piece): boolean {
  return (piece & CANCELLED) !== 0;
}

export function hasException(piece: Piece): boolean {
  return piece >> EXCEPTIONS_SHIFT !== 0;
}

/** For several pieces at once, joined with `|`. */
export function openExceptions(pieces: Piece): ExceptionKind[] {
  if (!hasException(pieces)) return [];
  return EXCEPTION_KINDS.filter((kind) => (pieces & bitOf(kind)) !== 0);
}

function reach(piece: Piece, stage: number): Piece {
  const moved = (piece & ~STAGE) | stage;
  if (isReturning(piece) || stage << FURTHEST_SHIFT <= (piece & FURTHEST)) return moved;
  return (moved & ~FURTHEST) | (stage << FURTHEST_SHIFT);
}

function giveBack(piece: Piece): Piece {
  return (piece & ~CLOSED_BY_HANDOVER) | RETURNED | RETURNING;
}

function setPiece(piece: Piece, status: Status, reason: ExceptionReason = 'other'): Piece {
  switch (status) {
    case 'Created':
      return NEW_PIECE;
    case 'Picked Up':
      return reach(NEW_PIECE, PICKED_UP_STAGE);
    case 'In Transit':
      return reach(NEW_PIECE, IN_TRANSIT_STAGE);
    case 'Out for Delivery':
      return reach(NEW_PIECE, OUT_FOR_DELIVERY_STAGE);
    case 'Delivered':
      return reach(NEW_PIECE, DELIVERED_STAGE);
    case 'Exception':
      return NEW_PIECE | bitOf(reason);
    case 'Cancelled':
      return piece | CANCELLED;
  }
}

function bitOf(kind: ExceptionKind): number {
  return 1 << (EXCEPTIONS_SHIFT + EXCEPTION_KINDS.indexOf(kind));
}
