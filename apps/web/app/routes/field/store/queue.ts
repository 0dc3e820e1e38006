import { useSyncExternalStore } from 'react';
import { type Act, type ActBody, openStore, type Refused, STRICT } from './database.ts';

/** What waits on this phone. */
export type Waiting = {
  count: number;
  /** When the oldest of it was done. */
  since: string | null;
  refused: readonly Refused[];
  /** Why nothing goes out: no line, or the code of the problem that the api has with this device. */
  stopped: string | null;
};

/** The last act can be undone for so long; it goes out with the next one, or after it. */
export const UNDO_MS = 10_000;

/** One at a time, should somebody have opened two pages: sending, and beginning a shift. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('waypost-field', work);
}

let waiting: Waiting = { count: 0, since: null, refused: [], stopped: null };
let held: { actIds: string[]; doneKeys: readonly string[]; until: number } | null = null;
const readers = new Set<() => void>();

export function useWaiting(): Waiting {
  return useSyncExternalStore(followWaiting, presentWaiting, presentWaiting);
}

/** Calls the reader after each act that is added, undone or sent, until the function it returns is called. */
export function followWaiting(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function presentWaiting(): Waiting {
  return waiting;
}

export function setStopped(stopped: string | null): void {
  if (waiting.stopped !== stopped) setWaiting({ ...waiting, stopped });
}

function setWaiting(next: Waiting): void {
  waiting = next;
  for (const reader of readers) reader();
}

export type NewAct = Omit<Act, 'order' | 'body'> & { body: ActBody };

type AddOptions = {
  doneKeys?: readonly string[];
  mayUndo?: boolean;
  /** Where it was done: at another place it is not the same. */
  place?: string;
};

/**
 * On the disk when it returns, and only then may anybody be told. False if any of it was done in this shift before,
 * and then nothing is written.
 */
export async function addActs(
  acts: readonly NewAct[],
  { doneKeys = [], mayUndo = false, place }: AddOptions = {},
): Promise<boolean> {
  const work = (await openStore()).transaction(['acts', 'done'], 'readwrite', STRICT);
  const done = work.objectStore('done');
  for (const key of doneKeys) {
    const before = await done.get(key);
    if (before === undefined || (place !== undefined && before !== place)) continue;
    await work.done;
    return false;
  }
  for (const key of doneKeys) await done.put(place ?? acts[0]?.at ?? '', key);
  for (const act of acts) await work.objectStore('acts').add(act);
  await work.done;
  const actIds = acts.map(({ actId }) => actId);
  held = mayUndo ? { actIds, doneKeys, until: Date.now() + UNDO_MS } : null;
  await countWaiting();
  return true;
}

/** Whether it was still here: what is on its way stays done. `actId` is the first of what was done together. */
export async function undo(actId: string): Promise<boolean> {
  if (held === null || held.actIds[0] !== actId || Date.now() >= held.until) return false;
  const { actIds, doneKeys } = held;
  // not on its way while it is taken back
  held.until = Number.POSITIVE_INFINITY;
  const work = (await openStore()).transaction(['acts', 'done'], 'readwrite', STRICT);
  const acts = work.objectStore('acts');
  for (const id of actIds) {
    const order = await acts.index('actId').getKey(id);
    if (order !== undefined) await acts.delete(order);
  }
  for (const key of doneKeys) await work.objectStore('done').delete(key);
  await work.done;
  held = null;
  await countWaiting();
  return true;
}

/** What was done in a shift, as `done` has it. */
export async function doneInShift(shiftId: string): Promise<string[]> {
  const range = IDBKeyRange.bound(`${shiftId} `, `${shiftId}!`);
  return (await openStore()).getAllKeys('done', range);
}

/** In the order in which they were done, without the one that can still be undone. */
export async function actsToSend(): Promise<Act[]> {
  const acts = await (await openStore()).getAll('acts');
  const kept = held !== null && held.until > Date.now() ? held.actIds : [];
  return acts.filter(({ actId }) => !kept.includes(actId));
}

/** Nobody can undo it any more, and it goes with the rest. */
export function releaseHeld(): void {
  held = null;
}

export function heldForMs(): number {
  return held === null ? 0 : Math.max(0, held.until - Date.now());
}

/** After a final outcome, and never before. */
export async function dropActs(acts: readonly Act[], refused: readonly Refused[]): Promise<void> {
  const work = (await openStore()).transaction(['acts', 'refused'], 'readwrite', STRICT);
  for (const { order } of acts) {
    if (order !== undefined) await work.objectStore('acts').delete(order);
  }
  for (const each of refused) await work.objectStore('refused').put(each);
  await work.done;
  await countWaiting();
}

export async function forgetRefused(actId: string): Promise<void> {
  await (await openStore()).delete('refused', actId);
  await countWaiting();
}

export async function countWaiting(): Promise<void> {
  const store = await openStore();
  const work = store.transaction(['acts', 'refused']);
  const [count, first, refused] = await Promise.all([
    work.objectStore('acts').count(),
    work.objectStore('acts').openCursor(),
    work.objectStore('refused').getAll(),
  ]);
  const since = first?.value.at ?? null;
  setWaiting({ ...waiting, count, since, refused });
}
