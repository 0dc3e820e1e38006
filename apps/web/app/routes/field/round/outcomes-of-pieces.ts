import type { FieldStop } from '@waypost/contract/client';

/** What was done with a piece in this shift; the last of it counts. */
type PieceOutcome = 'loaded' | 'delivered' | 'failed' | 'collected' | 'back';
export type Outcomes = ReadonlyMap<string, PieceOutcome>;

const BY_CODE: Record<string, PieceOutcome> = {
  OUT_FOR_DELIVERY: 'loaded',
  EXCEPTION: 'failed',
  DELIVERED: 'delivered',
  PICKED_UP: 'collected',
  ARRIVED: 'back',
};
const ORDER: readonly PieceOutcome[] = ['loaded', 'collected', 'failed', 'delivered', 'back'];

/** From the keys of what was done: shift, code and piece. */
export function outcomesOf(doneKeys: readonly string[]): Outcomes {
  const outcomes = new Map<string, PieceOutcome>();
  for (const key of doneKeys) {
    const [, code = '', ref = ''] = key.split(' ');
    const outcome = BY_CODE[code];
    const before = outcomes.get(ref);
    if (outcome === undefined) continue;
    if (before === undefined || ORDER.indexOf(outcome) > ORDER.indexOf(before)) {
      outcomes.set(ref, outcome);
    }
  }
  return outcomes;
}

/** As the phone knows it: what it has done itself counts before the server has heard of it. */
export function stateOfStop(stop: FieldStop, outcomes: Outcomes): FieldStop['state'] {
  const own = stop.pieces.map(({ number }) => outcomes.get(number));
  const isDone = (outcome: PieceOutcome | undefined) =>
    outcome === 'delivered' || outcome === 'collected';
  const settled = own.filter((outcome) => isDone(outcome) || outcome === 'failed');
  if (settled.length === 0) return stop.state;
  if (settled.length < own.length) return 'partly';
  if (own.every(isDone)) return 'done';
  return own.some(isDone) ? 'partly' : 'failed';
}

/** Pieces about which nothing has been decided at the door yet. */
export function openPieces(stop: FieldStop, outcomes: Outcomes): string[] {
  return stop.pieces
    .map(({ number }) => number)
    .filter((number) => {
      const outcome = outcomes.get(number);
      return outcome === undefined || outcome === 'loaded';
    });
}

/**
 * What a courier can do at a stop. A shipper may give pieces that nobody has named, also after all that were
 * named, and may have none at all.
 */
export function choicesAt(
  stop: FieldStop,
  outcomes: Outcomes,
): readonly ('handOver' | 'notPossible')[] {
  if (stop.kind === 'pickup') {
    return stateOfStop(stop, outcomes) === 'done' ? ['handOver'] : ['handOver', 'notPossible'];
  }
  return openPieces(stop, outcomes).length > 0 ? ['handOver', 'notPossible'] : [];
}

/** With what is still to be paid there: whoever takes the first piece pays for the whole stop. */
export function withDueNow(stop: FieldStop, outcomes: Outcomes): FieldStop {
  const isPaid = stop.pieces.some(({ number }) => outcomes.get(number) === 'delivered');
  return isPaid ? { ...stop, due: null } : stop;
}

/** In the van by what this phone has done, and not handed over. */
export function inVan(stops: readonly FieldStop[], outcomes: Outcomes): string[] {
  return stops
    .flatMap(({ pieces }) => pieces.map(({ number }) => number))
    .filter((number) => {
      const outcome = outcomes.get(number);
      return outcome === 'loaded' || outcome === 'failed' || outcome === 'collected';
    });
}
