import { setTimeout as sleep } from 'node:timers/promises';
import { createScanPoster, readAnswers } from '../installation/post-scans.ts';
import { inBatches } from '../installation/in-batches.ts';
import type { PreparedScan } from './prepared-scans.ts';
import { percentile } from './statistics.ts';

const TIMEOUT_MS = 20_000;
const REFUSED_PAUSE_MS = 20;

export type HttpScans = Awaited<ReturnType<typeof runHttpScans>>;

/** Sends scans in batches over keep-alive connections until each one has been acknowledged. */
export async function runHttpScans(
  scans: readonly PreparedScan[],
  load: { key: string; apiPorts: readonly number[]; connections: number; batch: number },
) {
  // made before the clock starts, so that sending costs the machine little
  const bodies = inBatches(scans, load.batch).map((batch) =>
    Buffer.from(JSON.stringify({ scans: batch.map(({ scan }) => scan) })),
  );
  const answered: Buffer[] = [];
  const tookMs: number[] = [];
  let refused = 0;
  let next = 0;

  async function send(connection: number): Promise<void> {
    const poster = createScanPoster(load.key, TIMEOUT_MS);
    const port = load.apiPorts[connection % load.apiPorts.length] ?? 0;
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
      for (;;) {
        const startedAt = performance.now();
        const outcome = await poster.post(port, body);
        if (outcome.kind === 'answered') {
          answered.push(outcome.body);
          tookMs.push(performance.now() - startedAt);
          break;
        }
        if (!['429', '503'].includes(outcome.reason))
          throw new Error(`POST /api/scans: ${outcome.reason}`);
        refused += 1;
        await sleep(REFUSED_PAUSE_MS);
      }
    }
    poster.close();
  }

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: load.connections }, (_, at) => send(at)));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: scans.length / seconds,
    p50Ms: percentile(tookMs, 0.5),
    p99Ms: percentile(tookMs, 0.99),
    /** Calls that had to be repeated. */
    refused,
    /** By scan id. */
    outcomes: new Map(
      answered.flatMap(readAnswers).map(({ scanId, outcome }) => [scanId ?? '', outcome]),
    ),
  };
}
