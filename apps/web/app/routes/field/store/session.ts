import { useSyncExternalStore } from 'react';
import type { FieldDevice, ShiftStarted } from '@waypost/contract/client';
import type { FieldRight } from '@waypost/contract/field-rights';
import { becomeDevice, renewDevice } from './become-device.ts';
import { callApi, type Failure, onShiftRefused, type ShiftRefusal } from './call-api.ts';
import {
  forgetSetting,
  forgetShift,
  openStore,
  readSetting,
  type StoredShift,
  STRICT,
  writeSetting,
} from './database.ts';
import { freezeVersion, thawVersion } from './freeze-version.ts';
import { keepKey, keyOf } from './keyring.ts';
import { alone, countWaiting } from './queue.ts';
import { importKey, sealJson, unsealJson, unwrapKey, wrapKey } from './seal.ts';

/** The person who works with this phone now. */
export type OpenShift = {
  id: string;
  personId: string;
  name: string;
  rights: readonly FieldRight[];
  endsAt: string;
};

export type Session =
  /** `no-storage`: what this phone knows cannot be read. */
  | { phase: 'opening' | 'not-enrolled' | 'no-storage'; device: null; shift: null }
  | { phase: 'locked'; device: FieldDevice; shift: null }
  | { phase: 'signed-out'; device: FieldDevice; shift: null; why?: WhyClosed }
  | { phase: 'open'; device: FieldDevice; shift: OpenShift };

/** Why a shift was closed before its end; `pins`: too many wrong ones. */
type WhyClosed = 'pins' | ShiftRefusal;

/** After this many wrong PINs the key is deleted, and the next shift has to start online. */
const MOST_WRONG_PINS = 5;

let session: Session = { phase: 'opening', device: null, shift: null };
const readers = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(onChange, presentSession, presentSession);
}

export function presentSession(): Session {
  return session;
}

function onChange(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function setSession(next: Session): void {
  session = next;
  for (const reader of readers) reader();
}

/** Restores the session from the store, so it works offline. */
export async function openSession(): Promise<void> {
  setSession({ phase: 'opening', device: null, shift: null });
  try {
    await restoreSession();
  } catch (error) {
    // what fails afterwards leaves a session that works
    if (session.phase !== 'opening') throw error;
    setSession({ phase: 'no-storage', device: null, shift: null });
  }
}

async function restoreSession(): Promise<void> {
  await countWaiting();
  const device = (await readSetting<FieldDevice>('device')) ?? (await askForDevice());
  if (device === null) return setSession({ phase: 'not-enrolled', device: null, shift: null });
  const stored = await readSetting<StoredShift>('shift');
  if (stored === undefined) {
    setSession({ phase: 'signed-out', device, shift: null });
    return thawVersion();
  }
  if (Date.parse(stored.endsAt) <= Date.now()) return closeShift(device);
  setSession({ phase: 'locked', device, shift: null });
  watchShift(device, stored.endsAt);
}

/** A browser may lose its store and keep its cookies. */
async function askForDevice(): Promise<FieldDevice | null> {
  const answer = await callApi<{ device: FieldDevice }>('/api/field/device');
  if (!answer.ok) return null;
  await writeSetting('device', answer.data.device);
  return answer.data.device;
}

export async function enrol(token: string, attemptId: string): Promise<Failure | null> {
  // holds the lock, so that acts of one device are not sent as another
  const answer = await alone(async () => {
    await writeSetting('enrolling', true);
    const enrolled = await callApi<{ device: FieldDevice }>('/api/field/enrolments', {
      method: 'POST',
      body: { token, attemptId },
    });
    if (enrolled.ok) await becomeDevice(enrolled.data.device);
    else if (enrolled.code !== 'away') await forgetSetting('enrolling');
    return enrolled;
  });
  if (!answer.ok) return answer;
  // a browser may refuse; /field/check reports that
  await navigator.storage.persist();
  setSession({ phase: 'signed-out', device: answer.data.device, shift: null });
  return null;
}

/**
 * The answer to an enrolment may be lost after its cookie was set, or the browser killed in between. Asks the api
 * which device this is, before anything is sent. Returns the failure if it could not ask.
 */
export async function settleEnrolment(): Promise<Failure | null> {
  if ((await readSetting<true>('enrolling')) === undefined) return null;
  const answer = await callApi<{ device: FieldDevice }>('/api/field/device');
  // 401: not enrolled as any device, so nothing can be sent
  if (!answer.ok && answer.status !== 401) return answer;
  const before = await readSetting<FieldDevice>('device');
  if (!answer.ok || answer.data.device.id === before?.id) {
    await forgetSetting('enrolling');
    return null;
  }
  await becomeDevice(answer.data.device);
  setSession({ phase: 'signed-out', device: answer.data.device, shift: null });
  return null;
}

type Begun = Failure | { ok: true; locale: string };

/** Starting a shift removes what the person before could see. */
export async function beginShift(badge: string, pin: string): Promise<Begun> {
  const { device: known } = session;
  if (known === null) throw new Error('a shift begins at an enrolled device');
  // holds the lock, because otherwise the shift before could be ended or closed while this one begins
  return alone(() => beginAs(known, badge, pin));
}

async function beginAs(known: FieldDevice, badge: string, pin: string): Promise<Begun> {
  const answer = await callApi<ShiftStarted>('/api/field/shifts', {
    method: 'POST',
    body: { badge, pin },
  });
  if (!answer.ok) return answer;
  await forgetSetting('ending');
  const { shift, person, key: rawKey, device: stated } = answer.data;
  // another id is left to `settleEnrolment`
  const device = stated?.id === known.id ? stated : known;
  if (device !== known) await renewDevice(device);
  const before = await readSetting<StoredShift>('shift');
  if (before?.id !== shift.id) await forgetShift();
  const [key, wrapped] = await Promise.all([importKey(rawKey), wrapKey(rawKey, pin)]);
  // in the time of this phone's clock, which may be wrong
  const endsAt = new Date(Date.parse(shift.endsAt) - answer.clockAheadMs).toISOString();
  const stored: StoredShift = {
    ...shift,
    endsAt,
    personId: person.id,
    rights: person.rights,
    key: wrapped,
    wrongPins: 0,
  };
  await writeSetting('shift', stored);
  await writeSealed(key, shift.id, 'person', person.name);
  keepKey(shift.id, key);
  await freezeVersion();
  showOpen(device, stored, person.name);
  return { ok: true, locale: person.locale };
}

/** Unlocks the open shift, even offline. Returns the number of tries left; null if the PIN was right. */
export async function unlock(pin: string): Promise<number | null> {
  const { device } = session;
  const stored = await readSetting<StoredShift>('shift');
  if (device === null || stored === undefined) return 0;
  // counted before the try, so that switching the phone off gains no tries
  const wrongPins = stored.wrongPins + 1;
  await writeSetting('shift', { ...stored, wrongPins });
  const key = await unwrapKey(stored.key, pin);
  if (key === null) {
    if (wrongPins < MOST_WRONG_PINS) return MOST_WRONG_PINS - wrongPins;
    await closeShift(device, 'pins');
    return 0;
  }
  // closed while the PIN was tried
  if (session.phase !== 'locked') return 0;
  await writeSetting('shift', { ...stored, wrongPins: 0 });
  keepKey(stored.id, key);
  const name = (await readSealed<string>(stored.id, 'person')) ?? '';
  showOpen(device, stored, name);
  return null;
}

/** Deletes everything sealed for the shift, except acts that are not sent yet. */
export async function endShift(): Promise<void> {
  const { device } = session;
  if (device === null) return;
  await writeSetting('ending', true);
  await closeShift(device);
}

async function closeShift(device: FieldDevice, why?: WhyClosed): Promise<void> {
  await signOut(device, why);
  await thawVersion();
}

async function signOut(device: FieldDevice, why?: WhyClosed): Promise<void> {
  clearTimeout(overTimer);
  await forgetShift();
  setSession({ phase: 'signed-out', device, shift: null, ...(why && { why }) });
}

let overTimer: ReturnType<typeof setTimeout> | undefined;

/** Closes the present shift when its hours are over, or when an answer of the api says that it must end. */
function watchShift(device: FieldDevice, endsAt: string): void {
  const watched = session;
  const close = async (why?: ShiftRefusal) => {
    // holds the lock, because another shift may be about to begin
    await alone(async () => {
      if (session === watched) await signOut(device, why);
    });
    if (session.phase === 'signed-out') await thawVersion();
  };
  onShiftRefused((why) => void close(why));
  clearTimeout(overTimer);
  overTimer = setTimeout(() => void close(), Date.parse(endsAt) - Date.now());
}

function showOpen(device: FieldDevice, stored: StoredShift, name: string): void {
  const { id, personId, rights, endsAt } = stored;
  setSession({ phase: 'open', device, shift: { id, personId, name, rights, endsAt } });
  watchShift(device, endsAt);
}

/** Encrypts values that are about people. False, with nothing written, if the shift has been closed since. */
export async function writeSealed(
  key: CryptoKey,
  shiftId: string,
  name: string,
  value: unknown,
): Promise<boolean> {
  const sealed = await sealJson(key, `${shiftId} ${name}`, value);
  const work = (await openStore()).transaction(['settings', 'sealed'], 'readwrite', STRICT);
  const stored = (await work.objectStore('settings').get('shift')) as StoredShift | undefined;
  const isPresent = stored?.id === shiftId;
  if (isPresent) await work.objectStore('sealed').put(sealed, `${shiftId} ${name}`);
  await work.done;
  return isPresent;
}

export async function forgetSealed(shiftId: string, name: string): Promise<void> {
  await (await openStore()).delete('sealed', `${shiftId} ${name}`);
}

export async function readSealed<Value>(shiftId: string, name: string): Promise<Value | undefined> {
  const key = keyOf(shiftId);
  const sealed = await (await openStore()).get('sealed', `${shiftId} ${name}`);
  if (key === undefined || sealed === undefined) return undefined;
  return unsealJson<Value>(key, `${shiftId} ${name}`, sealed);
}
