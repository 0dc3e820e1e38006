import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss, type Db as BossDb } from 'pg-boss';
import { v5 } from 'uuid';
import { afterCommit, type Database, type Db, type StatementRunner } from './database.ts';
import { traceparentNow } from './tracing.ts';
import { createJobLoop, HEARTBEAT_SECONDS } from './job-loop.ts';
import { findWork, JOBS_SCHEMA } from './jobs.queries.ts';
import { createRareWarnings, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Quarantine } from './quarantine.ts';
import type { WakeUps } from './wake-ups.ts';

/**
 * A queue with the type of its payload. Payloads hold ids, never a personal value, and every stored one
 * names the shard that its rows are in, or null for work of the whole installation, such as a sweep.
 * Jobs enqueued by an older release have no shard and must run as well.
 */
export type Queue<Payload extends object> = {
  name: string;
  /** 10 unless it says otherwise. */
  retryLimit: number;
  shardOf(payload: Payload): number | null;
  /**
   * What makes two jobs the same. One that was enqueued already is not enqueued again while pg-boss
   * remembers it: until 7 days after it was done.
   */
  keyOf?(payload: Payload): string;
  /**
   * At most one job with this key waits; the next can be enqueued as soon as that one has begun. A job
   * without a key is never held back. A caller must hold a lock that the job takes as well, or be a sweep
   * that runs again: a job that waits already may otherwise run before the caller's rows are committed.
   */
  oneWaits?(payload: Payload): string | undefined;
  /** Jobs that are enqueued together begin at random moments of so many seconds. */
  spreadSeconds?: number;
  /** Kept only for its type. */
  payload?: Payload;
};

const RETRY_LIMIT = 10;

/** With 300 s between them at most: nearly two weeks, as long as pg-boss keeps a job that waits. */
export const RETRIES_WHILE_CELL_AWAY = 4_000;

type QueueOptions<Payload extends object> = Partial<
  Pick<Queue<Payload>, 'retryLimit' | 'keyOf' | 'oneWaits' | 'spreadSeconds'>
>;

/** Says how the shard follows from the payload, unless the payload has it as a field. */
export function defineQueue<Payload extends object>(
  name: string,
  ...[options]: Payload extends { shard: number }
    ? [QueueOptions<Payload>?]
    : [QueueOptions<Payload> & Pick<Queue<Payload>, 'shardOf'>]
): Queue<Payload> {
  const shardOf = (payload: Payload) => (payload as { shard?: number }).shard ?? null;
  const given = options as Partial<Queue<Payload>> | undefined;
  return { name, retryLimit: RETRY_LIMIT, shardOf, ...given };
}

/** For queues whose jobs are about no shard in particular. */
export const ofNoShard = (): null => null;

function stored<Payload extends object>(queue: Queue<Payload>, payload: Payload): object {
  const traceparent = traceparentNow();
  const traced = traceparent === undefined ? {} : { traceparent };
  return { ...payload, shard: queue.shardOf(payload), ...traced };
}

/** A queue for a schedule: at most one of its jobs waits, however long a run takes. */
export function defineSweep(
  name: string,
  options: Pick<Queue<object>, 'retryLimit'>,
): Queue<Record<string, never>> {
  return { name, ...options, shardOf: ofNoShard, oneWaits: () => undefined };
}

type EnqueueOptions = {
  startAfterSeconds?: number;
  /** At most one in so many seconds for a key, and always one after the last that was asked for. */
  debounce?: { key: string; seconds: number };
};

type JobStanding =
  | { state: 'waiting' | 'active' | 'done' }
  /** After its last retry. */
  | { state: 'failed'; failedAt: Date };

export type Jobs = {
  /** Joins the caller's transaction: the job exists exactly when the caller's rows do. */
  enqueue<P extends object>(
    tx: Db,
    queue: Queue<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * The same for many with one statement, also in a transaction held on a bare pg client. Patient ones
   * are taken when nobody else's are waiting in the queue.
   */
  enqueueMany<P extends object>(
    tx: Db | StatementRunner,
    queue: Queue<P>,
    payloads: readonly P[],
    urgency?: 'prompt' | 'patient',
  ): Promise<void>;
  /** A job of a queue with keys; null when pg-boss does not know it, or not any more. */
  find<P extends object>(queue: Queue<P>, payload: P): Promise<JobStanding | null>;
  work<P extends object>(
    queue: Queue<P>,
    handler: (payload: P) => Promise<void>,
    options?: { concurrency?: number },
  ): Promise<void>;
  schedule(queue: Queue<Record<string, never>>, cron: string): Promise<void>;
  stop(): Promise<void>;
};

const JOB_NAMESPACE = 'a0c4b0f6-5d0c-4d8e-9a3e-6d1f1c7a2b19';

function bossOver(database: Database, role: 'api' | 'worker'): PgBoss {
  const supervising = role === 'worker';
  return new PgBoss({
    db: {
      async executeSql(text, values) {
        const result = await database.pool.query({ text, ...(values && { values }) });
        // pg answers several statements in one text with several results
        return { rows: [result].flat().flatMap((part) => part.rows) };
      },
    },
    schema: JOBS_SCHEMA,
    migrate: false,
    createSchema: false,
    supervise: supervising,
    schedule: supervising,
    // reads the whole table, and the loop finds the jobs of killed workers sooner
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    // no job waits for another
    flowIntervalSeconds: 3_600,
    reindex: false,
    monitorVacuum: false,
  });
}

type JobsParts = {
  database: Database;
  wakeUps: WakeUps;
  log: Log;
  metrics: Metrics;
  quarantine: Pick<Quarantine, 'isOn'>;
  /** For tests that must not be saved by a poll. */
  pollMs?: number;
};

export async function startJobs(
  role: 'api' | 'worker',
  { database, wakeUps, log, metrics, quarantine, pollMs }: JobsParts,
): Promise<Jobs> {
  const boss = bossOver(database, role);
  const warn = createRareWarnings(log);
  boss.on('error', (error) => warn(error, 'the job queue met an error'));
  await boss.start();
  const find = (queues: readonly string[]) => findWork(database.pool, queues);
  const mayRun = async () => !(await quarantine.isOn());
  const loop = createJobLoop(boss, { find, mayRun }, { log, warn }, metrics, pollMs);
  if (role === 'worker') wakeUps.subscribe(loop.wake);

  return {
    async enqueue(tx, queue, payload, options) {
      await boss.send(queue.name, stored(queue, payload), {
        db: fromKysely(tx),
        ...idOf(queue, payload),
        ...waitingKeyOf(queue, payload),
        ...(options?.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
        ...(options?.debounce !== undefined && {
          singletonKey: options.debounce.key,
          singletonSeconds: options.debounce.seconds,
          singletonNextSlot: true,
        }),
      });
      if (options?.startAfterSeconds === undefined) {
        afterCommit(tx, () => wakeUps.send(queue.name));
      }
    },
    async enqueueMany(tx, queue, payloads, urgency = 'prompt') {
      if (payloads.length === 0) return;
      const priority = urgency === 'patient' ? -1 : 0;
      await boss.insert(
        queue.name,
        payloads.map((payload) => ({
          data: stored(queue, payload),
          priority,
          startAfter: Math.floor(Math.random() * ((queue.spreadSeconds ?? 0) + 1)),
          ...idOf(queue, payload),
          ...waitingKeyOf(queue, payload),
        })),
        { db: bossDbOf(tx) },
      );
      afterCommit(tx, () => wakeUps.send(queue.name));
    },
    async find(queue, payload) {
      const { id } = idOf(queue, payload);
      if (id === undefined) throw new Error(`jobs of ${queue.name} have no key`);
      const job = await boss.getJobById(queue.name, id);
      if (job === null) return null;
      const { state, completedOn } = job;
      if (state === 'failed') return { state, failedAt: completedOn ?? new Date() };
      if (state === 'active') return { state };
      return { state: state === 'created' || state === 'retry' ? 'waiting' : 'done' };
    },
    async work(queue, handler, options) {
      loop.work(queue.name, handler, options?.concurrency ?? 2);
    },
    async schedule(queue, cron) {
      await boss.schedule(queue.name, cron, stored(queue, {}), { singletonKey: queue.name });
    },
    async stop() {
      await loop.stop();
      wakeUps.close();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

function bossDbOf(tx: Db | StatementRunner): BossDb {
  if ('executeQuery' in tx) return fromKysely(tx.withoutPlugins());
  return { executeSql: (text, values) => tx.query({ text, ...(values && { values }) }) };
}

/** pg-boss skips a job whose id it has. */
function idOf<P extends object>(queue: Queue<P>, payload: P): { id?: string } {
  if (queue.keyOf === undefined) return {};
  return { id: v5(`${queue.name}/${queue.keyOf(payload)}`, JOB_NAMESPACE) };
}

/** The policy `short` lets one job wait for each key; every job needs a key. */
function waitingKeyOf<P extends object>(queue: Queue<P>, payload: P): { singletonKey?: string } {
  if (queue.oneWaits === undefined) return {};
  return { singletonKey: queue.oneWaits(payload) ?? randomUUID() };
}

/** Creates or upgrades the job schema and its queues; run by `migrate` as the owner. */
export async function migrateJobs(
  ownerUrl: string,
  queues: readonly Queue<object>[],
): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    max: 2,
  });
  await boss.start();
  for (const queue of queues) {
    const options = {
      retryLimit: queue.retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 300,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 300,
    };
    const policy = queue.oneWaits === undefined ? 'standard' : 'short';
    const existing = await boss.getQueue(queue.name);
    if (existing === null) {
      await boss.createQueue(queue.name, { ...options, policy });
      continue;
    }
    await boss.updateQueue(queue.name, options);
    // pg-boss has no call for it; jobs keep the policy that they were enqueued under
    if (existing.policy !== policy) {
      await boss
        .getDb()
        .executeSql(`UPDATE ${JOBS_SCHEMA}.queue SET policy = $2 WHERE name = $1`, [
          queue.name,
          policy,
        ]);
    }
  }
  await boss.stop({ graceful: false });
}
