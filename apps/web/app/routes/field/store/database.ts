import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FieldContainers, FieldDevice } from '@waypost/contract/client';
import type { FieldRight } from '@waypost/contract/field-rights';
import type { Sealed, WrappedKey } from './seal.ts';

/** The shift that goes on at this phone, as it lies on its disk: no name, and the key only under the PIN. */
export type StoredShift = {
  id: string;
  personId: string;
  rights: FieldRight[];
  beganAt: string;
  endsAt: string;
  key: WrappedKey;
  wrongPins: number;
};

/** Plain only where nothing in it is about a person. `apart`: sealed in `pictures`, where no list reads it. */
export type ActBody = { plain: unknown } | { sealed: Sealed } | { apart: true };

/** Something that was done and the server has not acknowledged. */
export type Act = {
  /** Given by the store: in which they were done. */
  order?: number;
  actId: string;
  /** Given by the store: only as this device may it be sent. Acts of an older version have none. */
  deviceId?: string;
  shiftId: string;
  kind: 'scan' | 'picture' | 'act' | 'container';
  at: string;
  /** The piece, the stop of an act of a round, or the container. */
  ref: string;
  /** Of a picture: goes after this scan. */
  scanId?: string;
  /** Of an act of a round: only this person may tell it. */
  personId?: string;
  /** Given by the store: in `done`, where it is taken out when this is refused. */
  doneKey?: string;
  body: ActBody;
};

/** Something that was done in the present shift, sent or not. Without an act where only this phone must know it. */
export type PastAct = { actId?: string; what: string; at: string; roundId?: string };

/** An act that the server has acknowledged, in case it loses it: after a restore it asks for it again. */
export type SentAct = { actId: string; act: Act; acknowledgedAt: number; keptUntil: number };

/** An act that the server has refused for good: somebody must look after the goods. */
export type Refused = { actId: string; ref: string; at: string; reason: string };

export type StoredTable = { hubId: string; etag: string; bytes: ArrayBuffer };

/** What this hub has of containers and trips, with what was done on this phone since. */
export type StoredContainers = FieldContainers & { hubId: string };

type Setting = FieldDevice | StoredShift | StoredTable | StoredContainers | string | true;

interface FieldStore extends DBSchema {
  /** `device`, `shift`, `expected`, `containers`, `ending`, `enrolling`, `resent`: one of each. */
  settings: { key: string; value: Setting };
  acts: { key: number; value: Act; indexes: { actId: string } };
  /** By the id of their act: a day of them is 30 MB. */
  pictures: { key: string; value: Sealed };
  sent: { key: string; value: SentAct; indexes: { keptUntil: number } };
  refused: { key: string; value: Refused };
  /** By shift and what it was done with, in the order in which it was done: a second scan is told as such. */
  done: { key: string; value: PastAct[] };
  /** By shift and name. */
  sealed: { key: string; value: Sealed };
}

export type FieldDatabase = IDBPDatabase<FieldStore>;

let opening: Promise<FieldDatabase> | undefined;

export function openStore(): Promise<FieldDatabase> {
  opening ??= openDB<FieldStore>('waypost-field', 2, {
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
      // a page of a newer version waits for it
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}

/** On the disk when it returns: the phone may lose its power at once. */
export const STRICT = { durability: 'strict' } as const;

/** All that `write` does is on the disk when it returns, or nothing of it. */
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
      // what throws between two requests would leave the first of them on the disk
      work.abort();
    } catch {
      // the store has aborted it by itself
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

/** What only this shift may see. Acts stay until they are acknowledged. */
export async function forgetShift(): Promise<void> {
  const work = (await openStore()).transaction(['settings', 'sealed', 'done'], 'readwrite', STRICT);
  await Promise.all([
    work.objectStore('settings').delete('shift'),
    work.objectStore('sealed').clear(),
    work.objectStore('done').clear(),
    work.done,
  ]);
}
