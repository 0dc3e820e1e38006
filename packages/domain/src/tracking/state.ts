import {
  EVENT_CODES,
  type EventCode,
  type ExceptionKind,
  suspendsDelivery,
  type Status,
  STATUSES,
} from './codes.ts';
import type { ShipmentFold } from './fold.ts';
import {
  furthestOf,
  hasException,
  isCancelled,
  isDelivered,
  isReturning,
  openExceptions,
  type Piece,
  stageOf,
} from './piece.ts';

export type ProgressIndex = 0 | 1 | 2 | 3 | 4;

/** One per step of the progress bar. */
export const PROGRESS_STEPS = [
  'Label created',
  'Picked up',
  'In transit',
  'Out for delivery',
  'Delivered',
] as const;

/** The position of a status on the progress bar, when nothing else is known. */
export function statusIndex(status: Status): ProgressIndex {
  switch (status) {
    case 'Picked Up':
      return 1;
    case 'In Transit':
    case 'Exception':
      return 2;
    case 'Out for Delivery':
      return 3;
    case 'Delivered':
      return 4;
    case 'Created':
    case 'Cancelled':
      return 0;
  }
}

export type ShipmentState = {
  status: Status;
  /** The furthest milestone that every piece has reached. */
  furthest: ProgressIndex;
  pieceCount: number;
  piecesDelivered: number;
  openExceptions: ExceptionKind[];
  cancelled: boolean;
  returning: boolean;
  lastCode: EventCode | null;
  lastEffectiveAt: number | null;
};

/**
 * The pieces combined: Exception while any has one open, otherwise the status of the least advanced.
 * Cancelled pieces do not hold the others back; the shipment is cancelled when all of them are.
 */
export function projectState(fold: ShipmentFold): ShipmentState {
  const { pieces, last } = fold;
  const moving = pieces.filter((piece) => !isCancelled(piece));
  const cancelled = moving.length === 0;

  let stage = 4;
  let furthest = 4;
  let joined = 0;
  let piecesDelivered = 0;
  for (const piece of cancelled ? pieces : moving) {
    stage = Math.min(stage, stageOf(piece));
    furthest = Math.min(furthest, furthestOf(piece));
    joined |= piece;
    if (isDelivered(piece)) piecesDelivered++;
  }

  return {
    status: cancelled ? 'Cancelled' : hasException(joined) ? 'Exception' : statusOfStage(stage),
    furthest: furthest as ProgressIndex,
    pieceCount: pieces.length,
    piecesDelivered,
    openExceptions: cancelled ? [] : openExceptions(joined),
    cancelled,
    returning: !cancelled && isReturning(joined),
    lastCode: last === null ? null : (EVENT_CODES[last[1]] ?? null),
    lastEffectiveAt: last === null ? null : last[0],
  };
}

export type PieceState = { pieceNo: number; status: Status; furthest: ProgressIndex };

export function projectPieces({ pieces }: ShipmentFold): PieceState[] {
  return pieces.map((piece, index) => ({
    pieceNo: index + 1,
    status: statusOfPiece(piece),
    furthest: furthestOf(piece) as ProgressIndex,
  }));
}

/** Whether it has delivery days, past or to come. */
export function promisesDelivery(state: ShipmentState): boolean {
  return !state.cancelled && !state.returning && !state.openExceptions.some(suspendsDelivery);
}

function statusOfPiece(piece: Piece): Status {
  if (isCancelled(piece)) return 'Cancelled';
  return hasException(piece) ? 'Exception' : statusOfStage(stageOf(piece));
}

function statusOfStage(stage: number): Status {
  return STATUSES[stage] ?? 'Created';
}
