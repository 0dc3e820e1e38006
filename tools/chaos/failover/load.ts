import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicTracking } from '@waypost/contract';
import { openHttpClient } from '../../installation/http-client.ts';
import { bookingRequest } from '../../installation/book-parcel.ts';
import type { NewShipment } from '../../installation/insert-shipments.ts';
import { createScanPoster, readAnswers } from '../../installation/post-scans.ts';
import { openLine } from '../bookings/line.ts';
import { book, makeDraft, type Told } from '../bookings/page.ts';
import { createGaps } from './gaps.ts';

const DEVICES = 4;
const SCANS_PER_CALL = 10;
const TIMEOUT_MS = 5_000;
/** Beside PostgreSQL, etcd and Patroni on two cores, a load that leaves them room. */
const PAUSE_MS = 40;

const lookUpsOf = (port: number) => `look-ups of ${port}` as const;

/** Devices, readers and a customer, who each repeat what was not answered until it is. */
export function startLoad(options: {
  apiPorts: readonly number[];
  key: string;
  /** What is scanned. */
  shipments: readonly NewShipment[];
  lookedUp: readonly NewShipment[];
}) {
  const { apiPorts, key, shipments, lookedUp } = options;
  const gaps = createGaps(['scans', 'bookings', ...apiPorts.map(lookUpsOf)]);
  const acknowledged = new Set<string>();
  const told: Told[] = [];
  const failures = new Map<string, number>();
  /** Answered ones by where their answer came from. */
  const lookUps = new Map<string, number>();
  const faults: string[] = [];
  const over = new AbortController();

  const countFailure = (kind: string, reason: string) => {
    const name = `${kind} ${reason}`;
    failures.set(name, (failures.get(name) ?? 0) + 1);
    if (/ (?:4\d\d|500)$/.test(name)) faults.push(`one of the ${kind} was answered ${reason}`);
  };
  const shipmentOf = (n: number) => shipments[n % shipments.length]?.trackingNumber ?? '';

  async function runDevice(device: number): Promise<void> {
    const poster = createScanPoster(key, TIMEOUT_MS);
    for (let call = device; !over.signal.aborted; call += DEVICES) {
      const scans = Array.from({ length: SCANS_PER_CALL }, (_, n) => ({
        scanId: randomUUID(),
        ref: shipmentOf(call * SCANS_PER_CALL + n),
        code: 'IN_TRANSIT',
        occurredAt: new Date().toISOString(),
      }));
      const body = Buffer.from(JSON.stringify({ scans }));
      // also after the end: what was sent once may be stored
      for (let attempt = call; ; attempt += 1) {
        const answer = await poster.post(apiPorts[attempt % apiPorts.length] ?? 0, body);
        if (answer.kind === 'answered') {
          gaps.answered('scans');
          for (const { scanId, outcome } of readAnswers(answer.body)) {
            const isStored = outcome === 'recorded' || outcome === 'known';
            if (isStored && scanId !== null) acknowledged.add(scanId);
            else faults.push(`a scan was ${outcome}`);
          }
          break;
        }
        countFailure('scans', answer.reason);
        await sleep(PAUSE_MS);
      }
      await sleep(PAUSE_MS);
    }
    poster.close();
  }

  /** One process alone, so that none can be away unnoticed. */
  async function runReader(port: number, reader: number): Promise<void> {
    const client = openHttpClient({ sockets: 1, timeoutMs: TIMEOUT_MS });
    for (let n = reader; !over.signal.aborted; n += apiPorts.length) {
      try {
        const { status, body } = await client.ask({
          port,
          path: `/api/shipments/track/${lookedUp[n % lookedUp.length]?.trackingNumber ?? ''}`,
          headers: {},
        });
        if (status === 200) {
          gaps.answered(lookUpsOf(port));
          const { asOf } = JSON.parse(body.toString()) as PublicTracking;
          const source = asOf?.source ?? 'primary';
          lookUps.set(source, (lookUps.get(source) ?? 0) + 1);
        } else countFailure('look-ups', `${status}`);
      } catch (error) {
        countFailure('look-ups', error instanceof Error ? error.message : String(error));
      }
      await sleep(PAUSE_MS);
    }
    client.close();
  }

  async function runCustomer(): Promise<void> {
    for (let number = 0; !over.signal.aborted; number += 1) {
      // a line has patience for one booking
      const line = openLine(apiPorts);
      const draft = await makeDraft(line, number);
      told.push(await book(line, draft.attemptId, bookingRequest(draft, 'card'), 'approve'));
      gaps.answered('bookings');
    }
  }

  const running = Promise.all([
    ...Array.from({ length: DEVICES }, (_, device) => runDevice(device)),
    ...apiPorts.map(runReader),
    runCustomer().catch((error: unknown) => {
      faults.push(`the customer: ${error instanceof Error ? error.message : String(error)}`);
    }),
  ]);

  return {
    gaps: {
      begin: gaps.begin,
      end() {
        const seen = gaps.end();
        const lookUpGaps = apiPorts.map((port) => seen[lookUpsOf(port)] ?? 0);
        return { scans: seen.scans, bookings: seen.bookings, 'look-ups': Math.max(...lookUpGaps) };
      },
    },
    acknowledged,
    told,
    failures,
    failedRequests: () => [...failures.values()].reduce((sum, count) => sum + count, 0),
    lookUps,
    faults,
    async stop(): Promise<void> {
      over.abort();
      await running;
    },
  };
}
