import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  FieldAct,
  FieldActResults,
  FieldRoundState,
  Scan,
  ScanBatchAnswer,
  ShiftStarted,
} from '@waypost/contract/client';
import { COOKIES } from './people.ts';
import { type Answer, pauseAfter, persist, type PhoneCall, type PhoneLine } from './phone-line.ts';

/** Well under what a call may carry, as in the browser. */
const ACTS_PER_CALL = 100;
const IDLE_MS = 300;
/** Outcomes that a retry would not change. */
const FINAL = new Set(['recorded', 'known', 'conflict', 'unmatched', 'invalid', 'refused']);
const BAD = new Set(['conflict', 'invalid', 'refused']);
const SHIFTS = '/api/field/shifts';
const ACTS = '/api/field/round/acts';

type Queued = { id: string } & (
  | { kind: 'scan'; scan: Scan }
  | { kind: 'picture'; ref: string; scanId: string; png: Uint8Array<ArrayBuffer> }
  | { kind: 'act'; act: FieldAct }
);

/** What remains of a phone whose battery is empty. */
export interface PhoneDisk {
  deviceCookie: string;
  shiftCookie: string;
  /** Badge and PIN of the person in the shift; null outside of shifts. */
  typed: { badge: string; pin: string } | null;
  round: FieldRoundState | null;
  /** In the order in which it was done; dropped after a final outcome, and never before. */
  queue: Queued[];
  /** What was done in this shift: nothing is done twice. */
  done: Set<string>;
  /** What the api has refused for good. */
  refused: string[];
  /** How far the clock of the phone is off. */
  clockOffMs: number;
  lastAt: number;
}

export function newDisk(clockOffMs = 0): PhoneDisk {
  return {
    deviceCookie: '',
    shiftCookie: '',
    typed: null,
    round: null,
    queue: [],
    done: new Set(),
    refused: [],
    clockOffMs,
    lastAt: 0,
  };
}

export type Phone = ReturnType<typeof switchOn>;
type ScanFields = Omit<Scan, 'scanId' | 'ref' | 'code' | 'occurredAt'>;

/**
 * A phone as the api sees it: the same calls in the same order as `apps/web/app/routes/field/store`, with cookies.
 * Acts are queued and sent automatically, scans before pictures before acts of a round.
 */
export function switchOn(
  disk: PhoneDisk,
  line: PhoneLine,
  /** Drops what it has sent without waiting for the answer, which a real phone must never do. */
  { isForgetful = false } = {},
) {
  const battery = new AbortController();
  const { signal } = battery;
  let failures = 0;

  const cookie = () =>
    [
      `${COOKIES.device}=${disk.deviceCookie}`,
      ...(disk.shiftCookie === '' ? [] : [`${COOKIES.shift}=${disk.shiftCookie}`]),
    ].join('; ');

  async function ask<Data>(path: string, call: PhoneCall = {}): Promise<Answer<Data>> {
    const answer = await line.ask<Data>(path, { ...call, cookie: cookie(), signal });
    if (answer.ok && !signal.aborted) keepCookies(disk, answer.cookies);
    return answer;
  }

  /**
   * A late repetition of the shift's start invalidates the shift on the phone, so the person enters badge and PIN
   * again.
   */
  let typing: Promise<unknown> | undefined;
  async function askInShift<Data>(path: string, call: PhoneCall = {}): Promise<Answer<Data>> {
    const answer = await ask<Data>(path, call);
    if (answer.ok || answer.code !== 'shift_needed' || disk.typed === null) return answer;
    typing ??= ask(SHIFTS, { method: 'POST', body: disk.typed }).finally(() => {
      typing = undefined;
    });
    await typing;
    return { ...answer, status: 0 };
  }

  const post = async <Data>(path: string, body: object): Promise<Data> =>
    (await persist(path, signal, () => askInShift<Data>(path, { method: 'POST', body }))).data;

  const read = async <Data>(path: string): Promise<Data> =>
    (await persist(path, signal, () => askInShift<Data>(path))).data;

  /** Times of one phone are never the same, or their order would be lost. */
  function now(): string {
    disk.lastAt = Math.max(Date.now() + disk.clockOffMs, disk.lastAt + 1);
    return new Date(disk.lastAt).toISOString();
  }

  function isNew(key: string): boolean {
    if (disk.done.has(key)) return false;
    disk.done.add(key);
    return true;
  }

  async function sendSome(): Promise<'nothing' | 'some' | Answer<never>> {
    const scans = disk.queue.filter((each) => each.kind === 'scan').slice(0, ACTS_PER_CALL);
    if (scans.length > 0) {
      const body = { scans: scans.map(({ scan }) => scan), sentAt: nowOf(disk) };
      const answer = await ask<ScanBatchAnswer>('/api/scans', { method: 'POST', body });
      return settle(scans, answer, ({ results }) =>
        results.map(({ scanId, ...told }) => ({ ...told, id: scanId })),
      );
    }
    const picture = disk.queue.find((each) => each.kind === 'picture');
    if (picture !== undefined) {
      const bytes = { type: 'image/png', content: picture.png };
      const path = `/api/scans/proofs/${picture.id}?ref=${picture.ref}`;
      const answer = await ask<object>(path, { method: 'PUT', bytes });
      return settle([picture], answer, () => [{ id: picture.id, outcome: 'recorded' }]);
    }
    const acts = disk.queue.filter((each) => each.kind === 'act').slice(0, ACTS_PER_CALL);
    if (acts.length === 0) return 'nothing';
    const body = { acts: acts.map(({ act }) => act), sentAt: nowOf(disk) };
    const answer = await askInShift<FieldActResults>(ACTS, { method: 'POST', body });
    return settle(acts, answer, ({ results }) =>
      results.map(({ actId, ...told }) => ({ ...told, id: actId })),
    );
  }

  function settle<Data>(
    sent: readonly Queued[],
    answer: Answer<Data>,
    outcomesOf: (data: Data) => { id: string | null; outcome: string; reason?: string }[],
  ): 'some' | Answer<never> {
    const ids = new Set(sent.map(({ id }) => id));
    if (isForgetful) disk.queue = disk.queue.filter(({ id }) => !ids.has(id));
    if (!answer.ok) return answer;
    const final = outcomesOf(answer.data).filter(({ outcome }) => FINAL.has(outcome));
    const dropped = new Set(final.map(({ id }) => id));
    disk.queue = disk.queue.filter(({ id }) => !dropped.has(id));
    for (const { id, outcome, reason = '' } of final) {
      if (BAD.has(outcome)) disk.refused.push(`${id} was ${outcome} ${reason}`);
    }
    return 'some';
  }

  async function keepSending(): Promise<void> {
    while (!signal.aborted) {
      const sent = await sendSome();
      if (signal.aborted) return;
      const isFailure = typeof sent === 'object' && !sent.ok;
      failures = isFailure ? failures + 1 : 0;
      if (sent === 'some') continue;
      const pauseMs = isFailure ? pauseAfter(failures, sent.retryAfterMs) : IDLE_MS;
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const sending = keepSending();

  return {
    disk,
    async enrol(token: string, attemptId: string): Promise<void> {
      await post('/api/field/enrolments', { token, attemptId });
    },
    async beginShift(badge: string, pin: string): Promise<void> {
      await post<ShiftStarted>(SHIFTS, { badge, pin });
      disk.typed = { badge, pin };
    },
    /** A round that dispatch has released to the person, with what waits to be done. */
    async readRound(): Promise<FieldRoundState> {
      disk.round = await read<FieldRoundState>('/api/field/round');
      return disk.round;
    },
    /** Null when this phone has done it before. */
    scan(code: Scan['code'], ref: string, more: ScanFields = {}): Scan | null {
      if (!isNew(`${code} ${ref}`)) return null;
      const scan = { scanId: randomUUID(), ref, code, occurredAt: now(), ...more };
      disk.queue.push({ kind: 'scan', id: scan.scanId, scan });
      return scan;
    },
    /** Of a scan that names it. */
    keepPicture(pictureId: string, scanId: string, ref: string, png: Uint8Array<ArrayBuffer>) {
      disk.queue.push({ kind: 'picture', id: pictureId, ref, scanId, png });
    },
    /** Something about the round or a stop that is no scan; null when it was told before. */
    tell(kind: FieldAct['kind'], more: Pick<FieldAct, 'stopNo' | 'detail'> = {}): string | null {
      const roundId = disk.round?.round?.id ?? '';
      if (!isNew(`act-${kind} ${more.stopNo ?? roundId}`)) return null;
      const actId = randomUUID();
      const act = { actId, kind, occurredAt: now(), roundId, ...more };
      disk.queue.push({ kind: 'act', id: actId, act });
      return actId;
    },
    post,
    read,
    async endShift(): Promise<void> {
      const path = '/api/field/shifts/current/end';
      await persist(path, signal, async (): Promise<Answer<object>> => {
        const answer = await ask<object>(path, { method: 'POST' });
        // over already: the answer to an earlier try was lost
        const isOver = !answer.ok && answer.code === 'shift_needed';
        return isOver ? { ok: true, data: {}, cookies: new Map() } : answer;
      });
      disk.typed = null;
    },
    /** What it was about to send is lost; only what was stored is passed on to the next phone. */
    async die(): Promise<PhoneDisk> {
      const left = structuredClone(disk);
      battery.abort();
      await sending;
      return left;
    },
  };
}

function nowOf({ clockOffMs }: PhoneDisk): string {
  return new Date(Date.now() + clockOffMs).toISOString();
}

function keepCookies(disk: PhoneDisk, cookies: ReadonlyMap<string, string>): void {
  disk.deviceCookie = cookies.get(COOKIES.device) ?? disk.deviceCookie;
  disk.shiftCookie = cookies.get(COOKIES.shift) ?? disk.shiftCookie;
}
