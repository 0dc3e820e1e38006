import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { errorFields } from '../../../platform/log.ts';
import type { Ctx } from '../../../platform/context.ts';
import { cellOfReference } from './look-up-elsewhere.ts';
import type { LookUp } from './look-up.ts';
import type { Snapshot } from './snapshot-cache.ts';
import { readVersions } from './tracking.queries.ts';

type Watcher = { send(snapshot: Snapshot): void };

export type LiveHub = {
  watch(ref: string, seen: Snapshot, watcher: Watcher): void;
  unwatch(shipmentId: string, watcher: Watcher): void;
  close(): void;
};

type Watched = { ref: string; version: number; watchers: Set<Watcher> };

/** With nudges, comparing versions only repairs missed nudges; without, it finds the changes. */
const COMPARE_MS = { nudged: 10_000, alone: 1_000 };
/** Nudges of other cells do not come here. */
const ASK_CELLS_MS = 2_000;
/** Of one cell: those who look something up wait behind so many. */
const MOST_AT_ONCE = 128;

/** Between three quarters and five quarters, so that processes do not poll in step. */
function jittered(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}

/** A call while the work is being done does nothing. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running = false;
  return async () => {
    if (running) return;
    running = true;
    try {
      await work();
    } finally {
      running = false;
    }
  };
}

/** Sends a whole snapshot to all viewers of a shipment when its version grows. */
export function createLiveHub(
  ctx: Pick<Ctx, 'cells' | 'database' | 'log'> & {
    nudges: Pick<Ctx['nudges'], 'subscribe' | 'isConnected'>;
  },
  lookUp: Pick<LookUp, 'findFresh'>,
): LiveHub {
  const watched = new Map<string, Watched>();
  const dirty = new Set<string>();
  let closed = false;

  const refresh = oneAtATime(async () => {
    while (dirty.size > 0) {
      const ids = [...dirty];
      dirty.clear();
      await Promise.all(ids.map(refreshOne));
    }
  });

  async function refreshOne(shipmentId: string): Promise<void> {
    const entry = watched.get(shipmentId);
    if (entry === undefined) return;
    const snapshot = await lookUp.findFresh(entry.ref);
    if (snapshot === null || snapshot.version <= entry.version) return;
    entry.version = snapshot.version;
    for (const watcher of entry.watchers) watcher.send(snapshot);
  }

  function soon(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      ctx.log.warn(errorFields(error), 'could not refresh watched shipments');
    });
  }

  async function compareVersions(): Promise<void> {
    if (watched.size === 0) return;
    for (const row of await readVersions(ctx.database.prepared, [...watched.keys()])) {
      const entry = watched.get(row.shipmentId);
      if (entry !== undefined && row.version > entry.version) dirty.add(row.shipmentId);
    }
    await refresh();
  }

  /** A cell that does not answer holds up no other: its viewers wait until it is back. */
  const askOtherCells = oneAtATime(async () => {
    const elsewhere = [...watched].filter(
      ([, { ref }]) => shardOfTrackingNumber(ref) === null || cellOfReference(ctx, ref) !== null,
    );
    const byCell = Map.groupBy(elsewhere, ([, { ref }]) => cellOfReference(ctx, ref)?.name);
    await Promise.all(
      Array.from(byCell.values(), async (entries) => {
        for (let at = 0; at < entries.length; at += MOST_AT_ONCE) {
          const some = entries.slice(at, at + MOST_AT_ONCE);
          await Promise.allSettled(some.map(([shipmentId]) => refreshOne(shipmentId)));
        }
      }),
    );
  });

  ctx.nudges.subscribe((nudges) => {
    // thousands may be watched, and few of them have changed
    if (nudges === null) return soon(compareVersions);
    if (watched.size === 0) return;
    for (const { id, version } of nudges) {
      const entry = watched.get(id);
      if (entry !== undefined && version > entry.version) dirty.add(id);
    }
    if (dirty.size > 0) soon(refresh);
  });

  let comparedAt = performance.now();
  let timer: NodeJS.Timeout;
  // Checks each second whether a comparison is due, so that losing Valkey shortens the wait at once.
  function lookLater(): void {
    timer = setTimeout(() => void look(), jittered(COMPARE_MS.alone)).unref();
  }
  async function look(): Promise<void> {
    const pause = ctx.nudges.isConnected() ? jittered(COMPARE_MS.nudged) : 0;
    if (performance.now() - comparedAt >= pause) {
      try {
        await compareVersions();
      } catch (error) {
        ctx.log.warn(errorFields(error), 'could not compare versions');
      }
      comparedAt = performance.now();
    }
    if (!closed) lookLater();
  }
  lookLater();
  const askTimer = ctx.cells.areSeveral
    ? setInterval(() => soon(askOtherCells), ASK_CELLS_MS).unref()
    : undefined;

  return {
    watch(ref, { shipmentId, version }, watcher) {
      const entry = watched.get(shipmentId);
      if (entry !== undefined) entry.watchers.add(watcher);
      else watched.set(shipmentId, { ref, version, watchers: new Set([watcher]) });
    },
    unwatch(shipmentId, watcher) {
      const entry = watched.get(shipmentId);
      entry?.watchers.delete(watcher);
      if (entry?.watchers.size === 0) watched.delete(shipmentId);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(askTimer);
    },
  };
}
