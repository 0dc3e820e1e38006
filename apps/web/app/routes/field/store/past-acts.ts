import type { PastAct } from './database.ts';

/** `packed`: a piece in containers. `told`: about a round or one of its stops, each kind and detail for itself. */
type Thing = 'piece' | 'packed' | 'container' | 'told';

/** What an act does, and to what; `roundId` where it is done on a round. */
export type Doing = {
  key: string;
  what: string;
  roundId?: string | undefined;
  /** A colleague may have undone it on another phone. */
  mayRepeat?: boolean;
};

export function keyInDone(shiftId: string, thing: Thing, id: string): string {
  return `${shiftId} ${thing} ${id}`;
}

/** A label that is read twice has come in once; what left and came back was away for longer. */
const SAME_ARRIVAL_MS = 10 * 60_000;
const ARRIVALS: readonly string[] = ['ARRIVED', 'arrive'];

/** Whether the last thing that was done with it was the same. */
export function isRepeated(past: readonly PastAct[], { what, mayRepeat }: Doing, at: string) {
  const last = past.at(-1);
  if (last === undefined || mayRepeat === true) return false;
  // the api ignores whatever comes after it
  if (last.what === 'DELIVERED' && what === 'OUT_FOR_DELIVERY') return true;
  if (last.what !== what) return false;
  const awayMs = Math.abs(Date.parse(at) - Date.parse(last.at));
  return !ARRIVALS.includes(what) || awayMs < SAME_ARRIVAL_MS;
}
