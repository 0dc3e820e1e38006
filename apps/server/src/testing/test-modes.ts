import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Booking, BookingRequest, Draft, Quote } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { buildWorker } from '../build-worker.ts';
import { keepMails } from '../features/programs/test-mode/index.ts';
import { buildTestApi, dispatchModes, testSettings } from '../modes.ts';
import type { Ctx } from '../platform/context.ts';
import { openDatabase } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mailer } from '../platform/mailer.ts';
import { bookingRequest, PARCEL_QUOTE } from './builders.ts';
import { giveKey, seatProgram } from './programs.ts';
import { cloneTemplate, dropDatabase, urlOf } from './scratch-database.ts';
import { testConfig } from './test-config.ts';
import { createTestContextWithJobs, type TestContext } from './test-context.ts';
import type { TestServer } from './test-server.ts';

const TEST_MODE = new URL('../../db/test-mode.sql', import.meta.url);

/** The test side of a server. `url` is where both sides are asked, each by its keys and numbers. */
export type TestModes = TestServer & {
  url: string;
  /** Of its worker. */
  worker: Ctx;
  mailer: Mailer;
  runJobs(): Promise<void>;
};

/** Opens test mode beside a server, on a database of its own. */
export function useTestModes(live: TestServer): TestModes {
  const test = {} as TestModes;
  const contexts: TestContext[] = [];
  let name: string;

  beforeAll(async () => {
    const { config, adminUrl, ownerUrl } = testConfig();
    name = await cloneTemplate(adminUrl);
    test.owner = openDatabase({
      url: urlOf(ownerUrl, name),
      poolSize: 2,
      applicationName: 'test-owner',
      log: live.ctx.log,
    });
    await sql`UPDATE database_mode SET mode = 'test'`.execute(test.owner.db);
    await sql.raw(await readFile(TEST_MODE, 'utf8')).execute(test.owner.db);
    const open = async (baseUrl: string) => {
      const context = await createTestContextWithJobs({
        databaseUrl: urlOf(baseUrl, name),
        settings: testSettings(live.ctx.config),
        mode: 'test',
        identity: live.ctx.identity,
      });
      contexts.push(context);
      return context.ctx;
    };
    test.ctx = await open(config.DATABASE_API_URL);
    test.app = await buildTestApi(live.ctx, test.ctx);
    test.worker = await open(config.DATABASE_WORKER_URL);
    test.runJobs = await buildTestWorker(test);
    await live.app.ready();
    dispatchModes(live.app, () => test.app);
    await live.app.listen({ host: '127.0.0.1', port: 0 });
    test.url = `http://127.0.0.1:${(live.app.server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await test.app.close();
    await test.owner.close();
    for (const context of contexts) await context.close();
    await dropDatabase(testConfig().adminUrl, name);
  });
  return test;
}

/** Runs the jobs that are due, until there are none, with the real handlers. */
async function buildTestWorker(test: TestModes): Promise<() => Promise<void>> {
  const { worker: ctx } = test;
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  const jobs: Jobs = {
    ...ctx.jobs,
    async work(queue, handler) {
      handlers.set(queue.name, handler);
    },
    schedule: () => Promise.resolve(),
  };
  const { mailer, sms } = keepMails(ctx);
  test.mailer = mailer;
  await buildWorker({ ...ctx, jobs }, mailer, sms);
  return async () => {
    for (;;) {
      const due = await sql<{ name: string; data: object }>`
        UPDATE pgboss.job SET state = 'completed', completed_on = now()
        WHERE state = 'created' AND start_after <= now() AND name NOT LIKE '\\_\\_pgboss%'
        RETURNING name, data`.execute(test.owner.db);
      if (due.rows.length === 0) return;
      for (const { name, data } of due.rows) await handlers.get(name)?.(data as never);
    }
  };
}

/** Asks the server of both modes as a program does. */
export async function ask(
  { url }: TestModes,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  headers: object,
  body?: object,
) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

export async function seatTestProgram(live: TestServer) {
  const program = await seatProgram(live);
  return { ...program, test: await giveKey(live, program.customerId, undefined, 'test') };
}

export async function bookOnAccount(
  modes: TestModes,
  headers: object,
  change: (request: BookingRequest) => Partial<BookingRequest> = () => ({}),
): Promise<Booking> {
  const post = async <T>(path: string, body: object, own = headers) => {
    const answer = await ask(modes, 'POST', path, own, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer));
    return answer.body as T;
  };
  const quote = await post<Quote>('/api/shipments/quote', PARCEL_QUOTE);
  const draft = await post<Draft>('/api/drafts', {
    quoteId: quote.id,
    recipientEmail: 'rosa@example.org',
    recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
  });
  const { acceptedTerms: _, ...request } = bookingRequest(draft, { paymentMethod: 'on_account' });
  const changed = { ...request, ...change(request) };
  return post('/api/shipments/public', changed, { ...headers, 'idempotency-key': draft.attemptId });
}
