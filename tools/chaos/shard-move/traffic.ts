import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { shardOfId } from '@waypost/domain/shards';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { bookDraft, type Call, draftParcel, quoteParcel } from '../../installation/book-parcel.ts';
import type { NewShipment } from '../../installation/insert-shipments.ts';
import { newEmail } from '../../installation/people.ts';
import { createScanPoster, readAnswers } from '../../installation/post-scans.ts';
import type { Suffered } from './disturbances.ts';
import type { Shown } from './live-pages.ts';

const DEVICES = 8;
const SCANS_PER_CALL = 6;
const TIMEOUT_MS = 8_000;
const PAUSE_MS = 500;
const LOOK_UP_PAUSE_MS = 100;
const RETRY_MS = 150;
const BOOKING_PATIENCE_MS = 60_000;
/** Of quotes for a booking, in the hope of one of the moving shard. */
const QUOTES = 4;
const CODES = ['IN_TRANSIT', 'ARRIVED', 'DEPARTED', 'OUT_FOR_DELIVERY'];

type SentScan = { scanId: string; shard: number; firstSentAt: number };

export type Traffic = ReturnType<typeof startTraffic>;

/** Devices, customers and visitors, at the doors of both cells in turn, until they are stopped. */
export function startTraffic(options: {
  ports: readonly number[];
  calls: readonly Call[];
  keys: readonly string[];
  shipments: readonly NewShipment[];
  /** The shards that move. */
  moving: ReadonlySet<number>;
}) {
  const { ports, calls, keys, shipments, moving } = options;
  const faults: string[] = [];
  /** Acknowledged, with its shard. */
  const scans = new Map<string, number>();
  const bookings = new Map<string, { email: string; shard: number }>();
  /** From the first time it was sent to its acknowledgement. */
  const waits: Suffered[] = [];
  const failedLookUps: Suffered[] = [];
  const refusals = new Map<string, number>();
  const shown: Shown[] = [];
  let lookUps = 0;
  const stopping = new AbortController();

  function noteWait(shard: number, from: number): void {
    waits.push({ shard, from, until: performance.now() });
  }

  function noteRefusal(reason: string): void {
    refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
  }

  async function runDevice(number: number): Promise<void> {
    const poster = createScanPoster(keys[number % keys.length] ?? '', TIMEOUT_MS);
    for (let call = number; !stopping.signal.aborted; call += 1) {
      let waiting = drawScans();
      for (let door = call; waiting.length > 0; door += 1) {
        const body = Buffer.from(JSON.stringify({ scans: waiting.map(({ scan }) => scan) }));
        const answered = await poster.post(ports[door % ports.length] ?? 0, body);
        if (answered.kind === 'unanswered') noteRefusal(`scans ${answered.reason}`);
        else waiting = note(waiting, readAnswers(answered.body));
        if (waiting.length > 0) await sleep(RETRY_MS * (0.5 + Math.random()));
      }
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
    poster.close();
  }

  function drawScans(): { scan: object; sent: SentScan }[] {
    return Array.from({ length: SCANS_PER_CALL }, () => {
      const { trackingNumber: ref, shard } = drawFrom(shipments);
      const scanId = randomUUID();
      const occurredAt = new Date().toISOString();
      const scan = { scanId, ref, code: drawFrom(CODES), occurredAt };
      return { scan, sent: { scanId, shard, firstSentAt: performance.now() } };
    });
  }

  /** Those that have to be sent again. */
  function note<W extends { sent: SentScan }>(
    waiting: readonly W[],
    answers: readonly { outcome: string; scanId: string | null }[],
  ): W[] {
    return waiting.filter(({ sent }, at) => {
      const { outcome, scanId } = answers[at] ?? { outcome: 'nothing', scanId: null };
      if (outcome === 'unavailable') {
        noteRefusal('scan unavailable');
        return true;
      }
      if (scanId !== sent.scanId || (outcome !== 'recorded' && outcome !== 'known')) {
        faults.push(`a scan of shard ${sent.shard} was ${outcome}`);
        return false;
      }
      scans.set(sent.scanId, sent.shard);
      noteWait(sent.shard, sent.firstSentAt);
      return false;
    });
  }

  /** Repeated as a page does it: the same draft, the same key, at the next door. */
  async function insist<T>(what: string, number: number, ask: (call: Call) => Promise<T>) {
    const giveUpAt = performance.now() + BOOKING_PATIENCE_MS;
    for (let door = number; ; door += 1) {
      try {
        return await ask(calls[door % calls.length] ?? drawFrom(calls));
      } catch (error) {
        noteRefusal(`${what} ${codeOf(error)}`);
        if (performance.now() > giveUpAt) return null;
        await sleep(RETRY_MS);
      }
    }
  }

  async function runCustomer(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      let quote = await insist('quote', turn, (call) => quoteParcel(call));
      for (let n = 1; n < QUOTES && !moving.has(shardOfId(quote?.id ?? '') ?? -1); n += 1) {
        quote = await insist('quote', turn + n, (call) => quoteParcel(call));
      }
      const email = newEmail();
      const contact = {
        shipperName: 'Ann Sender',
        shipperEmail: email,
        recipientName: 'Bob Receiver',
      };
      const draft = quote && (await insist('draft', turn, (call) => draftParcel(call, quote)));
      const since = performance.now();
      const booking =
        draft &&
        (await insist('booking', turn, (call) => bookDraft(call, draft, 'cod', { contact })));
      if (booking === null) faults.push('a booking was refused for a minute');
      else {
        const shard = shardOfTrackingNumber(booking.trackingNumber) ?? -1;
        bookings.set(booking.trackingNumber, { email, shard });
        noteWait(shard, since);
      }
      await sleep(PAUSE_MS);
    }
  }

  async function runVisitor(number: number): Promise<void> {
    for (let turn = number; !stopping.signal.aborted; turn += 1) {
      const { trackingNumber, shard } = drawFrom(shipments);
      const from = performance.now();
      const url = `http://127.0.0.1:${ports[turn % ports.length]}/api/shipments/track/${trackingNumber}`;
      const status = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
        async (answer) => {
          const { version } = (await answer.json()) as { version?: number };
          const at = performance.now();
          if (version !== undefined) shown.push({ ref: trackingNumber, shard, version, at });
          return answer.status;
        },
        () => 0,
      );
      lookUps += 1;
      if (status !== 200) {
        failedLookUps.push({ shard, from, until: performance.now() });
        noteRefusal(`look-up ${status}`);
        if (status === 404) faults.push(`a look-up of shard ${shard} was answered 404`);
      }
      await sleep(LOOK_UP_PAUSE_MS);
    }
  }

  const all = Promise.all([
    ...Array.from({ length: DEVICES }, (_, number) => runDevice(number)),
    runCustomer(),
    runVisitor(0),
    runVisitor(1),
  ]);
  return {
    scans,
    bookings,
    faults,
    waits,
    failedLookUps,
    refusals,
    /** By look-ups. */
    shown,
    lookUps: () => lookUps,
    /** When everything that was begun is acknowledged. */
    async stop(): Promise<void> {
      stopping.abort();
      await all;
    },
  };
}

/** Of a refusal, or of a connection that failed. */
function codeOf(error: unknown): string {
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : error instanceof Error ? error.message : 'unknown';
}

function drawFrom<T>(list: readonly T[]): T {
  const drawn = list[Math.floor(Math.random() * list.length)];
  if (drawn === undefined) throw new Error('there is nothing to draw from');
  return drawn;
}
