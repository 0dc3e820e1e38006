import type { FieldStop } from '@waypost/contract/client';
import type { PastAct } from '../store/database.ts';
import { readReference } from '@waypost/domain/tracking-number';

/** The latest outcome of a piece in this shift; of a pickup, under the number of its stop. */
type PieceOutcome = 'loaded' | 'delivered' | 'failed' | 'collected' | 'back';
export type Outcomes = ReadonlyMap<string, PieceOutcome>;

const BY_CODE: Record<string, PieceOutcome> = {
  OUT_FOR_DELIVERY: 'loaded',
  EXCEPTION: 'failed',
  DELIVERED: 'delivered',
  PICKED_UP: 'collected',
  ARRIVED: 'back',
};
const BY_KIND: Record<string, PieceOutcome> = { pickup_failed: 'failed', collected: 'delivered' };
type Standing = FieldStop['pieces'][number]['standing'];
/** A piece that was put back into the hub may be loaded again. */
const BY_STANDING: Record<FieldStop['kind'], Partial<Record<Standing, PieceOutcome>>> = {
  delivery: { loaded: 'loaded', failed: 'failed', done: 'delivered' },
  pickup: { loaded: 'collected', done: 'back' },
};

/** Combines the acts of this phone in this shift with what other phones have sent. */
export function outcomesOf(
  done: ReadonlyMap<string, readonly PastAct[]>,
  stops: readonly FieldStop[] = [],
  roundId = '',
): Outcomes {
  const outcomes = new Map<string, PieceOutcome>();
  const note = (number: string, outcome: PieceOutcome | undefined) => {
    if (outcome !== undefined) outcomes.set(number, outcome);
  };
  for (const { kind, pieces } of stops) {
    for (const { number, standing } of pieces) note(number, BY_STANDING[kind][standing]);
  }
  for (const [name, past] of done) {
    const [thing = '', of = '', kindOfAct = ''] = name.split(' ');
    if (thing === 'piece') note(of, joined(outcomes.get(of), ownOutcome(past, roundId)));
    // stop numbers repeat: another round of the shift has a stop of the same number
    if (thing !== 'told' || !of.startsWith(`${roundId}/`)) continue;
    const stopNo = of.slice(roundId.length + 1);
    // collecting outweighs a failure that was reported before
    if (outcomes.get(stopNo) !== 'delivered') note(stopNo, BY_KIND[kindOfAct]);
  }
  return outcomes;
}

/**
 * Acts of another round of the shift say nothing about this one, except a hand-over: a colleague may have received the
 * piece since. A piece that arrived before this round included it waits in the hub, like any other that is not loaded
 * yet.
 */
function ownOutcome(past: readonly PastAct[], roundId: string): PieceOutcome | undefined {
  const { what = '', roundId: doneOn = roundId } = past.at(-1) ?? {};
  const last = BY_CODE[what];
  if (doneOn !== roundId) return last === 'delivered' ? last : undefined;
  const wasOnRound = past.some((act) => act.roundId === roundId);
  return last === 'back' && !wasOnRound ? undefined : last;
}

/** Acts of this phone count before they are sent, unless another phone has already finished what this one began. */
function joined(
  onServer: PieceOutcome | undefined,
  own: PieceOutcome | undefined,
): PieceOutcome | undefined {
  if (own === undefined || (onServer === 'delivered' && own !== 'back')) return onServer;
  return onServer === 'back' && own === 'collected' ? onServer : own;
}

/** The state known to the phone, including acts that are not sent yet. */
export function stateOfStop(stop: FieldStop, outcomes: Outcomes): FieldStop['state'] {
  // a shipper may give more or fewer pieces than were announced
  const ofPickup = stop.kind === 'pickup' ? outcomes.get(String(stop.stopNo)) : undefined;
  if (ofPickup === 'failed') return 'failed';
  const own = stop.pieces.map(({ number }) => outcomes.get(number));
  const isDone = (outcome: PieceOutcome | undefined) =>
    outcome === 'delivered' || outcome === 'collected';
  if (ofPickup === 'delivered') return own.every(isDone) ? 'done' : 'partly';
  const settled = own.filter((outcome) => isDone(outcome) || outcome === 'failed');
  if (settled.length === 0) return stop.state;
  if (settled.length < own.length) return 'partly';
  if (own.every(isDone)) return 'done';
  return own.some(isDone) ? 'partly' : 'failed';
}

/** Pieces without an outcome at the door yet. */
export function openPieces(stop: FieldStop, outcomes: Outcomes): string[] {
  return piecesWith(stop, outcomes, ['loaded']);
}

/** Includes pieces that failed before, because the recipient may still come. Held pieces go back to the hub. */
export function piecesToHandOver(stop: FieldStop, outcomes: Outcomes): string[] {
  return undelivered(stop, outcomes).filter((number) => !isHeld(stop, number));
}

export function heldPieces(stop: FieldStop, outcomes: Outcomes): string[] {
  return undelivered(stop, outcomes).filter((number) => isHeld(stop, number));
}

/** Also true if the pieces were held while the form was open: the courier must not go on. */
export function isAllHeld(stop: FieldStop, outcomes: Outcomes): boolean {
  return piecesToHandOver(stop, outcomes).length === 0 && heldPieces(stop, outcomes).length > 0;
}

function undelivered(stop: FieldStop, outcomes: Outcomes): string[] {
  return piecesWith(stop, outcomes, ['loaded', 'failed']);
}

function isHeld({ pieces }: FieldStop, number: string): boolean {
  return pieces.some((piece) => piece.number === number && piece.held === true);
}

function piecesWith(stop: FieldStop, outcomes: Outcomes, wanted: readonly PieceOutcome[]) {
  return stop.pieces
    .map(({ number }) => number)
    .filter((number) => {
      const outcome = outcomes.get(number);
      return outcome === undefined || wanted.includes(outcome);
    });
}

/**
 * The pieces that the act is probably about: those without an outcome, then those that failed before. Pieces left
 * in the hub are not at the door, unless nothing was scanned at all.
 */
export function likelyPieces(pieces: readonly string[], outcomes: Outcomes): readonly string[] {
  const loaded = pieces.filter((number) => outcomes.get(number) === 'loaded');
  const failed = pieces.filter((number) => outcomes.get(number) === 'failed');
  return [loaded, failed].find(({ length }) => length > 0) ?? pieces;
}

/**
 * What a courier can do at a stop. A shipper may give pieces that were not announced, even after all that were, or
 * none at all.
 */
export function choicesAt(
  stop: FieldStop,
  outcomes: Outcomes,
): readonly ('handOver' | 'notPossible')[] {
  if (stop.kind === 'pickup') {
    return stateOfStop(stop, outcomes) === 'done' ? ['handOver'] : ['handOver', 'notPossible'];
  }
  const canHandOver = piecesToHandOver(stop, outcomes).length > 0;
  const isUndecided = openPieces(stop, outcomes).length > 0;
  return [
    ...(canHandOver ? (['handOver'] as const) : []),
    ...(isUndecided ? (['notPossible'] as const) : []),
  ];
}

/**
 * The stop with the amount that is still to be paid. The first piece that is handed over pays for the whole stop.
 */
export function withDueNow(stop: FieldStop, outcomes: Outcomes): FieldStop {
  const isPaid = stop.pieces.some(({ number }) => outcomes.get(number) === 'delivered');
  return isPaid ? { ...stop, due: null } : stop;
}

/** Pieces that were scanned into the van, including those handed over since, but not those put back. */
export function loadedOf(numbers: readonly string[], outcomes: Outcomes): readonly string[] {
  return numbers.filter((number) => outcomes.has(number) && outcomes.get(number) !== 'back');
}

/** Pieces that are in the van now. */
export function inVan(stops: readonly FieldStop[], outcomes: Outcomes): string[] {
  const ofRound = new Set(stops.flatMap(({ pieces }) => pieces.map(({ number }) => number)));
  const known = [...ofRound].filter((number) => {
    const outcome = outcomes.get(number);
    return outcome === 'loaded' || outcome === 'failed' || outcome === 'collected';
  });
  return [...known, ...collectedBeside(ofRound, outcomes)];
}

/** Pieces collected on this round that were not announced. */
export function collectedBeside(named: ReadonlySet<string>, outcomes: Outcomes): string[] {
  return [...outcomes]
    .filter(([number, outcome]) => outcome === 'collected' && isPiece(number) && !named.has(number))
    .map(([number]) => number);
}

function isPiece(number: string): boolean {
  return readReference(number).kind === 'piece';
}
