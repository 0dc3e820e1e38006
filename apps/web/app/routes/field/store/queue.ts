import type { FieldDevice } from '@waypost/contract/client';
import { useSyncExternalStore } from 'react';
import { type Act, type ActBody, openStore, type Refused, STRICT } from './database.ts';
import { asSent } from './sent-acts.ts';

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

export type NewAct = Omit<Act, 'order' | 'deviceId' | 'doneKey' | 'body'> & {
  body: Exclude<ActBody, { apart: true }>;
};

type AddOptions = {
  doneKeys?: readonly string[];
  mayUndo?: boolean;
  /** Where it was done: at another place it is not the same. */
  place?: string;
};

/**
 * On the disk when it returns, and only then may anybody be told. False if any of it was done in this shift before,
 * and then nothing is written. `doneKeys` say what the first acts do, each its own, in their order.
 */
export async function addActs(
  acts: readonly NewAct[],
  { doneKeys = [], mayUndo = false, place }: AddOptions = {},
): Promise<boolean> {
  const stores = ['acts', 'done', 'pictures', 'settings'] as const;
  const work = (await openStore()).transaction(stores, 'readwrite', STRICT);
  const done = work.objectStore('done');
  for (const key of doneKeys) {
    const before = await done.get(key);
    if (before === undefined || (place !== undefined && before !== place)) continue;
    await work.done;
    return false;
  }
  for (const key of doneKeys) await done.put(place ?? acts[0]?.at ?? '', key);
  const device = (await work.objectStore('settings').get('device')) as FieldDevice | undefined;
  for (const [index, act] of acts.entries()) {
    const { body } = act;
    const doneKey = doneKeys[index];
    const of = { ...(device && { deviceId: device.id }), ...(doneKey && { doneKey }) };
    const sealed = act.kind === 'picture' && 'sealed' in body ? body.sealed : null;
    if (sealed !== null) await work.objectStore('pictures').put(sealed, act.actId);
    const stored = sealed === null ? act : { ...act, body: { apart: true as const } };
    await work.objectStore('acts').add({ ...stored, ...of });
  }
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
  const stores = ['acts', 'done', 'pictures'] as const;
  const work = (await openStore()).transaction(stores, 'readwrite', STRICT);
  const acts = work.objectStore('acts');
  for (const id of actIds) {
    const order = await acts.index('actId').getKey(id);
    if (order !== undefined) await acts.delete(order);
    await work.objectStore('pictures').delete(id);
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

/** After a final outcome, and never before. What was refused can be done again. `acknowledgedAt` is by the clock of the server. */
export async function dropActs(
  acts: readonly Act[],
  refused: readonly Refused[],
  acknowledgedAt: number,
): Promise<void> {
  const stores = ['acts', 'refused', 'done', 'sent', 'pictures'] as const;
  const work = (await openStore()).transaction(stores, 'readwrite', STRICT);
  const refusedIds = new Set(refused.map(({ actId }) => actId));
  for (const { order, ...act } of acts) {
    if (order !== undefined) await work.objectStore('acts').delete(order);
    if (act.doneKey !== undefined && refusedIds.has(act.actId)) {
      await work.objectStore('done').delete(act.doneKey);
    }
    if (!refusedIds.has(act.actId)) await work.objectStore('sent').put(asSent(act, acknowledgedAt));
  }
  for (const each of refused) {
    await work.objectStore('refused').put(each);
    await work.objectStore('pictures').delete(each.actId);
  }
  const isOver = IDBKeyRange.upperBound(acknowledgedAt);
  for (const id of await work.objectStore('sent').index('keptUntil').getAllKeys(isOver)) {
    await work.objectStore('sent').delete(id);
    await work.objectStore('pictures').delete(id);
  }
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
