// oxlint-disable-next-line import/no-unassigned-import -- gives node the globals of IndexedDB
import 'fake-indexeddb/auto';
import type { FieldDevice } from '@waypost/contract/client';
import type { FieldRight } from '@waypost/contract/field-rights';
import { afterEach, beforeEach, vi } from 'vitest';
import { openStore } from '../store/database.ts';
import { beginShift, enrol } from '../store/session.ts';

type Call = { path: string; body: unknown; language: string | null };
/** `away`: the connection is lost before the answer arrives. */
export type Reply = { status: number; body: unknown } | 'away';

export type Line = {
  /** Everything that reached the api. */
  calls: Call[];
  /** Replies by path, instead of the default ones. */
  answers: Map<string, (body: unknown) => Reply | Promise<Reply>>;
  /** How far the clock of the api is ahead of that of the phone. */
  clockAheadMs: number;
};

/** Each picture has its own path below it. */
export const PICTURES = '/api/scans/proofs/';

/** The language chosen on the phone, unlike the browser's. */
export const LANGUAGE = 'pt-BR';

export const DEVICE: FieldDevice = {
  id: 'device-1',
  name: 'Phone 1',
  kind: 'driver',
  hub: {
    id: 'hub-1',
    code: 'ANR',
    name: 'Antwerp',
    timeZone: 'Europe/Brussels',
    place: { city: 'Antwerp', country: 'BE' },
  },
};

/** An online phone with an empty store and a stopped clock, which sends only by `sendNow`. */
export function usePhone(): Line {
  const line: Line = { calls: [], answers: new Map(), clockAheadMs: 0 };
  beforeEach(async () => {
    line.calls.length = 0;
    line.answers.clear();
    line.clockAheadMs = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.stubGlobal('navigator', {
      locks: navigator.locks,
      storage: { persist: () => Promise.resolve(true) },
    });
    vi.stubGlobal('document', { documentElement: { lang: LANGUAGE } });
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => take(line, path, init));
    const store = await openStore();
    for (const name of store.objectStoreNames) await store.clear(name);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return line;
}

async function take(
  line: Line,
  address: string,
  { body, headers }: RequestInit,
): Promise<Response> {
  const path = address.startsWith(PICTURES) ? PICTURES : address;
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
  const language = new Headers(headers).get('accept-language');
  line.calls.push({ path, body: sent, language });
  const reply = await (line.answers.get(path) ?? byItself(path))(sent);
  if (reply === 'away') throw new TypeError('the line is gone');
  const date = new Date(Date.now() + line.clockAheadMs).toUTCString();
  return Response.json(reply.body, { status: reply.status, headers: { date } });
}

/** Accepts everything. */
function byItself(path: string): (body: unknown) => Reply {
  return (body) => {
    if (path === '/api/scans') {
      const { scans } = body as { scans: { scanId: string }[] };
      const results = scans.map(({ scanId }) => ({ scanId, outcome: 'recorded' }));
      return { status: 200, body: { results } };
    }
    if (path.startsWith('/api/field/') && path.endsWith('/acts')) {
      const { acts } = body as { acts: { actId: string }[] };
      const results = acts.map(({ actId }) => ({ actId, outcome: 'recorded' }));
      return { status: 200, body: { results } };
    }
    return { status: 200, body: {} };
  };
}

/** Simulates a full or lost disk: writes to this store are aborted until the returned function is called. */
export function breakStore(name: string, way: 'put' | 'delete' | 'add'): () => void {
  const works = IDBObjectStore.prototype[way];
  const broken = vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(function write(
    this: IDBObjectStore,
    ...args: unknown[]
  ) {
    const request = Reflect.apply(works, this, args) as IDBRequest;
    if (this.name === name) this.transaction.abort();
    return request;
  });
  return () => broken.mockRestore();
}

export async function enrolAs(line: Line, device: FieldDevice): Promise<void> {
  line.answers.set('/api/field/enrolments', () => ({ status: 201, body: { device } }));
  await enrol('token', crypto.randomUUID());
}

/** A shift on an enrolled device, of a new courier unless `personId` is given. */
export async function driveAt(
  line: Line,
  rights: readonly FieldRight[] = ['drive'],
  personId: string = crypto.randomUUID(),
  /** As the api knows it by now; the release before does not say it. */
  device?: FieldDevice,
): Promise<{ shiftId: string; personId: string }> {
  const shiftId = crypto.randomUUID();
  const times = { beganAt: at(0), endsAt: at(14) };
  const key = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))));
  const person = { id: personId, name: 'Carla Courier', rights, locale: '' };
  const body = { shift: { id: shiftId, ...times }, person, key, device };
  line.answers.set('/api/field/shifts', () => ({ status: 201, body }));
  await beginShift('badge', '123456');
  return { shiftId, personId };
}

/** An enrolled device with the shift of a new courier. */
export async function driveEnrolled(line: Line, rights?: readonly FieldRight[]) {
  await enrolAs(line, DEVICE);
  return driveAt(line, rights);
}

function at(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
