import type { Ctx } from '../../../platform/context.ts';
import type { NameCities } from './city-names.ts';
import { type DemonstrationView, demonstrationView } from './demonstration-view.ts';
import type { ZoneOfPlace } from './place-zones.ts';
import { publicTracking } from './public-tracking.ts';
import { createSnapshotCache, type Snapshot } from './snapshot-cache.ts';
import { readStories } from './tracked-story.ts';
import { readVersions, unsafeTrackedShipments } from './tracking.queries.ts';

export type LookUp = {
  /** At most 2 s old, and never older than a version this process has been nudged about. */
  find(ref: string): Promise<Snapshot | null>;
  /** As the database has it now. */
  findFresh(ref: string): Promise<Snapshot | null>;
};

/** What is known about places, from caches. */
type Gazetteer = { zoneOf: ZoneOfPlace; nameCities: NameCities };

const MAX_BATCH = 64;
/** While this many batches are running, further look-ups gather for the next one. */
const MAX_IN_FLIGHT = 3;

type Waiting = { resolve(snapshot: Snapshot | null): void; reject(error: unknown): void };

/** Concurrent look-ups share a query: 64 shipments cost little more than one. */
export function createLookUp(ctx: Ctx, { zoneOf, nameCities }: Gazetteer): LookUp {
  const cache = createSnapshotCache();
  const waiting = new Map<string, Waiting[]>();
  let inFlight = 0;
  let scheduled = false;

  ctx.nudges.subscribe((nudges) => cache.heed(nudges));

  /**
   * Compares the cached version with the database, which is cheaper than reading it all. So every change
   * of the public view must raise the version, also erasing a person.
   */
  async function readUnchanged(refs: readonly string[]): Promise<Map<string, Snapshot>> {
    const unchanged = new Map<string, Snapshot>();
    const cached = refs.flatMap((ref) => {
      const snapshot = cache.any(ref);
      return snapshot === undefined ? [] : [{ ref, snapshot }];
    });
    if (cached.length === 0) return unchanged;
    const rows = await readVersions(
      ctx.database.prepared,
      cached.map(({ snapshot }) => snapshot.shipmentId),
    );
    const versions = new Map(rows.map((row) => [row.shipmentId, row.version]));
    for (const { ref, snapshot } of cached) {
      if (versions.get(snapshot.shipmentId) === snapshot.version) unchanged.set(ref, snapshot);
    }
    return unchanged;
  }

  async function readSnapshots(refs: readonly string[]): Promise<Map<string, Snapshot>> {
    const found = await readUnchanged(refs);
    const missing = refs.filter((ref) => !found.has(ref));
    if (missing.length > 0) {
      const rows = await unsafeTrackedShipments(ctx.database.prepared, missing);
      for (const [row, story] of await readStories(ctx.database.prepared, rows, zoneOf)) {
        const view = await nameCities(publicTracking(row, story));
        const json = Buffer.from(JSON.stringify(view));
        found.set(row.ref, { shipmentId: row.shipmentId, version: row.version, json });
      }
    }
    for (const [ref, snapshot] of found) cache.keep(ref, snapshot);
    return found;
  }

  async function answerNext(): Promise<void> {
    const batch = [...waiting].slice(0, MAX_BATCH);
    for (const [ref] of batch) waiting.delete(ref);
    inFlight += 1;
    try {
      const found = await readSnapshots(batch.map(([ref]) => ref));
      for (const [ref, waiters] of batch) {
        for (const waiter of waiters) waiter.resolve(found.get(ref) ?? null);
      }
    } catch (error) {
      for (const [, waiters] of batch) for (const waiter of waiters) waiter.reject(error);
    } finally {
      inFlight -= 1;
      schedule();
    }
  }

  async function sampleSnapshot({ view, ...known }: DemonstrationView): Promise<Snapshot> {
    return { ...known, json: Buffer.from(JSON.stringify(await nameCities(view))) };
  }

  function schedule(): void {
    if (scheduled || waiting.size === 0 || inFlight >= MAX_IN_FLIGHT) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (waiting.size > 0 && inFlight < MAX_IN_FLIGHT) void answerNext();
    });
  }

  function findFresh(ref: string): Promise<Snapshot | null> {
    const demonstration = demonstrationView(ref, Date.now());
    if (demonstration !== null) return sampleSnapshot(demonstration);
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
      const fresh = cache.fresh(ref);
      return fresh === undefined ? findFresh(ref) : Promise.resolve(fresh);
    },
  };
}
