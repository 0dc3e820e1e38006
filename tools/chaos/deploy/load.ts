import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import { bookingRequest, PARCEL_QUOTE } from '../../installation/book-parcel.ts';
import { type HttpAnswer, openHttpClient } from '../../installation/http-client.ts';
import type { NewShipment } from '../../installation/insert-shipments.ts';
import { readAnswers } from '../../installation/post-scans.ts';
import { newTally, openLine } from '../bookings/line.ts';
import { book, makeDraft, type Told } from '../bookings/page.ts';

/** Of a hundred requests some five are of people who book. */
const STEADY_SHARE = 0.95;
const REQUESTS_PER_BOOKING = 3;
const TIMEOUT_MS = 10_000;
const SCANS_PER_CALL = 5;
const RETRY_AFTER_MS = 1_000;
const PAGES = ['/', '/services/express', '/faq', '/track?ref='] as const;
/** Ten in a row, again and again. */
const TURNS = 'look-up scan look-up page look-up scan quote look-up-through-web look-up scan'.split(
  ' ',
);

/**
 * Sends requests at a steady rate, whether or not earlier ones were answered, and books like people do. By default
 * nothing is retried: any status except the wanted one is a failure.
 */
export function startSteadyLoad(options: {
  apiPort: number;
  webPort: number;
  /** Of devices. Each sends one call at a time, as ours do: one with several waiting is refused for a stall of 0.2 s. */
  keys: readonly string[];
  shipments: readonly NewShipment[];
  perSecond: number;
  /** Whether a 503 is asked again after a second, as its Retry-After says: where only the schema is in question. */
  asksAgain: boolean;
}) {
  const { apiPort, webPort, shipments, perSecond } = options;
  const bookingPauseMs = (REQUESTS_PER_BOOKING * 1000) / (perSecond * (1 - STEADY_SHARE));
  const client = openHttpClient({ sockets: 256, timeoutMs: TIMEOUT_MS });
  const tally = newTally();
  const line = openLine([apiPort], seededRandom(0, 0), undefined, tally);
  const acknowledged = new Set<string>();
  const told: Told[] = [];
  const failures = new Map<string, number>();
  const over = new AbortController();
  let phase = 'the beginning';
  let sent = 0;
  let assetsAsked = 0;
  const open = new Set<Promise<void>>();
  const idleKeys = [...options.keys];
  const waitingForKey: ((key: string) => void)[] = [];
  let slowestMs = 0;
  let askedAgain = 0;

  const numberOf = (n: number) => shipments[n % shipments.length]?.trackingNumber ?? '';
  const fail = (what: string) => {
    const name = `${phase}: ${what}`;
    failures.set(name, (failures.get(name) ?? 0) + 1);
  };

  async function askWithKey(n: number): Promise<HttpAnswer> {
    const key =
      idleKeys.shift() ?? (await new Promise<string>((resolve) => waitingForKey.push(resolve)));
    try {
      const authorization = `Bearer ${key}`;
      const body = Buffer.from(JSON.stringify({ scans: scansOf(n) }));
      return await client.ask({
        port: apiPort,
        path: '/api/scans',
        headers: { authorization },
        body,
      });
    } finally {
      const next = waitingForKey.shift();
      if (next === undefined) idleKeys.push(key);
      else next(key);
    }
  }

  function scansOf(n: number) {
    return Array.from({ length: SCANS_PER_CALL }, (_, at) => ({
      scanId: randomUUID(),
      ref: numberOf(n * SCANS_PER_CALL + at),
      code: 'IN_TRANSIT',
      occurredAt: new Date().toISOString(),
    }));
  }

  function ask(turn: string, n: number): Promise<HttpAnswer> {
    const headers = {};
    const lookUp = `/api/shipments/track/${numberOf(n)}`;
    if (turn === 'look-up') return client.ask({ port: apiPort, path: lookUp, headers });
    if (turn === 'look-up-through-web') return client.ask({ port: webPort, path: lookUp, headers });
    if (turn === 'page') {
      const page = PAGES[Math.floor(n / TURNS.length) % PAGES.length] ?? '/';
      const path = page.endsWith('=') ? `${page}${numberOf(n)}` : page;
      return client.ask({ port: webPort, path, headers: { accept: 'text/html' } });
    }
    if (turn === 'quote') {
      const body = Buffer.from(JSON.stringify(PARCEL_QUOTE));
      return client.ask({ port: apiPort, path: '/api/shipments/quote', headers, body });
    }
    return askWithKey(n);
  }

  async function askOnce(n: number): Promise<void> {
    const turn = TURNS[n % TURNS.length] ?? '';
    try {
      let { status, body, elapsedMs } = await ask(turn, n);
      if (status === 503 && options.asksAgain) {
        askedAgain += 1;
        await sleep(RETRY_AFTER_MS);
        ({ status, body, elapsedMs } = await ask(turn, n));
      }
      slowestMs = Math.max(slowestMs, elapsedMs);
      // at once: refused by the api; after 2 s: a COMMIT that got no answer
      const after = `after ${(elapsedMs / 1000).toFixed(1)} s`;
      if (status !== (turn === 'quote' ? 201 : 200)) return fail(`${turn} ${status} ${after}`);
      if (turn === 'page') await askAsset(body);
      if (turn !== 'scan') return;
      for (const { scanId, outcome } of readAnswers(body)) {
        if (outcome === 'recorded' && scanId !== null) acknowledged.add(scanId);
        else fail(`a scan was ${outcome}`);
      }
    } catch (error) {
      fail(`${turn} ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** A script or style of the page, which the next process may not have: it may run another release. */
  async function askAsset(page: Buffer): Promise<void> {
    const assets = page.toString().match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
    const path = assets[assetsAsked % assets.length];
    assetsAsked += 1;
    if (path === undefined) return fail('a page named no script');
    const { status } = await client.ask({ port: webPort, path, headers: {} });
    if (status !== 200) fail(`asset ${status}`);
  }

  async function keepPace(): Promise<void> {
    const startedAt = performance.now();
    while (!over.signal.aborted) {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond * STEADY_SHARE);
      for (; sent < due; sent += 1) {
        const asked: Promise<void> = askOnce(sent).finally(() => open.delete(asked));
        open.add(asked);
      }
      await sleep(5);
    }
    await Promise.all(open);
  }

  async function keepBooking(): Promise<void> {
    for (let n = 0; !over.signal.aborted; n += 1) {
      try {
        const draft = await makeDraft(line, n);
        told.push(await book(line, draft.attemptId, bookingRequest(draft, 'card'), 'approve'));
      } catch (error) {
        fail(`a booking: ${error instanceof Error ? error.message : String(error)}`);
      }
      await sleep(bookingPauseMs);
    }
  }

  const startedAt = performance.now();
  const running = Promise.all([keepPace(), keepBooking()]);

  const requests = () => sent + assetsAsked + tally.requests;

  /** People who book ask again by themselves, so their failures are read from the line. */
  function failuresOfLine(): [string, number][] {
    const wrong = [...tally.statuses].filter(
      ([name]) => /^(?:POST 201|POST 202|\w+ 200|GET 202)$/.exec(name) === null,
    );
    const lost: [string, number][] = [
      ['bookings unanswered', tally.unanswered],
      ['bookings timed out', tally.timeouts],
    ];
    return [
      ...wrong.map(([name, count]): [string, number] => [`bookings ${name}`, count]),
      ...lost,
    ];
  }

  return {
    acknowledged,
    told,
    requests,
    askedAgain: () => askedAgain,
    perSecond: () => requests() / ((performance.now() - startedAt) / 1000),
    slowestMs: () => Math.round(Math.max(slowestMs, tally.slowestMs)),
    failures: () =>
      Object.fromEntries([...failures, ...failuresOfLine().filter(([, count]) => count > 0)]),
    begin(name: string): void {
      phase = name;
    },
    async stop(): Promise<void> {
      over.abort();
      await running;
      client.close();
    },
  };
}
