import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createScanPoster, readAnswers } from '../../installation/post-scans.ts';
import { spreadOf } from '../../bench/statistics.ts';

const SCANS_PER_CALL = 10;
const PAUSE_MS = 100;
const TIMEOUT_MS = 8_000;

/** Devices that each send a call, wait for its answer, and pause. */
export function startPoliteDevices(options: {
  port: number;
  keys: readonly string[];
  /** Nobody else scans these. */
  refs: readonly string[];
}) {
  const { port, keys, refs } = options;
  const tookMs: number[] = [];
  const acknowledged = new Set<string>();
  let refused = 0;
  const over = new AbortController();

  async function run(key: string, device: number): Promise<void> {
    const poster = createScanPoster(key, TIMEOUT_MS);
    for (let call = device; !over.signal.aborted; call += keys.length) {
      const scans = Array.from({ length: SCANS_PER_CALL }, (_, n) => ({
        scanId: randomUUID(),
        ref: refs[(call * SCANS_PER_CALL + n) % refs.length] ?? '',
        code: 'IN_TRANSIT',
        occurredAt: new Date().toISOString(),
      }));
      const startedAt = performance.now();
      const answer = await poster.post(port, Buffer.from(JSON.stringify({ scans })));
      if (answer.kind === 'answered') {
        tookMs.push(performance.now() - startedAt);
        for (const { scanId, outcome } of readAnswers(answer.body)) {
          if (outcome === 'recorded' && scanId !== null) acknowledged.add(scanId);
        }
      } else refused += 1;
      await sleep(PAUSE_MS);
    }
    poster.close();
  }

  const startedAt = performance.now();
  const running = Promise.all(keys.map(run));
  return {
    acknowledged,
    async stop() {
      over.abort();
      await running;
      const seconds = (performance.now() - startedAt) / 1_000;
      return {
        answered: tookMs.length,
        refused,
        perSecond: tookMs.length / seconds,
        ...spreadOf(tookMs),
      };
    },
  };
}
