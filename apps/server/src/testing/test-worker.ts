import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { buildWorker } from '../build-worker.ts';
import type { Config } from '../config.ts';
import type { Ctx } from '../platform/context.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mailer } from '../platform/mailer.ts';
import type { TextMessage } from '../platform/sms.ts';
import { urlOf } from './scratch-database.ts';
import { testConfig } from './test-config.ts';
import { createTestContextWithJobs, type TestContext } from './test-context.ts';
import type { TestServer } from './test-server.ts';

type SentMail = Parameters<Mailer['send']>[0];

export type TestWorker = {
  /** Sent emails, oldest first. */
  mails: SentMail[];
  texts: TextMessage[];
  /** Runs the jobs that are due, once each, with the real handlers and the worker's own role. */
  runJobs(): Promise<void>;
  runJob(queue: string, payload: object): Promise<void>;
  /** The handlers' context, under the worker's own role. */
  ctx(): Ctx;
};

/** The worker's handlers on the database of a test server, run on demand. */
export function useTestWorker(server: TestServer, settings: Partial<Config> = {}): TestWorker {
  const mails: SentMail[] = [];
  const texts: TextMessage[] = [];
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  let context: TestContext;

  beforeAll(async () => {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
      server.owner.db,
    );
    context = await createTestContextWithJobs({
      databaseUrl: urlOf(testConfig().config.DATABASE_WORKER_URL, rows[0]?.name ?? ''),
      settings: { REDIS_URL: null, S3_BUCKET: server.ctx.config.S3_BUCKET, ...settings },
      cells: server.ctx.cells,
    });
    const jobs: Jobs = {
      ...context.ctx.jobs,
      async work(queue, handler) {
        handlers.set(queue.name, handler);
      },
      schedule: () => Promise.resolve(),
    };
    const mailer: Mailer = {
      async send(mail) {
        mails.push(mail);
      },
      close: () => undefined,
    };
    const sms = { send: async (message: TextMessage) => void texts.push(message) };
    await buildWorker({ ...context.ctx, jobs }, mailer, sms);
  });

  afterAll(() => context.close());

  const run = async (queue: string, payload: object) => {
    const handler = handlers.get(queue);
    if (handler === undefined) throw new Error(`no handler for ${queue}`);
    await handler(payload as never);
  };

  return {
    mails,
    texts,
    runJob: run,
    ctx: () => context.ctx,
    async runJobs() {
      const due = await sql<{ name: string; data: object }>`
        UPDATE pgboss.job SET state = 'completed', completed_on = now()
        WHERE state = 'created' AND start_after <= now() AND name NOT LIKE '\\_\\_pgboss%'
        RETURNING name, data, created_on`.execute(server.owner.db);
      for (const { name, data } of due.rows) await run(name, data);
    },
  };
}
