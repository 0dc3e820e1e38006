import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '@waypost/domain/simulation';

/** Shares of the requests that never arrive, and of those that are done but whose answer is lost. */
interface BadLine {
  cutShare: number;
  lostShare: number;
}

export type Answer<Data> =
  | { ok: true; data: Data; cookies: Map<string, string> }
  | { ok: false; status: number; code: string; retryAfterMs: number };

const AWAY = { ok: false, status: 0, code: 'away', retryAfterMs: 0 } as const;
const DEADLINE_MS = 20_000;
const LONGEST_CUT_MS = 30;

export interface PhoneCall {
  method?: 'GET' | 'POST' | 'PUT';
  /** Sent as JSON. */
  body?: object;
  bytes?: { type: string; content: Uint8Array<ArrayBuffer> };
}
type Call = PhoneCall & { cookie: string; signal: AbortSignal };

export type PhoneLine = ReturnType<typeof openLine>;

/** The connection between a phone and the api: it is down in tunnels, and loses requests and answers. */
export function openLine(site: {
  /** One of them takes each call, as behind a proxy. */
  urls: readonly [string, ...string[]];
  origin: string;
  random: SeededRandom;
  bad: BadLine;
}) {
  const { urls, origin, random } = site;
  const counts = { tunnels: 0, cut: 0, lost: 0, answered: 0 };
  const state = { bad: site.bad, tunnelUntil: 0 };

  async function ask<Data>(path: string, call: Call): Promise<Answer<Data>> {
    if (Date.now() < state.tunnelUntil) return AWAY;
    const headers = new Headers({ origin, cookie: call.cookie });
    if (call.body !== undefined) headers.set('content-type', 'application/json');
    if (call.bytes !== undefined) headers.set('content-type', call.bytes.type);
    const isCut = random.chance(state.bad.cutShare);
    const isLost = random.chance(state.bad.lostShare);
    const deadlineMs = isCut ? random.below(LONGEST_CUT_MS) : DEADLINE_MS;
    try {
      const answer = await fetch(random.pick(urls) + path, {
        method: call.method ?? 'GET',
        headers,
        body: call.bytes?.content ?? (call.body === undefined ? null : JSON.stringify(call.body)),
        signal: AbortSignal.any([call.signal, AbortSignal.timeout(deadlineMs)]),
      });
      const text = await answer.text();
      if (isLost) {
        counts.lost += 1;
        return AWAY;
      }
      counts.answered += 1;
      return answer.ok ? read<Data>(answer, text) : refusal(answer, text);
    } catch {
      if (isCut) counts.cut += 1;
      return AWAY;
    }
  }

  return {
    ask,
    counts,
    enterTunnel(ms: number): void {
      counts.tunnels += 1;
      state.tunnelUntil = Date.now() + ms;
    },
    /** From now on. */
    spoil(bad: BadLine): void {
      state.bad = bad;
    },
  };
}

function read<Data>(answer: Response, text: string): Answer<Data> {
  const cookies = answer.headers.getSetCookie().map((line): [string, string] => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    return [name, value];
  });
  return { ok: true, data: JSON.parse(text) as Data, cookies: new Map(cookies) };
}

function refusal(answer: Response, text: string): Answer<never> {
  const seconds = Number(answer.headers.get('retry-after') ?? '0');
  let code = 'away';
  try {
    code = (JSON.parse(text) as { code?: string }).code ?? code;
  } catch {
    // a process that is killed while it answers
  }
  return { ok: false, status: answer.status, code, retryAfterMs: seconds * 1_000 };
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

export function pauseAfter(failures: number, retryAfterMs = 0): number {
  const growing = FIRST_PAUSE_MS * 2 ** Math.min(failures, 10);
  return Math.max(retryAfterMs, Math.min(LONGEST_PAUSE_MS, growing) * (0.5 + Math.random()));
}

/** Retries until there is an answer. Throws a refusal that a retry would not change. */
export async function persist<Data>(
  what: string,
  signal: AbortSignal,
  ask: () => Promise<Answer<Data>>,
): Promise<Answer<Data> & { ok: true }> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    const answer = await ask();
    if (answer.ok) return answer;
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      throw new Error(`${what} was refused with ${answer.status} ${answer.code}`);
    }
    await sleep(pauseAfter(failures, answer.retryAfterMs));
  }
}
