import { useSyncExternalStore } from 'react';
import type { FieldDevice, ShiftStarted } from '@waypost/contract/client';
import type { FieldRight } from '@waypost/contract/field-rights';
import { becomeDevice } from './become-device.ts';
import { callApi, type Failure } from './call-api.ts';
import {
  forgetSetting,
  forgetShift,
  openStore,
  readSetting,
  type StoredShift,
  writeSetting,
} from './database.ts';
import { freezeVersion, thawVersion } from './freeze-version.ts';
import { keepKey, keyOf } from './keyring.ts';
import { alone, countWaiting } from './queue.ts';
import { importKey, sealJson, unsealJson, unwrapKey, wrapKey } from './seal.ts';

/** Who works with this phone now. */
export type OpenShift = {
  id: string;
  personId: string;
  name: string;
  rights: readonly FieldRight[];
  endsAt: string;
};

export type Session =
  | { phase: 'opening' | 'not-enrolled'; device: null; shift: null }
  | { phase: 'locked'; device: FieldDevice; shift: null }
  /** `pins`: too many wrong ones. */
  | { phase: 'signed-out'; device: FieldDevice; shift: null; why?: 'pins' }
  | { phase: 'open'; device: FieldDevice; shift: OpenShift };

/** After so many wrong PINs the key is deleted: the next shift begins with a line. */
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

/** What this phone knows without a line. */
export async function openSession(): Promise<void> {
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
}

/** The store of a browser may be lost while its cookie is not. */
async function askForDevice(): Promise<FieldDevice | null> {
  const answer = await callApi<{ device: FieldDevice }>('/api/field/device');
  if (!answer.ok) return null;
  await writeSetting('device', answer.data.device);
  return answer.data.device;
}

export async function enrol(token: string, attemptId: string): Promise<Failure | null> {
  // alone, so that nothing is sent as one device that was done as another
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
  // a browser may refuse; /field/check tells it
  await navigator.storage.persist();
  setSession({ phase: 'signed-out', device: answer.data.device, shift: null });
  return null;
}

/**
 * The cookie of an enrolment may have come without its answer, or the browser was killed between the two. Asked
 * before anything is sent; what kept it from asking.
 */
export async function settleEnrolment(): Promise<Failure | null> {
  if ((await readSetting<true>('enrolling')) === undefined) return null;
  const answer = await callApi<{ device: FieldDevice }>('/api/field/device');
  // it is no device at all, and cannot send anything
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

/** Whoever begins closes what the one before could see. */
export async function beginShift(badge: string, pin: string): Promise<Begun> {
  const { device } = session;
  if (device === null) throw new Error('a shift begins at an enrolled device');
  // alone, or the end of the shift before would be told while this one begins
  const answer = await alone(async () => {
    const begun = await callApi<ShiftStarted>('/api/field/shifts', {
      method: 'POST',
      body: { badge, pin },
    });
    if (begun.ok) await forgetSetting('ending');
    return begun;
  });
  if (!answer.ok) return answer;
  const { shift, person, key: told } = answer.data;
  const before = await readSetting<StoredShift>('shift');
  if (before?.id !== shift.id) await forgetShift();
  const [key, wrapped] = await Promise.all([importKey(told), wrapKey(told, pin)]);
  // by the clock of this phone, which may be wrong
  const endsAt = new Date(Date.parse(shift.endsAt) - answer.clockAheadMs).toISOString();
  const stored: StoredShift = {
    ...shift,
    endsAt,
    personId: person.id,
    rights: person.rights,
    key: wrapped,
    wrongPins: 0,
  };
  await writeSealed(key, shift.id, 'person', person.name);
  await writeSetting('shift', stored);
  keepKey(shift.id, key);
  await freezeVersion();
  showOpen(device, stored, person.name);
  return { ok: true, locale: person.locale };
}

/** Of the shift that goes on, without a line. How many tries are left; null when it is open. */
export async function unlock(pin: string): Promise<number | null> {
  const { device } = session;
  const stored = await readSetting<StoredShift>('shift');
  if (device === null || stored === undefined) return 0;
  // counted before it is tried: turning the phone off gives no more tries
  const wrongPins = stored.wrongPins + 1;
  await writeSetting('shift', { ...stored, wrongPins });
  const key = await unwrapKey(stored.key, pin);
  if (key === null) {
    if (wrongPins < MOST_WRONG_PINS) return MOST_WRONG_PINS - wrongPins;
    await closeShift(device, 'pins');
    return 0;
  }
  await writeSetting('shift', { ...stored, wrongPins: 0 });
  keepKey(stored.id, key);
  const name = (await readSealed<string>(stored.id, 'person')) ?? '';
  showOpen(device, stored, name);
  return null;
}

/** Nothing that was sealed for the shift stays; what is not sent yet does. */
export async function endShift(): Promise<void> {
  const { device } = session;
  if (device === null) return;
  await writeSetting('ending', true);
  await closeShift(device);
}

async function closeShift(device: FieldDevice, why?: 'pins'): Promise<void> {
  clearTimeout(overTimer);
  await forgetShift();
  setSession({ phase: 'signed-out', device, shift: null, ...(why && { why }) });
  await thawVersion();
}

let overTimer: ReturnType<typeof setTimeout> | undefined;

function showOpen(device: FieldDevice, stored: StoredShift, name: string): void {
  const { id, personId, rights, endsAt } = stored;
  setSession({ phase: 'open', device, shift: { id, personId, name, rights, endsAt } });
  clearTimeout(overTimer);
  overTimer = setTimeout(() => void closeShift(device), Date.parse(endsAt) - Date.now());
}

/** For values of the present shift that are about people. */
export async function writeSealed(
  key: CryptoKey,
  shiftId: string,
  name: string,
  value: unknown,
): Promise<void> {
  const sealed = await sealJson(key, `${shiftId} ${name}`, value);
  await (await openStore()).put('sealed', sealed, `${shiftId} ${name}`);
}

export async function readSealed<Value>(shiftId: string, name: string): Promise<Value | undefined> {
  const key = keyOf(shiftId);
  const sealed = await (await openStore()).get('sealed', `${shiftId} ${name}`);
  if (key === undefined || sealed === undefined) return undefined;
  return unsealJson<Value>(key, `${shiftId} ${name}`, sealed);
}
