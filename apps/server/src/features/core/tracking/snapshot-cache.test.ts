import { describe, expect, it } from 'vitest';
import { createSnapshotCache, type Snapshot } from './snapshot-cache.ts';

function snapshot(version: number, shipmentId = 'shipment'): Snapshot {
  return { shipmentId, version, json: Buffer.from(`{"version":${version}}`), isCurrent: true };
}

function cacheAt(start: number) {
  const clock = { now: start };
  return { clock, cache: createSnapshotCache(() => clock.now) };
}

describe('a cached snapshot', () => {
  it('is fresh for two seconds after it was confirmed, and kept for comparison after that', () => {
    const { clock, cache } = cacheAt(0);
    cache.keep('WP1', snapshot(3));
    clock.now = 1_999;
    expect(cache.fresh('WP1')?.version).toBe(3);
    clock.now = 2_000;
    expect(cache.fresh('WP1')).toBeUndefined();
    expect(cache.any('WP1')?.version).toBe(3);
    cache.keep('WP1', snapshot(3));
    expect(cache.fresh('WP1')?.version).toBe(3);
  });

  it('is dropped by a nudge about a newer version, and stays for an older one', () => {
    const { cache } = cacheAt(0);
    cache.keep('WP1', snapshot(3));
    cache.heed([{ id: 'shipment', version: 3 }]);
    expect(cache.fresh('WP1')?.version).toBe(3);
    cache.heed([{ id: 'shipment', version: 4 }]);
    expect(cache.any('WP1')).toBeUndefined();
  });

  it('is dropped by a nudge under every reference it was looked up by', () => {
    const { cache } = cacheAt(0);
    for (const ref of ['WP1', 'ORDER-1', 'ORDER-2']) cache.keep(ref, snapshot(1));
    cache.keep('ORDER-2', snapshot(1, 'another'));
    cache.heed([{ id: 'shipment', version: 2 }]);
    expect(['WP1', 'ORDER-1'].map((ref) => cache.any(ref))).toEqual([undefined, undefined]);
    expect(cache.any('ORDER-2')?.shipmentId).toBe('another');
  });

  it('is not stored when it was read before a nudge that arrived first', () => {
    const { clock, cache } = cacheAt(0);
    cache.heed([{ id: 'shipment', version: 4 }]);
    cache.keep('WP1', snapshot(3));
    expect(cache.any('WP1')).toBeUndefined();
    cache.keep('WP1', snapshot(4));
    expect(cache.fresh('WP1')?.version).toBe(4);
    clock.now = 10_000;
    cache.heed([{ id: 'another', version: 1 }]);
    cache.keep('WP1', snapshot(3));
    expect(cache.any('WP1')?.version).toBe(3);
  });

  it('is not stored for two seconds after a newer nudge, however many nudges came since', () => {
    const { clock, cache } = cacheAt(0);
    clock.now = 1_900;
    cache.heed([{ id: 'shipment', version: 4 }]);
    for (clock.now = 2_000; clock.now < 3_900; clock.now += 100) {
      cache.heed([{ id: 'another', version: clock.now }]);
      cache.keep('WP1', snapshot(3));
      expect(cache.any('WP1')).toBeUndefined();
    }
    clock.now = 4_000;
    cache.heed([{ id: 'another', version: clock.now }]);
    cache.keep('WP1', snapshot(3));
    expect(cache.any('WP1')?.version).toBe(3);
  });

  it('is dropped with all others when nudges may have been missed', () => {
    const { cache } = cacheAt(0);
    cache.keep('WP1', snapshot(3));
    cache.heed(null);
    expect(cache.any('WP1')).toBeUndefined();
  });

  it('is evicted when it was confirmed longest ago', () => {
    const { cache } = cacheAt(0);
    for (let n = 0; n <= 20_000; n += 1) cache.keep(`WP${n}`, snapshot(1, `s${n}`));
    expect(cache.any('WP0')).toBeUndefined();
    expect(cache.any('WP20000')).toBeDefined();
  });
});
