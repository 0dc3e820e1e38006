import type { Nudge } from '../../../platform/nudges.ts';

/** The public view of a shipment as JSON bytes, made once and sent to every caller. */
export type Snapshot = {
  shipmentId: string;
  version: number;
  json: Buffer;
  /** False for an answer given while the primary is away, which says how old it is. */
  isCurrent: boolean;
};

export type SnapshotCache = {
  /** Confirmed within the last 2 s. */
  fresh(ref: string): Snapshot | undefined;
  /** Of any age: valid again once its version has been compared with the database. */
  any(ref: string): Snapshot | undefined;
  /** Confirmed within the last 60 s: for the time in which the primary is away. */
  kept(ref: string): (Snapshot & { confirmedAt: number }) | undefined;
  /** The database has just confirmed it. */
  keep(ref: string, snapshot: Snapshot): void;
  /** Drops what is older than a nudge, under every reference, now or when it is stored late. */
  heed(nudges: readonly Nudge[] | null): void;
};

const FRESH_MS = 2_000;
const KEPT_MS = 60_000;
const MAX_ENTRIES = 20_000;

export function createSnapshotCache(now: () => number = () => performance.now()): SnapshotCache {
  // Maps keep the order of insertion, so their first entries are the oldest
  const entries = new Map<string, Snapshot & { confirmedAt: number }>();
  /** References under which a shipment is cached. */
  const refsOf = new Map<string, Set<string>>();
  /**
   * Versions of the nudges of the last 2 to 4 s, in two maps used in turn: every api receives a nudge for every scan, and
   * deleting entries one by one cost more than the rest of a nudge.
   */
  let nudged = new Map<string, number>();
  let nudgedBefore = new Map<string, number>();
  let turnedAt = now();

  function turnNudged(): void {
    const time = now();
    if (time - turnedAt < FRESH_MS) return;
    nudgedBefore = time - turnedAt < 2 * FRESH_MS ? nudged : new Map();
    nudged = new Map();
    turnedAt = time;
  }

  function drop(ref: string): void {
    const entry = entries.get(ref);
    if (entry === undefined) return;
    entries.delete(ref);
    const refs = refsOf.get(entry.shipmentId);
    refs?.delete(ref);
    if (refs?.size === 0) refsOf.delete(entry.shipmentId);
  }

  return {
    fresh(ref) {
      const entry = entries.get(ref);
      return entry !== undefined && now() - entry.confirmedAt < FRESH_MS ? entry : undefined;
    },
    any: (ref) => entries.get(ref),
    kept(ref) {
      const entry = entries.get(ref);
      return entry !== undefined && now() - entry.confirmedAt < KEPT_MS ? entry : undefined;
    },
    keep(ref, snapshot) {
      // a query that was running when a nudge came may have read the state before it
      const { shipmentId, version } = snapshot;
      const newest = nudged.get(shipmentId) ?? nudgedBefore.get(shipmentId) ?? version;
      if (newest > version) return;
      drop(ref);
      entries.set(ref, { ...snapshot, confirmedAt: now() });
      const refs = refsOf.get(snapshot.shipmentId);
      if (refs === undefined) refsOf.set(snapshot.shipmentId, new Set([ref]));
      else refs.add(ref);
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) drop(oldest);
    },
    heed(nudges) {
      if (nudges === null) {
        entries.clear();
        refsOf.clear();
        return;
      }
      turnNudged();
      for (const { id, version } of nudges) {
        nudged.set(id, version);
        const refs = refsOf.get(id);
        if (refs === undefined) continue;
        for (const ref of refs) if ((entries.get(ref)?.version ?? 0) < version) drop(ref);
      }
    },
  };
}
