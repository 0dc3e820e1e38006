import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { urlOf } from '../testing/scratch-database.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { useTestServer } from '../testing/test-server.ts';
import { inBareTransaction } from './bare-transaction.ts';
import { inTransaction, type StatementRunner } from './database.ts';
import { findWork } from './jobs.queries.ts';
import { defineQueue, type Jobs, migrateJobs, ofNoShard, startJobs } from './jobs.ts';
import { createWakeUps, type WakeUps } from './wake-ups.ts';

type Numbered = { number: number };
const first = defineQueue<Numbered>('test_first', { retryLimit: 2, shardOf: ofNoShard });
const second = defineQueue<Numbered>('test_second', { retryLimit: 2, shardOf: ofNoShard });
const sharded = defineQueue<Numbered & { shard: number }>('test_sharded', { retryLimit: 2 });

/** Generous, because the machine may be busy. */
const SOON = { timeout: 20_000, interval: 10 };

const server = useTestServer();
let database: string;
let context: TestContext;
let jobs: Jobs;
let stopped: Promise<void> | undefined;

beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    server.owner.db,
  );
  database = rows[0]?.name ?? '';
  await migrateJobs(urlOf(testConfig().ownerUrl, database), [first, second, sharded]);
});

async function startWorker(
  wakeUps: WakeUps,
  pollMs?: number,
  quarantine?: { isOn(): Promise<boolean> },
): Promise<void> {
  context = createTestContext({
    databaseUrl: urlOf(testConfig().config.DATABASE_WORKER_URL, database),
    settings: { REDIS_URL: null },
  });
  jobs = await startJobs('worker', {
    ...context.ctx,
    wakeUps,
    ...(pollMs !== undefined && { pollMs }),
    ...(quarantine && { quarantine }),
  });
}

beforeEach(async () => {
  await sql`DELETE FROM pgboss.job`.execute(server.owner.db);
  stopped = undefined;
  await startWorker(createWakeUps(null, null, server.ctx.log));
});

/** Polls once and then not again, so that only a wake-up can start a job. */
async function startWorkerWithoutPolls(): Promise<void> {
  await jobs.stop();
  await context.close();
  await startWorker(createWakeUps(null, null, server.ctx.log), 600_000);
}

afterEach(async () => {
  await (stopped ?? jobs.stop());
  await context.close();
});

/** Works on the queue and lists what was handled, after the first poll has found nothing. */
async function handle(
  queue: typeof first,
  handler: (number: number) => Promise<void> = async () => undefined,
  concurrency = 2,
): Promise<number[]> {
  const handled: number[] = [];
  await jobs.work(
    queue,
    async ({ number }) => {
      handled.push(number);
      await handler(number);
    },
    { concurrency },
  );
  await delay(300);
  return handled;
}

async function statesOf(queue: typeof first): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM pgboss.job WHERE name = ${queue.name} ORDER BY data ->> 'number'`.execute(
    server.owner.db,
  );
  return rows.map((row) => row.state);
}

describe('the job loop of a worker', { timeout: 60_000 }, () => {
  it('starts a job right after the COMMIT of the transaction that enqueued it', async () => {
    await startWorkerWithoutPolls();
    const handled = await handle(first);
    await inTransaction(context.ctx.db, async (tx) => {
      await jobs.enqueue(tx, first, { number: 1 });
      await delay(100);
      expect(handled).toEqual([]);
    });
    await vi.waitFor(() => expect(handled).toEqual([1]), SOON);
  });

  it('starts jobs right after the COMMIT of a transaction on a bare client', async () => {
    await startWorkerWithoutPolls();
    const handled = await handle(first);
    await inBareTransaction(context.ctx.database.prepared, (tx) =>
      jobs.enqueueMany(tx, first, [{ number: 1 }, { number: 2 }]),
    );
    await vi.waitFor(() => expect(handled.toSorted((a, b) => a - b)).toEqual([1, 2]), SOON);
  });

  it('finds a job whose wake-up was lost', async () => {
    const handled = await handle(first);
    await server.ctx.jobs.enqueue(server.ctx.db, first, { number: 1 });
    await vi.waitFor(() => expect(handled).toEqual([1]), SOON);
  });

  it('leaves every job where it is while the database is in quarantine', async () => {
    await jobs.stop();
    await context.close();
    let isOn = true;
    const quarantine = { isOn: async () => isOn };
    await startWorker(createWakeUps(null, null, server.ctx.log), 200, quarantine);
    const handled = await handle(first);
    await jobs.enqueue(context.ctx.db, first, { number: 1 });
    await delay(1_000);
    expect(handled).toEqual([]);
    expect(await statesOf(first)).toEqual(['created']);
    isOn = false;
    await vi.waitFor(() => expect(handled).toEqual([1]), SOON);
  });

  it('runs the job of a killed worker again without a new job being enqueued', async () => {
    await server.ctx.jobs.enqueue(server.ctx.db, first, { number: 1 });
    await sql`UPDATE pgboss.job SET state = 'active', started_on = now() - interval '20 s',
      heartbeat_on = now() - interval '11 s'`.execute(server.owner.db);
    const handled = await handle(first);
    await vi.waitFor(() => expect(handled).toEqual([1]), SOON);
  });

  it('does not repeat a job whose worker is alive', async () => {
    await server.ctx.jobs.enqueue(server.ctx.db, first, { number: 1 });
    await sql`UPDATE pgboss.job SET state = 'active', started_on = now() - interval '20 s',
      heartbeat_on = now()`.execute(server.owner.db);
    const handled = await handle(first);
    await delay(2_500);
    expect(handled).toEqual([]);
  });

  it('refreshes the heartbeat of a long job, so that no other worker runs it', async () => {
    const release = Promise.withResolvers<void>();
    const handled = await handle(first, () => release.promise);
    await jobs.enqueue(context.ctx.db, first, { number: 1 });
    await vi.waitFor(() => expect(handled).toEqual([1]), SOON);
    await vi.waitFor(async () => {
      const { rows } = await sql<{ refreshed: boolean }>`
        SELECT heartbeat_on > started_on AS refreshed FROM pgboss.job
        WHERE name = ${first.name}`.execute(server.owner.db);
      expect(rows).toEqual([{ refreshed: true }]);
    }, SOON);
    release.resolve();
  });

  it('runs the jobs of one queue while all slots of another are taken', async () => {
    const release = Promise.withResolvers<void>();
    const slow = await handle(first, () => release.promise);
    const quick = await handle(second);
    const numbers = Array.from({ length: 20 }, (_, number) => ({ number }));
    await jobs.enqueueMany(context.ctx.db, first, numbers);
    await vi.waitFor(() => expect(slow).toHaveLength(2), SOON);
    await jobs.enqueue(context.ctx.db, second, { number: 1 });
    await vi.waitFor(() => expect(quick).toEqual([1]), SOON);
    expect(slow).toHaveLength(2);
    release.resolve();
    await vi.waitFor(() => expect(slow).toHaveLength(20), SOON);
  });

  it('takes patient jobs after the others of their queue', async () => {
    await server.ctx.jobs.enqueueMany(server.ctx.db, first, [{ number: 1 }], 'patient');
    await server.ctx.jobs.enqueueMany(server.ctx.db, first, [{ number: 2 }]);
    const handled = await handle(first, undefined, 1);
    await vi.waitFor(() => expect(handled).toEqual([2, 1]), SOON);
  });

  it('begins the jobs of a queue that spreads them over its seconds, and others at once', async () => {
    const spread = { ...first, spreadSeconds: 20 };
    const numbers = Array.from({ length: 50 }, (_, number) => ({ number }));
    const delaysOf = async () => {
      const { rows } = await sql<{ seconds: number }>`
        DELETE FROM pgboss.job WHERE name = ${first.name}
        RETURNING extract(epoch FROM start_after - created_on)::float8 AS seconds`.execute(
        server.owner.db,
      );
      return rows.map(({ seconds }) => seconds);
    };
    await server.ctx.jobs.enqueueMany(server.ctx.db, spread, numbers);
    const delays = await delaysOf();
    expect(delays).toHaveLength(50);
    expect(Math.max(...delays)).toBeGreaterThan(10);
    expect(Math.max(...delays)).toBeLessThanOrEqual(20);
    expect(Math.min(...delays)).toBeLessThan(10);
    await server.ctx.jobs.enqueueMany(server.ctx.db, first, numbers);
    expect(Math.max(...(await delaysOf()))).toBe(0);
  });

  it('retries a failed job until its retries are spent, and counts each failure', async () => {
    const handled = await handle(first, () => Promise.reject(new Error('no luck')));
    await jobs.enqueue(context.ctx.db, first, { number: 1 });
    await vi.waitFor(() => expect(handled).toEqual([1, 1, 1]), SOON);
    await vi.waitFor(async () => expect(await statesOf(first)).toEqual(['failed']), SOON);
    const counted = await context.ctx.metrics.jobs.get();
    expect(counted.values).toContainEqual(
      expect.objectContaining({ labels: { queue: first.name, result: 'failed' }, value: 3 }),
    );
  });

  it('finishes running jobs before it stops, and starts no more', async () => {
    const handled = await handle(first, () => delay(500), 1);
    await jobs.enqueueMany(context.ctx.db, first, [{ number: 1 }, { number: 2 }]);
    await vi.waitFor(() => expect(handled).toHaveLength(1), SOON);
    stopped = jobs.stop();
    await stopped;
    expect((await statesOf(first)).toSorted()).toEqual(['completed', 'created']);
  });
});

describe('the statement that finds work', () => {
  it('reads one index entry for each queue, whatever waits in the others', async () => {
    const waiting = Array.from({ length: 5_000 }, (_, number) => ({ number }));
    await server.ctx.jobs.enqueueMany(server.ctx.db, first, waiting);
    await sql`ANALYZE pgboss.job`.execute(server.owner.db);
    const explain: StatementRunner = {
      async query({ text, values = [] }) {
        const plan = await server.owner.pool.query<{ 'QUERY PLAN': string }>({
          text: `EXPLAIN ${text}`,
          values,
        });
        return {
          rows: plan.rows.map((row) => ({ name: row['QUERY PLAN'] })) as never[],
          rowCount: 0,
        };
      },
    };
    const plan = (await findWork(explain, [first.name, second.name])).join('\n');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('a stored job payload', () => {
  it('names its shard, or null for work without one', async () => {
    await jobs.enqueue(context.ctx.db, sharded, { number: 1, shard: 7 });
    await jobs.enqueueMany(context.ctx.db, first, [{ number: 2 }]);
    const { rows } = await sql<{ data: object }>`
      SELECT data FROM pgboss.job WHERE name LIKE 'test%' ORDER BY data ->> 'number'`.execute(
      server.owner.db,
    );
    expect(rows.map((row) => row.data)).toEqual([
      { number: 1, shard: 7 },
      { number: 2, shard: null },
    ]);
  });

  it('does not compile without a shard', () => {
    // @ts-expect-error neither a field of the payload nor a function
    const queue = defineQueue<Numbered>('test_unsharded', { retryLimit: 2 });
    expect(queue.name).toBe('test_unsharded');
  });
});

describe('a transaction that enqueued a job', () => {
  it('wakes no worker when it is rolled back', async () => {
    const send = vi.fn<WakeUps['send']>();
    await jobs.stop();
    await context.close();
    await startWorker({ send, subscribe: () => undefined, close: () => undefined });
    const broken = inTransaction(context.ctx.db, async (tx) => {
      await jobs.enqueue(tx, first, { number: 1 });
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(send).not.toHaveBeenCalled();
    await inTransaction(context.ctx.db, (tx) => jobs.enqueue(tx, first, { number: 1 }));
    expect(send).toHaveBeenCalledExactlyOnceWith(first.name);
  });
});
