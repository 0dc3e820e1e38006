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
  const nudged = new Map<string, { version: number; until: number }>();

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
      const newer = nudged.get(snapshot.shipmentId);
      if (newer !== undefined && newer.version > snapshot.version) return;
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
      const time = now();
      for (const { id, version } of nudges) {
        for (const ref of refsOf.get(id) ?? []) {
          if ((entries.get(ref)?.version ?? 0) < version) drop(ref);
        }
        nudged.delete(id);
        nudged.set(id, { version, until: time + FRESH_MS });
      }
      for (const [id, { until }] of nudged) {
        if (until > time) break;
        nudged.delete(id);
      }
    },
  };
}
