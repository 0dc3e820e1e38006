import { setTimeout as delay } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import type { Job, PgBoss } from 'pg-boss';
import { withDeadline } from './deadline.ts';
import { errorFields, type Log, type RareWarnings } from './log.ts';
import type { Metrics } from './metrics.ts';
import { contextOf, inSpan } from './tracing.ts';

/** Finds jobs whose wake-up was lost, whose time has come, or whose worker was killed. */
const POLL_MS = 2_000;

/** pg-boss takes no less. */
export const HEARTBEAT_SECONDS = 10;
const HEARTBEAT_MS = (HEARTBEAT_SECONDS / 4) * 1000;

const STOP_MS = 10_000;

type Kind = {
  name: string;
  handler: (payload: never) => Promise<void>;
  slots: number;
  running: Set<Job>;
  isFetching: boolean;
  /** It may have jobs that were not fetched yet. */
  hasMore: boolean;
};

export type JobLoop = {
  work(queue: string, handler: (payload: never) => Promise<void>, slots: number): void;
  /** Fetches from these queues, or from every queue that has work. */
  wake(queues: readonly string[] | null): void;
  stop(): Promise<void>;
};

/**
 * Runs jobs. Instead of a poll for each queue there is one statement that asks which queues have work;
 * each queue keeps slots of its own, so none can hold up another.
 */
export function createJobLoop(
  boss: PgBoss,
  source: {
    /** Puts the jobs of killed workers back and says which of these queues have work. */
    find(queues: readonly string[]): Promise<string[]>;
    /** Asked before every fetch: false leaves all jobs where they are. */
    mayRun(): Promise<boolean>;
  },
  { log, warn }: { log: Log; warn: RareWarnings },
  metrics: Metrics,
  pollMs = POLL_MS,
): JobLoop {
  const kinds = new Map<string, Kind>();
  let isStopping = false;
  let isPolling = false;
  let pollTimer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  function pollIn(ms: number): void {
    clearTimeout(pollTimer);
    if (!isStopping) pollTimer = setTimeout(() => void poll(), ms);
  }

  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      wake(await source.find([...kinds.keys()]));
    } catch (error) {
      warn(error, 'could not ask which queues have work');
    }
    isPolling = false;
    pollIn(pollMs);
  }

  function wake(queues: readonly string[] | null): void {
    if (queues === null) return pollIn(0);
    for (const name of queues) {
      const kind = kinds.get(name);
      if (kind === undefined) continue;
      kind.hasMore = true;
      void fill(kind);
    }
  }

  async function fill(kind: Kind): Promise<void> {
    if (kind.isFetching) return;
    kind.isFetching = true;
    try {
      for (;;) {
        const free = kind.slots - kind.running.size;
        if (!kind.hasMore || free <= 0 || isStopping) break;
        kind.hasMore = false;
        if (!(await source.mayRun())) break;
        const jobs = await boss.fetch<object>(kind.name, { batchSize: free });
        if (jobs.length === free) kind.hasMore = true;
        for (const job of jobs) start(kind, job);
      }
    } catch (error) {
      warn(error, 'could not fetch jobs', { queue: kind.name });
    }
    kind.isFetching = false;
  }

  function start(kind: Kind, job: Job): void {
    kind.running.add(job);
    // in a turn of its own: what a handler enters by AsyncLocalStorage must not reach the next job
    void Promise.resolve()
      .then(() => run(kind, job))
      .finally(() => {
        kind.running.delete(job);
        void fill(kind);
      });
  }

  async function run(kind: Kind, job: Job): Promise<void> {
    try {
      try {
        const late = () => new Error(`took longer than ${job.expireInSeconds} s`);
        const handling = inSpan(
          `job ${kind.name}`,
          {
            kind: SpanKind.CONSUMER,
            attributes: { 'waypost.queue': kind.name, 'waypost.job_id': job.id },
            parent: contextOf((job.data as { traceparent?: string } | null)?.traceparent),
          },
          () => kind.handler(job.data as never),
        );
        await withDeadline(job.expireInSeconds * 1000, handling, late);
        metrics.jobs.inc({ queue: kind.name, result: 'done' });
      } catch (error) {
        metrics.jobs.inc({ queue: kind.name, result: 'failed' });
        log.error({ queue: kind.name, jobId: job.id, ...errorFields(error) }, 'job failed');
        await boss.fail(kind.name, job, error instanceof Error ? error : { error });
        return;
      }
      await boss.complete(kind.name, job);
    } catch (error) {
      // its heartbeat has ended, so it runs again
      warn(error, 'could not say how a job ended', { queue: kind.name });
    }
  }

  async function touch(): Promise<void> {
    for (const kind of kinds.values()) {
      if (kind.running.size === 0) continue;
      try {
        await boss.touch(kind.name, [...kind.running]);
      } catch (error) {
        warn(error, 'could not refresh a heartbeat', { queue: kind.name });
      }
    }
  }

  function isBusy(): boolean {
    return [...kinds.values()].some((kind) => kind.isFetching || kind.running.size > 0);
  }

  return {
    work(name, handler, slots) {
      kinds.set(name, {
        name,
        handler,
        slots,
        running: new Set(),
        isFetching: false,
        hasMore: false,
      });
      heartbeat ??= setInterval(() => void touch(), HEARTBEAT_MS);
      pollIn(0);
    },
    wake,
    async stop() {
      isStopping = true;
      clearTimeout(pollTimer);
      for (let waited = 0; isBusy() && waited < STOP_MS; waited += 20) await delay(20);
      clearInterval(heartbeat);
      for (const { name, running } of kinds.values()) {
        if (running.size > 0) await boss.fail(name, [...running], new Error('the worker stopped'));
      }
    },
  };
}
