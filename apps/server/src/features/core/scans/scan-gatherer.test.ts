import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanOutcome } from '@waypost/contract';
import { describe, expect, it, vi } from 'vitest';
import { incomingScan, type IncomingScan } from './incoming-scan.ts';
import { createScanGatherer, ShipmentLocked } from './scan-gatherer.ts';

function scans(count: number, sourceId: number): IncomingScan[] {
  return Array.from({ length: count }, (_, n) =>
    incomingScan(
      {
        scanId: `00000000-0000-4000-8000-${String(sourceId * 100_000 + n).padStart(12, '0')}`,
        ref: 'WP00000000000000',
        code: 'ARRIVED',
        occurredAt: '2026-11-01T00:00:00Z',
      },
      sourceId,
      'WP00000000000000',
      0,
    ),
  );
}

/** A recorder that holds each batch until it is let go. */
function heldRecorder() {
  const batches: (readonly IncomingScan[])[] = [];
  const releases: (() => void)[] = [];
  const record = (batch: readonly IncomingScan[]) =>
    new Promise<ScanOutcome[]>((resolve) => {
      batches.push(batch);
      releases.push(() => resolve(batch.map(() => 'recorded' as const)));
    });
  return { batches, releases, record };
}

type Record = (batch: readonly IncomingScan[]) => Promise<ScanOutcome[]>;

/** Nothing is locked. */
const gathererOver = (recordFree: Record) =>
  createScanGatherer({ recordFree, recordLocked: recordFree });

describe('the scan gatherer', () => {
  it('puts requests that come together into one batch and answers each its own part', async () => {
    const batches: number[] = [];
    const gatherer = gathererOver(async (batch) => {
      batches.push(batch.length);
      return batch.map((scan) => (scan.sourceId === 1 ? 'recorded' : 'known'));
    });
    const [first, second] = await Promise.all([
      gatherer.submit('a', scans(3, 1)),
      gatherer.submit('b', scans(2, 2)),
    ]);
    expect(batches).toEqual([5]);
    expect(first).toEqual(['recorded', 'recorded', 'recorded']);
    expect(second).toEqual(['known', 'known']);
  });

  it('gathers scans that arrive during a transaction until it ends, for 20 ms at most', async () => {
    const { batches, releases, record } = heldRecorder();
    const gatherer = gathererOver(record);
    const few = scans(1, 1);
    const accepted = [gatherer.submit('a', few)];
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    accepted.push(gatherer.submit('b', few));
    await sleep(8);
    accepted.push(gatherer.submit('c', few));
    expect(batches).toHaveLength(1);
    releases[0]?.();
    await vi.waitFor(() => expect(batches.map(({ length }) => length)).toEqual([1, 2]));

    accepted.push(gatherer.submit('d', few));
    await sleep(30);
    expect(batches.map(({ length }) => length)).toEqual([1, 2, 1]);
    for (const release of releases) release();
    await Promise.all(accepted);
  });

  it('rejects a call that does not wait for a locked shipment, and records the calls beside it', async () => {
    const gatherer = createScanGatherer({
      recordFree: async (batch) =>
        batch.map(({ sourceId }) => (sourceId === 1 ? 'locked' : 'recorded')),
      recordLocked: async (batch) => batch.map(() => 'recorded'),
    });
    const [hurried, other, patient] = await Promise.allSettled([
      gatherer.submit('a', scans(2, 1), false),
      gatherer.submit('b', scans(1, 2), false),
      gatherer.submit('c', scans(1, 1)),
    ]);
    expect(hurried).toMatchObject({ status: 'rejected', reason: expect.any(ShipmentLocked) });
    expect(other).toMatchObject({ value: ['recorded'] });
    expect(patient).toMatchObject({ value: ['recorded'] });
  });

  it('never makes a batch of more than 500 scans', async () => {
    const batches: number[] = [];
    const gatherer = gathererOver(async (batch) => {
      batches.push(batch.length);
      return batch.map(() => 'recorded' as const);
    });
    const batch = scans(200, 1);
    await Promise.all(Array.from({ length: 7 }, (_, n) => gatherer.submit(`k${n}`, batch)));
    expect(batches.every((size) => size <= 500)).toBe(true);
    expect(batches.reduce((sum, size) => sum + size, 0)).toBe(1_400);
  });

  it('serves keys in turn, so that one busy device does not hold up another', async () => {
    const { batches, releases, record } = heldRecorder();
    const gatherer = gathererOver(record);
    // made first: while they are made nobody may wait, or the 200 ms are over
    const [firsts, many, few] = [[1, 2, 3].map((n) => scans(500, n)), scans(250, 8), scans(1, 9)];
    // three batches fill what may be under way, the rest waits
    const running = firsts.map((first, n) => gatherer.submit(`first${n}`, first));
    const busy = Array.from({ length: 5 }, () => gatherer.submit('busy', many));
    const quiet = gatherer.submit('quiet', few);
    expect(batches).toHaveLength(3);
    releases[0]?.();
    await running[0];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(batches[3]?.some((scan) => scan.sourceId === 9)).toBe(true);
    for (let n = 0; n < 12; n += 1) {
      releases[n]?.();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await Promise.all([...running, ...busy, quiet]);
  });

  /** Three batches are under way: what comes next waits. */
  async function withWaiting(test: (submit: (key: string, rows?: number) => void) => void) {
    const { releases, record } = heldRecorder();
    const gatherer = gathererOver(record);
    const batch = scans(500, 1);
    const accepted = [1, 2, 3].map((n) => gatherer.submit(`first${n}`, batch));
    test((key, rows = 500) => accepted.push(gatherer.submit(key, batch.slice(0, rows))));
    for (let n = 0; n < accepted.length; n += 1) {
      releases[n]?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(accepted);
  }

  it('refuses a key that has 2,500 scans waiting, and takes the scans of others', async () => {
    await withWaiting((submit) => {
      for (let n = 0; n < 5; n += 1) submit('busy');
      expect(() => submit('busy', 1)).toThrow('temporarily_unavailable');
      submit('quiet', 10);
    });
  });

  it('takes scans of a key with nothing waiting while 5,000 wait, until 7,500 do', async () => {
    await withWaiting((submit) => {
      for (let n = 0; n < 10; n += 1) submit(`k${n}`);
      expect(() => submit('k0', 1)).toThrow('temporarily_unavailable');
      for (let n = 0; n < 5; n += 1) submit(`quiet${n}`);
      expect(() => submit('late')).toThrow('temporarily_unavailable');
    });
  });

  it('refuses a key by how long its own scans wait, not those of another', async () => {
    const { releases, record } = heldRecorder();
    const gatherer = gathererOver(record);
    const batch = scans(500, 1);
    const accepted = [1, 2, 3].map((n) => gatherer.submit(`first${n}`, batch));
    accepted.push(gatherer.submit('busy', batch));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(() => gatherer.submit('busy', batch)).toThrow('temporarily_unavailable');
    accepted.push(gatherer.submit('quiet', batch));
    for (let n = 0; n < 5; n += 1) {
      releases[n]?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(accepted);
  });

  it('does not let a key with whole batches go first each time', async () => {
    const { batches, releases, record } = heldRecorder();
    const gatherer = gathererOver(record);
    const [whole, small] = [scans(500, 8), scans(10, 9)];
    const accepted = Array.from({ length: 6 }, () => gatherer.submit('busy', whole));
    accepted.push(gatherer.submit('quiet', small));
    for (let n = 0; n < 7; n += 1) {
      releases[n]?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(accepted);
    const turn = batches.findIndex((batch) => batch.some(({ sourceId }) => sourceId === 9));
    // three were under way, one may be taken before it
    expect(turn).toBeLessThanOrEqual(4);
  });

  it('answers every accepted request before it shuts down', async () => {
    const { releases, record } = heldRecorder();
    const gatherer = gathererOver(record);
    const accepted = gatherer.submit('a', scans(500, 1));
    let drained = false;
    const draining = gatherer.drain().then(() => {
      drained = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(drained).toBe(false);
    releases[0]?.();
    await draining;
    expect(await accepted).toHaveLength(500);
  });

  it('fails the requests of a batch that failed, and goes on', async () => {
    let calls = 0;
    const gatherer = gathererOver(async (batch) => {
      calls += 1;
      if (calls === 1) throw new Error('lost');
      return batch.map(() => 'recorded' as const);
    });
    await expect(gatherer.submit('a', scans(1, 1))).rejects.toThrow('lost');
    expect(await gatherer.submit('a', scans(1, 2))).toEqual(['recorded']);
  });
});
