import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FieldContainers, FieldDevice } from '@waypost/contract/client';
import type { FieldRight } from '@waypost/contract/field-rights';
import type { Sealed, WrappedKey } from './seal.ts';

/** The open shift as stored on disk: without a name, and with its key encrypted by the PIN. */
export type StoredShift = {
  id: string;
  personId: string;
  rights: FieldRight[];
  beganAt: string;
  endsAt: string;
  key: WrappedKey;
  wrongPins: number;
};

/** Plain text only without personal data. `apart`: encrypted in `pictures`, which is not read to list acts. */
export type ActBody = { plain: unknown } | { sealed: Sealed } | { apart: true };

/** An act that the server has not acknowledged. */
export type Act = {
  /** Set by the store: a counter that keeps the acts in order. */
  order?: number;
  actId: string;
  /** Set by the store: only this device may send the act. Acts of older versions lack it. */
  deviceId?: string;
  shiftId: string;
  kind: 'scan' | 'picture' | 'act' | 'container';
  at: string;
  /** A piece, the stop of a round, or a container. */
  ref: string;
  /** For a picture: it is sent after this scan. */
  scanId?: string;
  /** For an act of a round: who did it. */
  personId?: string;
  /** Set by the store: key in `done`, to remove the act from there when it is refused. */
  doneKey?: string;
  /** Set by the store: how far the server's clock was ahead when it was done, if the phone knew it. */
  clockAheadMs?: number;
  body: ActBody;
};

/** An act of the present shift, sent or not. `actId` is missing for acts that are never sent. */
export type PastAct = { actId?: string; what: string; at: string; roundId?: string };

/** An act that the server has acknowledged, kept because a restored server asks for it again. */
export type SentAct = { actId: string; act: Act; acknowledgedAt: number; keptUntil: number };

/** An act that the server has refused for good: a person must look after the goods. */
export type Refused = { actId: string; ref: string; at: string; reason: string };

export type StoredTable = { hubId: string; etag: string; bytes: ArrayBuffer };

/** Containers and trips of this hub, including acts of this phone that are not sent yet. */
export type StoredContainers = FieldContainers & { hubId: string };

type Setting = FieldDevice | StoredShift | StoredTable | StoredContainers | string | true;

interface FieldStore extends DBSchema {
  /** `device`, `shift`, `expected`, `containers`, `ending`, `enrolling`, `resent`: one row each. */
  settings: { key: string; value: Setting };
  acts: { key: number; value: Act; indexes: { actId: string } };
  /** By act id. One day of pictures is 30 MB. */
  pictures: { key: string; value: Sealed };
  sent: { key: string; value: SentAct; indexes: { keptUntil: number } };
  refused: { key: string; value: Refused };
  /** By shift and object, in order of the acts; shows whether a scan is a repetition. */
  done: { key: string; value: PastAct[] };
  /** By shift and name. */
  sealed: { key: string; value: Sealed };
}

export type FieldDatabase = IDBPDatabase<FieldStore>;

let opening: Promise<FieldDatabase> | undefined;

export function openStore(): Promise<FieldDatabase> {
  opening ??= openNow();
  return opening;
}

function openNow(): Promise<FieldDatabase> {
  const opened = openDB<FieldStore>('waypost-field', 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('settings');
        const acts = database.createObjectStore('acts', { keyPath: 'order', autoIncrement: true });
        acts.createIndex('actId', 'actId', { unique: true });
        database.createObjectStore('refused', { keyPath: 'actId' });
        database.createObjectStore('done');
        database.createObjectStore('sealed');
      }
      database.createObjectStore('pictures');
      const sent = database.createObjectStore('sent', { keyPath: 'actId' });
      sent.createIndex('keptUntil', 'keptUntil');
    },
    blocking(_before, _wanted, event) {
      // a page with a newer version waits for this
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  });
  // the next caller tries again
  opened.catch(() => {
    opening = undefined;
  });
  return opened;
}

/** Data is on disk when the transaction completes, because the phone may lose power at any time. */
export const STRICT = { durability: 'strict' } as const;

/** Either everything that `write` does is on disk when this returns, or nothing. */
export async function allOrNothing<Result>(
  work: { done: Promise<void>; abort: () => void },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await write();
    await work.done;
    return result;
  } catch (error) {
    const isOver = work.done.catch(() => undefined);
    try {
      // otherwise an error between two requests would leave the first of them on disk
      work.abort();
    } catch {
      // the store has aborted the transaction itself
    }
    await isOver;
    throw error;
  }
}

export async function readSetting<Value>(name: string): Promise<Value | undefined> {
  return (await (await openStore()).get('settings', name)) as Value | undefined;
}

export async function writeSetting(name: string, value: Setting): Promise<void> {
  const work = (await openStore()).transaction('settings', 'readwrite', STRICT);
  await Promise.all([work.store.put(value, name), work.done]);
}

export async function forgetSetting(name: string): Promise<void> {
  const work = (await openStore()).transaction('settings', 'readwrite', STRICT);
  await Promise.all([work.store.delete(name), work.done]);
}

/** Deletes what belongs to the shift. Acts stay until they are acknowledged. */
export async function forgetShift(): Promise<void> {
  const work = (await openStore()).transaction(['settings', 'sealed', 'done'], 'readwrite', STRICT);
  await Promise.all([
    work.objectStore('settings').delete('shift'),
    work.objectStore('sealed').clear(),
    work.objectStore('done').clear(),
    work.done,
  ]);
}
