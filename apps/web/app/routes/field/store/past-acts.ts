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

/** A label read twice is one arrival: a piece that left and came back was away for longer. */
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

/**
 * The release before this one kept a key for each code and thing, with the time as its text. A phone that is updated in
 * the middle of a shift has both kinds. What is known of containers is not taken over: only a second scan was told by it.
 */
export function readDone(
  entries: readonly (readonly [name: string, past: unknown])[],
): ReadonlyMap<string, PastAct[]> {
  const done = new Map<string, PastAct[]>();
  const older = entries.flatMap(([name, past]) => (typeof past === 'string' ? [[name, past]] : []));
  // by their times: an older release kept no order
  for (const [name = '', at = ''] of older.toSorted(([, a = ''], [, b = '']) => (a < b ? -1 : 1))) {
    const thing = nameOfOlder(name);
    if (thing !== null)
      done.set(thing.name, [...(done.get(thing.name) ?? []), { what: thing.what, at }]);
  }
  for (const [name, past] of entries) {
    if (Array.isArray(past)) done.set(name, [...(done.get(name) ?? []), ...(past as PastAct[])]);
  }
  return done;
}

const TOLD = 'act-';
const IS_CODE = /^[A-Z_]+$/;

function nameOfOlder(name: string): { name: string; what: string } | null {
  const [code = '', of = '', ...detail] = name.split(' ');
  if (IS_CODE.test(code)) return { name: `piece ${of}`, what: code };
  if (!code.startsWith(TOLD)) return null;
  const what = code.slice(TOLD.length);
  return { name: ['told', of, what, ...detail].join(' '), what };
}
