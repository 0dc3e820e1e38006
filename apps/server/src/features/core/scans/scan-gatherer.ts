import type { ScanAnswer } from '@waypost/contract';
import { Problem } from '../../../platform/http/problem.ts';
import type { IncomingScan } from './incoming-scan.ts';
import type { AttemptedOutcome } from './record-scans.ts';

type Waiting = {
  scans: readonly IncomingScan[];
  /** For locked shipments. */
  isPatient: boolean;
  since: number;
  resolve(outcomes: ScanAnswer['outcome'][]): void;
  reject(error: unknown): void;
};

type Recorders = {
  /** Answers `locked` for scans of shipments that stay locked. */
  recordFree(scans: readonly IncomingScan[]): Promise<AttemptedOutcome[]>;
  /** Retries those until they are recorded or it gives up. */
  recordLocked(
    scans: readonly IncomingScan[],
    attempted: readonly AttemptedOutcome[],
  ): Promise<ScanAnswer['outcome'][]>;
};

/** Scans of a call that does not wait for a locked shipment; its other scans may be recorded. */
export class ShipmentLocked extends Error {}

export type ScanGatherer = {
  submit(
    keyId: string,
    scans: readonly IncomingScan[],
    isPatient?: boolean,
  ): Promise<ScanAnswer['outcome'][]>;
  /** Scans that wait for a transaction. */
  queuedRows(): number;
  /** Resolves when everything that was accepted has been answered. */
  drain(): Promise<void>;
};

const MAX_BATCH_ROWS = 500;
const GATHER_MS = 5;
/** While a transaction is running and the batch is not full: small batches cost the most for each scan. */
const BUSY_GATHER_MS = 20;
const MAX_QUEUED_ROWS = 5_000;
/** For keys that have nothing in the queue, when that is full. */
const RESERVED_ROWS = 2_500;
/** Of one key. */
const MAX_KEY_ROWS = 2_500;
const MAX_KEY_MS = 200;
/** Rows of calls that wait for a locked shipment; beyond it devices are asked to retry. */
const MAX_LOCKED_ROWS = 1_000;
/** More transactions than this at once only wait for the same disk. */
const MAX_IN_FLIGHT = 3;

/**
 * Gathers the scans of concurrent requests into one transaction: up to 500 rows or 5 ms, or until the one before it has
 * ended, 20 ms at most. The queue is bounded for each key and served in turns by key: a busy device queues behind
 * its own scans, is refused for its own backlog, and leaves room for devices that have nothing waiting.
 */
export function createScanGatherer({ recordFree, recordLocked }: Recorders): ScanGatherer {
  const queues = new Map<string, Waiting[]>();
  const rowsOf = new Map<string, number>();
  let queuedRows = 0;
  let lockedRows = 0;
  let inFlight = 0;
  let timer: NodeJS.Timeout | undefined;
  let drained: (() => void) | undefined;

  function oldestWait(): number {
    let oldest = Number.POSITIVE_INFINITY;
    for (const [first] of queues.values()) if (first) oldest = Math.min(oldest, first.since);
    return oldest;
  }

  function countRows(key: string, rows: number): void {
    const left = (rowsOf.get(key) ?? 0) + rows;
    if (left === 0) rowsOf.delete(key);
    else rowsOf.set(key, left);
  }

  function isRefused(key: string, rows: number, now: number): boolean {
    const [first] = queues.get(key) ?? [];
    if (first === undefined) return queuedRows + rows > MAX_QUEUED_ROWS + RESERVED_ROWS;
    return (
      queuedRows + rows > MAX_QUEUED_ROWS ||
      (rowsOf.get(key) ?? 0) + rows > MAX_KEY_ROWS ||
      now - first.since > MAX_KEY_MS
    );
  }

  /** One request of each key in turn, until the batch is full. */
  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    let rows = 0;
    // comes to a key again after all others: one that fills whole batches is not first in the next one
    for (const [key, queue] of queues) {
      const [next] = queue;
      if (next === undefined || (rows > 0 && rows + next.scans.length > MAX_BATCH_ROWS)) continue;
      queue.shift();
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      countRows(key, -next.scans.length);
      batch.push(next);
      rows += next.scans.length;
    }
    queuedRows -= rows;
    return batch;
  }

  async function recordNext(): Promise<void> {
    const batch = takeBatch();
    inFlight += 1;
    try {
      const outcomes = await recordFree(batch.flatMap((waiting) => waiting.scans));
      let from = 0;
      for (const waiting of batch) {
        void answer(waiting, outcomes.slice(from, from + waiting.scans.length));
        from += waiting.scans.length;
      }
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    } finally {
      inFlight -= 1;
      pump();
      if (isIdle()) drained?.();
    }
  }

  const isIdle = () => inFlight === 0 && queuedRows === 0 && lockedRows === 0;

  /** A call with scans of a locked shipment waits for it alone, without blocking a batch. */
  async function answer(waiting: Waiting, outcomes: AttemptedOutcome[]): Promise<void> {
    const { scans, isPatient, resolve, reject } = waiting;
    const recorded = outcomes.filter((outcome) => outcome !== 'locked');
    const locked = outcomes.length - recorded.length;
    if (locked === 0) return resolve(recorded);
    if (!isPatient) return reject(new ShipmentLocked());
    if (lockedRows + locked > MAX_LOCKED_ROWS) {
      return reject(new Problem('temporarily_unavailable', { retryAfterSeconds: 1 }));
    }
    lockedRows += locked;
    try {
      resolve(await recordLocked(scans, outcomes));
    } catch (error) {
      reject(error);
    } finally {
      lockedRows -= locked;
      if (isIdle()) drained?.();
    }
  }

  function pump(): void {
    if (queuedRows === 0 || inFlight >= MAX_IN_FLIGHT) return;
    const waited = performance.now() - oldestWait();
    const patience = inFlight === 0 ? GATHER_MS : BUSY_GATHER_MS;
    if (queuedRows >= MAX_BATCH_ROWS || waited >= patience) {
      void recordNext();
      pump();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(pump, patience - waited);
  }

  return {
    submit(keyId, scans, isPatient = true) {
      if (scans.length === 0) return Promise.resolve([]);
      const since = performance.now();
      if (isRefused(keyId, scans.length, since)) {
        throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
      }
      return new Promise((resolve, reject) => {
        const queue = queues.get(keyId);
        const waiting: Waiting = { scans, isPatient, since, resolve, reject };
        if (queue === undefined) queues.set(keyId, [waiting]);
        else queue.push(waiting);
        queuedRows += scans.length;
        countRows(keyId, scans.length);
        pump();
      });
    },
    queuedRows: () => queuedRows,
    drain() {
      if (isIdle()) return Promise.resolve();
      return new Promise((resolve) => {
        drained = resolve;
      });
    },
  };
}
