import type { Ctx } from '../../platform/context.ts';
import { publicTracking } from './public-tracking.ts';
import { unsafeTrackedShipments } from './tracking.queries.ts';

/** The public view of a shipment as JSON bytes, made once and sent to everybody who asks. */
export type Snapshot = { shipmentId: string; version: number; json: Buffer };

export type LookUp = {
  /** At most 2 s old, and never older than a version this process has been nudged about. */
  find(ref: string): Promise<Snapshot | null>;
  /** Straight from the database. */
  findFresh(ref: string): Promise<Snapshot | null>;
};

const CACHE_MS = 2_000;
const CACHE_ENTRIES = 20_000;
const MAX_BATCH = 64;
/** While this many queries are under way, further look-ups gather for the next one. */
const MAX_IN_FLIGHT = 3;

type Waiting = { resolve(snapshot: Snapshot | null): void; reject(error: unknown): void };

/** Look-ups under way at the same time share a query: 64 shipments cost little more than one. */
export function createLookUp(ctx: Ctx): LookUp {
  const cache = new Map<string, Snapshot & { until: number }>();
  const cachedRefs = new Map<string, string>();
  const nudgedVersions = new Map<string, { version: number; until: number }>();
  const waiting = new Map<string, Waiting[]>();
  let inFlight = 0;
  let scheduled = false;

  ctx.nudges.subscribe((nudges) => {
    if (nudges === null) {
      cache.clear();
      cachedRefs.clear();
      return;
    }
    const until = performance.now() + CACHE_MS;
    for (const { id, version } of nudges) {
      const ref = cachedRefs.get(id);
      if (ref === undefined) continue;
      cache.delete(ref);
      cachedRefs.delete(id);
      nudgedVersions.set(id, { version, until });
    }
  });

  function keep(ref: string, snapshot: Snapshot): void {
    const now = performance.now();
    const nudged = nudgedVersions.get(snapshot.shipmentId);
    if (nudged !== undefined && nudged.version > snapshot.version && nudged.until > now) return;
    nudgedVersions.delete(snapshot.shipmentId);
    cache.set(ref, { ...snapshot, until: now + CACHE_MS });
    cachedRefs.set(snapshot.shipmentId, ref);
    // a Map keeps insertion order, so the first entries are the oldest
    for (const [oldRef, old] of cache) {
      if (cache.size <= CACHE_ENTRIES && old.until > now) break;
      cache.delete(oldRef);
      cachedRefs.delete(old.shipmentId);
    }
  }

  async function queryNext(): Promise<void> {
    const batch = new Map<string, Waiting[]>();
    for (const [ref, waiters] of waiting) {
      if (batch.size === MAX_BATCH) break;
      batch.set(ref, waiters);
      waiting.delete(ref);
    }
    inFlight += 1;
    try {
      const rows = await unsafeTrackedShipments(ctx.database.prepared, [...batch.keys()]);
      for (const row of rows) {
        const snapshot: Snapshot = {
          shipmentId: row.shipment_id,
          version: row.version,
          json: Buffer.from(JSON.stringify(publicTracking(row))),
        };
        keep(row.ref, snapshot);
        for (const waiter of batch.get(row.ref) ?? []) waiter.resolve(snapshot);
        batch.delete(row.ref);
      }
      for (const waiters of batch.values()) for (const waiter of waiters) waiter.resolve(null);
    } catch (error) {
      for (const waiters of batch.values()) for (const waiter of waiters) waiter.reject(error);
    } finally {
      inFlight -= 1;
      schedule();
    }
  }

  function schedule(): void {
    if (scheduled || waiting.size === 0 || inFlight >= MAX_IN_FLIGHT) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (waiting.size > 0 && inFlight < MAX_IN_FLIGHT) void queryNext();
    });
  }

  function findFresh(ref: string): Promise<Snapshot | null> {
    return new Promise((resolve, reject) => {
      const waiters = waiting.get(ref);
      if (waiters === undefined) waiting.set(ref, [{ resolve, reject }]);
      else waiters.push({ resolve, reject });
      schedule();
    });
  }

  return {
    findFresh,
    find(ref) {
      const cached = cache.get(ref);
      if (cached !== undefined && cached.until > performance.now()) return Promise.resolve(cached);
      return findFresh(ref);
    },
  };
}
