import type { PieceCounts, RoundLine, StopCounts } from '@waypost/contract';
import {
  isHeldBack,
  isSettled,
  PIECE_STANDINGS,
  type PieceStanding,
  standingOf,
  STOP_STATES,
  type StopState,
  stopStateOf,
} from '@waypost/domain/round-states';
import type { ShipmentFold } from '@waypost/domain/tracking';
import type { Db } from '../../../platform/database.ts';
import {
  type PieceRow,
  type RoundPickup,
  selectPickupStates,
  selectPieces,
} from './progress.queries.ts';
import type { RoundRow } from './rounds.queries.ts';
import { selectStops, type StopRow } from './stops.queries.ts';

type StandingPiece = PieceRow & { standing: PieceStanding };
export type StandingStop = StopRow & { state: StopState; pieces: StandingPiece[] };

/** The stops of rounds in order, with what the states of their pieces say about them. */
export async function readProgress(
  db: Db,
  rounds: readonly RoundRow[],
): Promise<Map<string, StandingStop[]>> {
  const ids = rounds.map(({ id }) => id);
  const stops = await selectStops(db, ids);
  const pieces = (await selectPieces(db, ids)).map(withStanding);
  const pickupIds = stops.flatMap(({ pickupId }) => pickupId ?? []);
  const pickups = pickupIds.length === 0 ? [] : await selectPickupStates(db, pickupIds);
  const statuses = new Map(pickups.map((pickup) => [pickup.pickupId, pickup]));
  const states = new Map(rounds.map(({ id, state }) => [id, state]));
  const piecesOf = Map.groupBy(pieces, ({ roundId, stopNo }) => `${roundId}/${stopNo}`);
  const standing = stops.map((stop): StandingStop => {
    const own = piecesOf.get(`${stop.roundId}/${stop.stopNo}`) ?? [];
    const pickup = stop.pickupId === null ? undefined : statuses.get(stop.pickupId);
    const state =
      pickupState(pickup) ??
      stopStateOf(
        own.map((piece) => piece.standing),
        states.get(stop.roundId) ?? 'closed',
        stop.kind,
      );
    return { ...stop, state, pieces: own };
  });
  return Map.groupBy(standing, ({ roundId }) => roundId);
}

export function withStanding(piece: PieceRow): StandingPiece {
  const fold = piece.fold === null ? null : (JSON.parse(piece.fold) as ShipmentFold);
  const standing = fold === null ? 'stopped' : standingOf(fold, piece.pieceNo, piece.kind);
  // one that is in the van stays there: a round must not be closed over it. One at its shipper's is still fetched
  const isStopped = piece.held && piece.kind === 'delivery' && standing === 'waiting';
  const held = piece.held || (fold !== null && isHeldBack(fold, piece.pieceNo));
  return { ...piece, held, standing: isStopped ? 'stopped' : standing };
}

export function isInVan({ pieces }: Pick<StandingStop, 'pieces'>): boolean {
  return pieces.some(({ standing, missing }) => !missing && !isSettled(standing));
}

/** A pickup ends by a decision of its own, with or without pieces. */
function pickupState(pickup: RoundPickup | undefined): StopState | null {
  if (pickup?.status === 'Collected') return 'done';
  return pickup?.status === 'Missed' || pickup?.status === 'Cancelled' ? 'failed' : null;
}

type Sums = Pick<
  RoundLine,
  'stops' | 'pickups' | 'stopStates' | 'pieces' | 'weightGrams' | 'volumeMl'
>;

export function sumsOf(stops: readonly StandingStop[]): Sums {
  const stopStates = Object.fromEntries(STOP_STATES.map((state) => [state, 0])) as StopCounts;
  const counts = Object.fromEntries(PIECE_STANDINGS.map((each) => [each, 0])) as PieceCounts;
  let weightGrams = 0;
  let volumeMl = 0;
  for (const { state, pieces } of stops) {
    stopStates[state] += 1;
    for (const piece of pieces) {
      counts[piece.standing] += 1;
      weightGrams += piece.weightGrams;
      volumeMl += piece.volumeMl;
    }
  }
  return {
    stops: stops.length,
    pickups: stops.filter(({ kind }) => kind === 'pickup').length,
    stopStates,
    pieces: counts,
    weightGrams,
    volumeMl,
  };
}
