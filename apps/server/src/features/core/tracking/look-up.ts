import type { AnswerAge, PublicTracking } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { StatementRunner } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ReadDatabase } from '../../../platform/standby-reads.ts';
import type { NameCities } from './city-names.ts';
import { type DemonstrationView, demonstrationView } from './demonstration-view.ts';
import { watchErasedShipments } from './erased-shipments.ts';
import type { ZoneOfPlace } from './place-zones.ts';
import { publicTracking } from './public-tracking.ts';
import { createSnapshotCache, type Snapshot } from './snapshot-cache.ts';
import { readArchivedHistory, readTracked } from './read-tracked.ts';
import { readStories, type TrackedStory } from './tracked-story.ts';
import { readReplayedAt, readVersions, type TrackedShipmentRow } from './tracking.queries.ts';

export type LookUp = {
  /**
   * At most 2 s old, and never older than a version this process has been nudged about. While the primary is
   * away it is what a standby has, or else what was confirmed within the last 60 s, and says so.
   */
  find(ref: string): Promise<Snapshot | null>;
  /** As the database has it now. */
  findFresh(ref: string): Promise<Snapshot | null>;
  close(): void;
};

/** What is known about places, from caches. */
type Gazetteer = { zoneOf: ZoneOfPlace; nameCities: NameCities };

const MAX_BATCH = 64;
/** While this many batches are running, further look-ups gather for the next one. */
const MAX_IN_FLIGHT = 3;

type Waiting = {
  resolve(snapshot: Snapshot | null | Promise<Snapshot>): void;
  reject(error: unknown): void;
};
/** A reference that does not exist has none. A function reads one from the archive, apart from the others. */
type Answers = Map<string, Snapshot | Error | (() => Promise<Snapshot>)>;

/** The primary is away, and the standby does not have it: it may have been booked a moment ago. */
export class NotAtStandby extends Problem {
  constructor() {
    super('temporarily_unavailable', { retryAfterSeconds: 5 });
  }
}

/** Concurrent look-ups share a query: 64 shipments cost little more than one. */
export function createLookUp(ctx: Ctx, { zoneOf, nameCities }: Gazetteer): LookUp {
  const cache = createSnapshotCache();
  /** Never mixed with what the primary has confirmed: a version alone does not say how old the rest is. */
  const standbyCache = createSnapshotCache();
  const waiting = new Map<string, Waiting[]>();
  let inFlight = 0;
  let scheduled = false;

  const erased = watchErasedShipments(ctx, (nudges) => {
    cache.heed(nudges);
    standbyCache.heed(nudges);
  });
  ctx.nudges.subscribe((nudges) => {
    cache.heed(nudges);
    standbyCache.heed(nudges);
  });

  /**
   * Compares the cached version with the database, which is cheaper than reading it all. So every change
   * of the public view must raise the version, also erasing a person.
   */
  async function readUnchanged(
    runner: StatementRunner,
    refs: readonly string[],
  ): Promise<Map<string, Snapshot>> {
    const unchanged = new Map<string, Snapshot>();
    const cached = refs.flatMap((ref) => {
      const snapshot = cache.any(ref);
      return snapshot === undefined ? [] : [{ ref, snapshot }];
    });
    if (cached.length === 0) return unchanged;
    const rows = await readVersions(
      runner,
      cached.map(({ snapshot }) => snapshot.shipmentId),
    );
    const versions = new Map(rows.map((row) => [row.shipmentId, row.version]));
    for (const { ref, snapshot } of cached) {
      if (versions.get(snapshot.shipmentId) === snapshot.version) unchanged.set(ref, snapshot);
    }
    return unchanged;
  }

  async function readWhole(
    runner: StatementRunner,
    refs: readonly string[],
    asOf: AnswerAge | null,
  ): Promise<{ found: Map<string, Snapshot>; archived: TrackedShipmentRow[] }> {
    const found = new Map<string, Snapshot>();
    const { rows, archived } = await readTracked(runner, refs);
    for (const [row, story] of await readStories(runner, rows, zoneOf)) {
      found.set(row.ref, await present(row, story, { asOf }));
    }
    return { found, archived };
  }

  async function present(
    row: TrackedShipmentRow,
    story: TrackedStory,
    { asOf, archived = false }: { asOf: AnswerAge | null; archived?: boolean },
  ): Promise<Snapshot> {
    const view = await nameCities(publicTracking(row, story, { asOf, archived }));
    const { shipmentId, version } = row;
    const json = Buffer.from(JSON.stringify(view));
    return { shipmentId, version, json, isCurrent: asOf === null };
  }

  /** Slow: a batch does not wait for it. */
  async function readFromArchive(
    runner: StatementRunner,
    row: TrackedShipmentRow,
    asOf: AnswerAge | null,
  ): Promise<Snapshot> {
    const history = await readArchivedHistory(ctx, runner, row.shipmentId);
    const histories = new Map([[row.shipmentId, history]]);
    const [story] = (await readStories(runner, [row], zoneOf, histories)).values();
    if (story === undefined) throw new Error('a shipment without a story');
    const snapshot = await present(row, story, { asOf, archived: true });
    (asOf === null ? cache : standbyCache).keep(row.ref, snapshot);
    return snapshot;
  }

  async function readAtPrimary({ prepared }: ReadDatabase, refs: readonly string[]) {
    const unchanged = await readUnchanged(prepared, refs);
    const answers: Answers = new Map(unchanged);
    for (const [ref, snapshot] of unchanged) cache.keep(ref, snapshot);
    const missing = refs.filter((ref) => !unchanged.has(ref));
    if (missing.length > 0) {
      const { found, archived } = await readWhole(prepared, missing, null);
      for (const [ref, snapshot] of found) {
        answers.set(ref, snapshot);
        cache.keep(ref, snapshot);
      }
      for (const row of archived) answers.set(row.ref, () => readFromArchive(prepared, row, null));
    }
    return answers;
  }

  async function readAtStandby(
    { prepared }: ReadDatabase,
    refs: readonly string[],
  ): Promise<Answers> {
    const answers: Answers = new Map(refs.map((ref) => [ref, new NotAtStandby()]));
    const missing = refs.filter((ref) => {
      const snapshot = standbyCache.fresh(ref);
      if (snapshot !== undefined) answers.set(ref, snapshot);
      return snapshot === undefined;
    });
    if (missing.length === 0) return answers;
    const replayedAt = await readReplayedAt(prepared);
    if (replayedAt === null || !erased.covers(replayedAt)) throw new NotAtStandby();
    const asOf = { at: new Date(replayedAt).toISOString(), source: 'standby' } as const;
    const { found, archived } = await readWhole(prepared, missing, asOf);
    for (const [ref, snapshot] of found) {
      if (erased.shows(snapshot)) continue;
      answers.set(ref, snapshot);
      standbyCache.keep(ref, snapshot);
    }
    for (const row of archived) {
      if (!erased.shows(row)) answers.set(row.ref, () => readFromArchive(prepared, row, asOf));
    }
    return answers;
  }

  /** Erasures are told by nudges: without them nothing may be shown that the database did not confirm. */
  function keptAnswers(refs: readonly string[], failure: Error): Answers {
    const isTold = ctx.reads.isPrimaryAway() && ctx.nudges.isConnected();
    return new Map(
      refs.map((ref) => {
        const kept = isTold ? cache.kept(ref) : undefined;
        return [ref, kept === undefined || erased.shows(kept) ? failure : markKept(kept)];
      }),
    );
  }

  async function readAnswers(refs: readonly string[]): Promise<Answers> {
    try {
      return await ctx.reads.read<Answers>(
        (primary) => readAtPrimary(primary, refs),
        (standby) => readAtStandby(standby, refs),
      );
    } catch (error) {
      return keptAnswers(refs, error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function answerNext(): Promise<void> {
    const batch = [...waiting].slice(0, MAX_BATCH);
    for (const [ref] of batch) waiting.delete(ref);
    inFlight += 1;
    try {
      const answers = await readAnswers(batch.map(([ref]) => ref));
      for (const [ref, waiters] of batch) {
        const answer = answers.get(ref) ?? null;
        const found = typeof answer === 'function' ? answer() : answer;
        for (const waiter of waiters) {
          if (found instanceof Error) waiter.reject(found);
          else waiter.resolve(found);
        }
      }
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
    close: () => erased.close(),
  };
}

function markKept({ confirmedAt, ...snapshot }: Snapshot & { confirmedAt: number }): Snapshot {
  const at = new Date(Date.now() - (performance.now() - confirmedAt)).toISOString();
  const view = JSON.parse(snapshot.json.toString()) as PublicTracking;
  const marked: PublicTracking = { ...view, asOf: { at, source: 'kept' } };
  return { ...snapshot, json: Buffer.from(JSON.stringify(marked)), isCurrent: false };
}
