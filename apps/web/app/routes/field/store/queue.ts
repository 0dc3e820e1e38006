import type { FieldDevice } from '@waypost/contract/client';
import { useSyncExternalStore } from 'react';
import { presentClockAhead } from './call-api.ts';
import {
  type Act,
  type ActBody,
  allOrNothing,
  openStore,
  type PastAct,
  type Refused,
  STRICT,
} from './database.ts';
import { type Doing, isRepeated, readDone } from './past-acts.ts';
import { asSent } from './sent-acts.ts';

/** What waits on this phone. */
export type Waiting = {
  count: number;
  /** When the oldest of it was done. */
  since: string | null;
  refused: readonly Refused[];
  /** Why nothing is sent: no line, no storage, or the code of the problem that the api has with this device. */
  stopped: string | null;
  /** Sealed in a shift whose key the server does not give. */
  keyless: readonly Act[];
};

/** In place of a code of the api: the storage of this phone is full or gone. */
export const NO_STORAGE = 'no_storage';

/** The last act can be undone for so long; it goes out with the next one, or after it. */
export const UNDO_MS = 10_000;

/**
 * One at a time, should somebody have opened two pages: a call that sends, and the begin of a shift. Pictures have a lock
 * of their own, because they may take minutes.
 */
export function alone<Result>(
  work: () => Promise<Result>,
  lock = 'waypost-field',
): Promise<Result> {
  return navigator.locks.request(lock, work);
}

let waiting: Waiting = { count: 0, since: null, refused: [], stopped: null, keyless: [] };
type Held = { actIds: string[]; does: readonly Doing[]; until: number; isUndoing: boolean };
let held: Held | null = null;
const readers = new Set<() => void>();

export function useWaiting(): Waiting {
  return useSyncExternalStore(followWaiting, presentWaiting, presentWaiting);
}

/** Calls the reader after each act that is added, undone or sent, until the function it returns is called. */
export function followWaiting(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function presentWaiting(): Waiting {
  return waiting;
}

export function setStopped(stopped: string | null): void {
  if (waiting.stopped !== stopped) setWaiting({ ...waiting, stopped });
}

export function setKeyless(keyless: readonly Act[]): void {
  if (keyless.length + waiting.keyless.length > 0) setWaiting({ ...waiting, keyless });
}

function setWaiting(next: Waiting): void {
  waiting = next;
  for (const reader of readers) reader();
}

export type NewAct = Omit<Act, 'order' | 'deviceId' | 'doneKey' | 'clockAheadMs' | 'body'> & {
  body: Exclude<ActBody, { apart: true }>;
};

type AddOptions = {
  /** What each of the first acts does, in the order of the acts. */
  does?: readonly Doing[];
  mayUndo?: boolean;
};

/**
 * Stored on the disk when it returns: show nothing as done before. False, with nothing written, if any act repeats what
 * was done last.
 */
export async function addActs(
  acts: readonly NewAct[],
  { does = [], mayUndo = false }: AddOptions = {},
): Promise<boolean> {
  const stores = ['acts', 'done', 'pictures', 'settings'] as const;
  const clockAheadMs = presentClockAhead();
  const work = (await openStore()).transaction(stores, 'readwrite', STRICT);
  const isNew = await allOrNothing(work, async () => {
    const done = work.objectStore('done');
    const at = acts[0]?.at ?? new Date().toISOString();
    for (const doing of does) {
      if (isRepeated((await done.get(doing.key)) ?? [], doing, at)) return false;
    }
    for (const [index, { key, what, roundId }] of does.entries()) {
      const actId = acts[index]?.actId;
      const next = { what, at, ...(actId && { actId }), ...(roundId && { roundId }) };
      await done.put([...((await done.get(key)) ?? []), next], key);
    }
    const device = (await work.objectStore('settings').get('device')) as FieldDevice | undefined;
    for (const [index, act] of acts.entries()) {
      const { body } = act;
      const doneKey = does[index]?.key;
      const of = {
        ...(device && { deviceId: device.id }),
        ...(doneKey && { doneKey }),
        ...(clockAheadMs !== undefined && { clockAheadMs }),
      };
      const sealed = act.kind === 'picture' && 'sealed' in body ? body.sealed : null;
      if (sealed !== null) await work.objectStore('pictures').put(sealed, act.actId);
      const stored = sealed === null ? act : { ...act, body: { apart: true as const } };
      await work.objectStore('acts').add({ ...stored, ...of });
    }
    return true;
  });
  if (!isNew) return false;
  const actIds = acts.map(({ actId }) => actId);
  held = mayUndo ? { actIds, does, until: Date.now() + UNDO_MS, isUndoing: false } : null;
  addToWaiting(acts);
  return true;
}

/**
 * Reading what waits takes longer the more of it there is, and a scanner does not wait. Runs before any count that reads
 * these acts can end, so that none is counted twice.
 */
function addToWaiting(acts: readonly NewAct[]): void {
  const since = waiting.since ?? acts[0]?.at ?? null;
  setWaiting({ ...waiting, count: waiting.count + acts.length, since });
}

/** Whether it was still here: what is on its way stays done. `actId` is the first of what was done together. */
export async function undo(actId: string): Promise<boolean> {
  if (held === null || undoableForMs(actId) === 0) return false;
  const undone = held;
  // not on its way while it is taken back
  undone.isUndoing = true;
  try {
    await takeBack(undone);
    if (held === undone) held = null;
  } finally {
    undone.isUndoing = false;
  }
  await countWaiting();
  return true;
}

/** For how long this act can still be undone. */
export function undoableForMs(actId: string): number {
  return held?.actIds[0] === actId ? heldForMs() : 0;
}

async function takeBack({ actIds, does }: Held): Promise<void> {
  const stores = ['acts', 'done', 'pictures'] as const;
  const work = (await openStore()).transaction(stores, 'readwrite', STRICT);
  await allOrNothing(work, async () => {
    const acts = work.objectStore('acts');
    for (const id of actIds) {
      const order = await acts.index('actId').getKey(id);
      if (order !== undefined) await acts.delete(order);
      await work.objectStore('pictures').delete(id);
    }
    for (const { key } of does) await forgetDone(work.objectStore('done'), key, actIds);
  });
}

type DoneStore = {
  /** A text where an older release wrote it. */
  get: (key: string) => Promise<PastAct[] | string | undefined>;
  put: (past: PastAct[], key: string) => Promise<unknown>;
  delete: (key: string) => Promise<void>;
};

/** The act before it counts again. */
async function forgetDone(done: DoneStore, key: string, actIds: readonly string[]): Promise<void> {
  const past = await done.get(key);
  const left = Array.isArray(past) ? past.filter(({ actId = '' }) => !actIds.includes(actId)) : [];
  await (left.length > 0 ? done.put(left, key) : done.delete(key));
}

/** What was done in a shift, by the thing that it was done with. */
export async function doneInShift(shiftId: string): Promise<ReadonlyMap<string, PastAct[]>> {
  const range = IDBKeyRange.bound(`${shiftId} `, `${shiftId}!`);
  const { store } = (await openStore()).transaction('done');
  const [keys, pasts] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return readDone(keys.map((key, index) => [key.slice(shiftId.length + 1), pasts[index]]));
}

/** In the order in which they were done, without the one that can still be undone. */
export async function actsToSend(): Promise<Act[]> {
  const acts = await (await openStore()).getAll('acts');
  const kept = held !== null && heldForMs() > 0 ? held.actIds : [];
  return acts.filter(({ actId }) => !kept.includes(actId));
}

/** Nobody can undo it any more, and it goes with the rest. */
export function releaseHeld(): void {
  held = null;
}

export function heldForMs(): number {
  if (held === null) return 0;
  if (held.isUndoing) return UNDO_MS;
  const leftMs = held.until - Date.now();
  // more than the whole delay is left: the clock was set back, and the act would wait for hours
  return leftMs > UNDO_MS ? 0 : Math.max(0, leftMs);
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
  await allOrNothing(work, async () => {
    for (const { order = 0, ...act } of acts) {
      // this phone has become another device while a picture was under way
      if ((await work.objectStore('acts').getKey(order)) === undefined) continue;
      await work.objectStore('acts').delete(order);
      if (act.doneKey !== undefined && refusedIds.has(act.actId)) {
        await forgetDone(work.objectStore('done'), act.doneKey, [act.actId]);
      }
      if (refusedIds.has(act.actId)) continue;
      await work.objectStore('sent').put(asSent(act, acknowledgedAt));
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
  });
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
