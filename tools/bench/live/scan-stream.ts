import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scan } from '@waypost/contract';
import { createScanPoster, readAnswers } from '../../installation/post-scans.ts';
import { sharedNow } from './shared-clock.ts';

const CODES = ['ARRIVED', 'DEPARTED', 'IN_TRANSIT'] as const;
const BATCHES_PER_SECOND = 20;
const TIMEOUT_MS = 20_000;
const REFUSED_PAUSE_MS = 20;

/** When a scan of a viewer's shipment was acknowledged. */
export interface Acknowledged {
  viewer: number;
  at: number;
}

/**
 * Scans of the shipments in turn, so many a second, posted in small calls whether or not earlier ones
 * are answered. No two scans of a shipment are under way together, so each makes one version.
 */
export async function streamScans(load: {
  key: string;
  apiPorts: readonly number[];
  refs: readonly string[];
  scansPerSecond: number;
  seconds: number;
}) {
  const acknowledged: Acknowledged[] = [];
  const wrongOutcomes: string[] = [];
  /** Calls that had to be repeated. */
  let refused = 0;
  const total = load.scansPerSecond * load.seconds;
  const startedAt = performance.now();
  const calls: Promise<void>[] = [];
  const posters = Array.from({ length: BATCHES_PER_SECOND }, () =>
    createScanPoster(load.key, TIMEOUT_MS),
  );

  async function post(call: number, first: number, count: number): Promise<void> {
    const viewers = Array.from({ length: count }, (_, at) => (first + at) % load.refs.length);
    const scans = viewers.map((viewer) => scanOf(load.refs[viewer] ?? '', call));
    const body = Buffer.from(JSON.stringify({ scans }));
    const poster = posters[call % posters.length];
    const port = load.apiPorts[call % load.apiPorts.length] ?? 0;
    for (;;) {
      const answer = await poster?.post(port, body);
      if (answer?.kind === 'answered') {
        const at = sharedNow();
        for (const { outcome } of readAnswers(answer.body)) {
          // known: the call had to be repeated, but its first try was recorded after all
          if (outcome !== 'recorded' && outcome !== 'known') wrongOutcomes.push(outcome);
        }
        acknowledged.push(...viewers.map((viewer) => ({ viewer, at })));
        return;
      }
      refused += 1;
      await sleep(REFUSED_PAUSE_MS);
    }
  }

  for (let call = 0, sent = 0; sent < total; call += 1) {
    const dueMs = (call / BATCHES_PER_SECOND) * 1000 - (performance.now() - startedAt);
    if (dueMs > 0) await sleep(dueMs);
    const upTo = Math.round(((call + 1) * load.scansPerSecond) / BATCHES_PER_SECOND);
    calls.push(post(call, sent, Math.min(upTo, total) - sent));
    sent = Math.min(upTo, total);
  }
  await Promise.all(calls);
  for (const poster of posters) poster.close();
  return { acknowledged, refused, wrongOutcomes };
}

function scanOf(ref: string, call: number): Scan {
  return {
    scanId: randomUUID(),
    ref,
    code: CODES[call % CODES.length] ?? 'IN_TRANSIT',
    occurredAt: new Date().toISOString(),
    place: { city: 'Leipzig', country: 'DE' },
  };
}
