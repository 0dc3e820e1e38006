import type { PastAct } from './database.ts';

/** `packed`: a piece in containers. `told`: a round or one of its stops, with a key for each kind and detail. */
type Thing = 'piece' | 'packed' | 'container' | 'told';

/** What an act does, and to which object; `roundId` if it is done on a round. */
export type Doing = {
  key: string;
  what: string;
  roundId?: string | undefined;
  /** For acts that a colleague may have undone on another phone. */
  mayRepeat?: boolean;
};

export function keyInDone(shiftId: string, thing: Thing, id: string): string {
  return `${shiftId} ${thing} ${id}`;
}

/** Two scans within this time are one arrival: a piece that left and came back was away for longer. */
const SAME_ARRIVAL_MS = 10 * 60_000;
const ARRIVALS: readonly string[] = ['ARRIVED', 'arrive'];

/** Whether the act is the same as the last one with that object, on the same round. */
export function isRepeated(
  past: readonly PastAct[],
  { what, roundId, mayRepeat }: Doing,
  at: string,
): boolean {
  const last = past.at(-1);
  if (last === undefined || mayRepeat === true) return false;
  // the api ignores whatever follows DELIVERED
  if (last.what === 'DELIVERED' && what === 'OUT_FOR_DELIVERY') return true;
  if (last.what !== what) return false;
  const isOtherRound =
    roundId !== undefined && last.roundId !== undefined && last.roundId !== roundId;
  // what was handed over on another round is not handed over again
  if (isOtherRound && what !== 'DELIVERED') return false;
  const awayMs = Math.abs(Date.parse(at) - Date.parse(last.at));
  return !ARRIVALS.includes(what) || awayMs < SAME_ARRIVAL_MS;
}

/**
 * The release before this one kept a key for each code and object, with the time as its value. A phone that is
 * updated during a shift has both formats. Entries of containers are not migrated: they only served to recognise a
 * second scan.
 */
export function readDone(
  entries: readonly (readonly [name: string, past: unknown])[],
): ReadonlyMap<string, PastAct[]> {
  const done = new Map<string, PastAct[]>();
  const older = entries.flatMap(([name, past]) => (typeof past === 'string' ? [[name, past]] : []));
  // sorted by time, because the older release kept no order
  for (const [name = '', at = ''] of older.toSorted(([, a = ''], [, b = '']) => (a < b ? -1 : 1))) {
    const object = nameOfOlder(name);
    if (object !== null)
      done.set(object.name, [...(done.get(object.name) ?? []), { what: object.what, at }]);
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
