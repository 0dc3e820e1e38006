import type { ExceptionKind } from './tracking/codes.ts';
import type { ShipmentFold } from './tracking/fold.ts';
import {
  hasException,
  isCancelled,
  isDelivered,
  isReturning,
  isUncollected,
  openExceptions,
  type Piece,
  stageOf,
} from './tracking/piece.ts';
import { mostSeriousOf } from './tracking/problem.ts';

/**
 * The life of a round.
 *
 * | state     | entered by                                   | leaves to                    |
 * |-----------|----------------------------------------------|------------------------------|
 * | draft     | made from the pool                           | planned, released, cancelled |
 * | planned   | a plan or a colleague put it in order        | released, cancelled          |
 * | released  | released to its person                       | loading, out, cancelled      |
 * | loading   | its phone has read it                        | out, cancelled               |
 * | out       | the courier departs                          | back                         |
 * | back      | the courier is at the hub again: see `return`| closed                       |
 * | closed    | every piece is accounted for: see `isSettled`| nothing                      |
 * | cancelled | a colleague, or after its day: never left    | nothing                      |
 *
 * How far it is comes from the states of its pieces and is never written: scans know no rounds.
 */
export const ROUND_STATES = [
  'draft',
  'planned',
  'released',
  'loading',
  'out',
  'back',
  'closed',
  'cancelled',
] as const;
export type RoundState = (typeof ROUND_STATES)[number];

const LEADS_TO: Record<RoundState, readonly RoundState[]> = {
  draft: ['planned', 'released', 'cancelled'],
  planned: ['released', 'cancelled'],
  released: ['loading', 'out', 'cancelled'],
  loading: ['out', 'cancelled'],
  out: ['back'],
  back: ['closed'],
  closed: [],
  cancelled: [],
};

export function mayBecome(from: RoundState, to: RoundState): boolean {
  return LEADS_TO[from].includes(to);
}

/** An open round: its pieces are in no other one. */
export function isOpen(state: RoundState): boolean {
  return LEADS_TO[state].length > 0;
}

/** Whether stops may be added, removed and reordered. On the road this applies only to those that are not done. */
export function isChangeable(state: RoundState): boolean {
  return isOpen(state) && state !== 'back';
}

/** Whether its courier may read it on a phone. */
export function isGiven(state: RoundState): boolean {
  return state === 'released' || state === 'loading' || state === 'out' || state === 'back';
}

export const STOP_KINDS = ['delivery', 'pickup'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/**
 * Where a piece of a round stands, by its own state alone:
 * - waiting: at the hub, or on its way there; of a pickup: at the shipper's
 * - loaded: in the van. Of a pickup: collected
 * - failed: in the van, and could not be handed over
 * - done: handed over; of a pickup: scanned in at the hub
 * - stopped: must not be loaded or collected
 */
export const PIECE_STANDINGS = ['waiting', 'loaded', 'failed', 'done', 'stopped'] as const;
export type PieceStanding = (typeof PIECE_STANDINGS)[number];

const OUT_FOR_DELIVERY_STAGE = 3;
const PICKED_UP_STAGE = 1;

export function standingOf(fold: ShipmentFold, pieceNo: number, kind: StopKind): PieceStanding {
  const piece = fold.pieces[pieceNo - 1];
  // more pieces than the shipment has: it was changed after the round was made
  if (piece === undefined) return 'stopped';
  return kind === 'delivery' ? deliveryStanding(piece) : pickupStanding(piece);
}

function deliveryStanding(piece: Piece): PieceStanding {
  if (isDelivered(piece)) return 'done';
  if (isCancelled(piece)) return 'stopped';
  if (stageOf(piece) === OUT_FOR_DELIVERY_STAGE) return hasException(piece) ? 'failed' : 'loaded';
  return hasException(piece) || isReturning(piece) ? 'stopped' : 'waiting';
}

function pickupStanding(piece: Piece): PieceStanding {
  if (isCancelled(piece)) return 'stopped';
  if (isUncollected(piece)) return 'waiting';
  return stageOf(piece) === PICKED_UP_STAGE ? 'loaded' : 'done';
}

/** Kept back by an order, wherever it is: cancelled, on hold, or on its way back to its shipper. */
export function isHeldBack(fold: ShipmentFold, pieceNo: number): boolean {
  const piece = fold.pieces[pieceNo - 1];
  if (piece === undefined) return false;
  return (
    isCancelled(piece) ||
    isReturning(piece) ||
    openExceptions(piece).some((kind) => kind === 'held' || kind === 'customs_hold')
  );
}

/** The piece may still go on a round. */
export function isDeliverable(standing: PieceStanding): boolean {
  return standing !== 'done' && standing !== 'stopped';
}

export type Obstacle = ExceptionKind | 'returning';

/** Why no piece of a shipment may go on a delivery round now; null when at least one may. */
export function obstacleOf({ pieces }: ShipmentFold): Obstacle | null {
  if (pieces.some((piece) => isDeliverable(deliveryStanding(piece)))) return null;
  const open = pieces.filter((piece) => !isCancelled(piece)).flatMap(openExceptions);
  return mostSeriousOf(open) ?? 'returning';
}

/** The piece cannot be in the van any more. */
export function isSettled(standing: PieceStanding): boolean {
  return standing !== 'loaded' && standing !== 'failed';
}

/** How a stop is shown: open until each of its pieces is handed over, has failed or was left behind. */
export const STOP_STATES = ['open', 'done', 'partly', 'failed', 'left'] as const;
export type StopState = (typeof STOP_STATES)[number];

/**
 * The state of a stop from its pieces. Pieces at the hub are to be loaded until the round is out, and count as left
 * behind afterwards; pieces of a pickup are to be collected until the courier is back.
 */
export function stopStateOf(
  standings: readonly PieceStanding[],
  round: RoundState,
  kind: StopKind,
): StopState {
  const has = (standing: PieceStanding) => standings.includes(standing);
  if (has('loaded') || standings.length === 0) return 'open';
  const isAhead = kind === 'pickup' && round === 'out';
  if (has('waiting') && (isAhead || !isAway(round))) return 'open';
  if (has('done')) return standings.every((standing) => standing === 'done') ? 'done' : 'partly';
  return has('failed') ? 'failed' : 'left';
}

function isAway(round: RoundState): boolean {
  return round === 'out' || round === 'back' || round === 'closed';
}

/** The acts of a courier on a round besides scans. */
export const ROUND_ACTS = [
  'depart',
  'arrive',
  'skip',
  'call',
  'card_left',
  'pickup_failed',
  'return',
  'close',
] as const;
export type RoundAct = (typeof ROUND_ACTS)[number];

/**
 * The state that an act leads to; null for none. Late and repeated acts change nothing. Staff may tell the return, too: a
 * phone can be lost.
 */
export function stateAfter(act: RoundAct, state: RoundState): RoundState | null {
  if (act === 'depart') return mayBecome(state, 'out') ? 'out' : null;
  // the departure may have been lost with the phone
  if (act === 'return') {
    return mayBecome(state, 'back') || mayBecome(state, 'out') ? 'back' : null;
  }
  return null;
}
