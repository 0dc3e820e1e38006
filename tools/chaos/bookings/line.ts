import { setTimeout as sleep } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '@waypost/domain/simulation';

/** The spec's client: 'Request timed out. Please try again.' */
const PATIENCE_MS = 12_000;
const LONGEST_HANG_UP_MS = 300;
/** A client without a result after this time is a fault. */
const LAST_PATIENCE_MS = 600_000;

export interface Answer {
  status: number;
  body: unknown;
  retryAfterSeconds: number;
}

interface LineRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The probability of each fault of a request, from 0 to 1. */
export interface LineFaults {
  droppedAnswers: number;
  repeatedRequests: number;
}

export interface LineTally {
  requests: number;
  droppedAnswers: number;
  repeatedRequests: number;
  unanswered: number;
  timeouts: number;
  slowestMs: number;
  statuses: Map<string, number>;
}

/** The connection between one client and the api processes. Undefined: no answer came through. */
export type Line = (request: LineRequest) => Promise<Answer | undefined>;

export function newTally(): LineTally {
  return {
    requests: 0,
    droppedAnswers: 0,
    repeatedRequests: 0,
    unanswered: 0,
    timeouts: 0,
    slowestMs: 0,
    statuses: new Map(),
  };
}

/** Without faults unless some are asked for. */
export function openLine(
  apiPorts: readonly number[],
  random: SeededRandom = seededRandom(0, 0),
  faults: LineFaults = { droppedAnswers: 0, repeatedRequests: 0 },
  tally: LineTally = newTally(),
): Line {
  async function post(request: LineRequest, signal: AbortSignal): Promise<Answer | undefined> {
    const port = apiPorts[random.below(apiPorts.length)] ?? 0;
    const startedAt = performance.now();
    tally.requests += 1;
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${request.path}`, {
        method: request.method,
        headers: {
          ...(request.body !== undefined && { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      const text = await answer.text();
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAt);
      const name = `${request.method} ${answer.status}`;
      tally.statuses.set(name, (tally.statuses.get(name) ?? 0) + 1);
      return {
        status: answer.status,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        retryAfterSeconds: Number(answer.headers.get('retry-after') ?? 0),
      };
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      if (isTimeout) tally.timeouts += 1;
      else tally.unanswered += 1;
      return undefined;
    }
  }

  const startedAt = Date.now();
  return async (request) => {
    if (Date.now() - startedAt > LAST_PATIENCE_MS) throw new Error(`${request.path} never ended`);
    const hangUp = new AbortController();
    if (random.chance(faults.repeatedRequests)) {
      tally.repeatedRequests += 1;
      const [first, second] = await Promise.all([
        post(request, hangUp.signal),
        post(request, hangUp.signal),
      ]);
      return random.chance(0.5) ? first : second;
    }
    if (!random.chance(faults.droppedAnswers)) return post(request, hangUp.signal);
    tally.droppedAnswers += 1;
    // half of the requests are lost on the way, half while the api works on them
    if (random.chance(0.5)) await post(request, hangUp.signal);
    else {
      const waiting = post(request, hangUp.signal);
      await sleep(random.below(LONGEST_HANG_UP_MS));
      hangUp.abort();
      await waiting;
    }
    return undefined;
  };
}
