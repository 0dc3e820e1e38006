import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { type Jobs, startJobs } from '../../../platform/jobs.ts';
import { newRowId } from '../../../platform/random.ts';
import { createWakeUps } from '../../../platform/wake-ups.ts';
import { accountOf, registerCustomer } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { useWebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { webhooks } from './index.ts';
import type { Owner } from './manage-endpoints.ts';
import { publishEvents } from './publish-events.ts';
import { sealedFor } from './sign-delivery.ts';

const SILENT = 80;
const TO_SILENT = 'shipment.created';
const TO_HEALTHY = 'shipment.delivered';

const server = useTestServer();
const worker = useTestWorker(server);
const silent = useWebhookReceiver();
const healthy = useWebhookReceiver();

let owner: Owner;
let jobs: Jobs;
beforeAll(async () => {
  owner = await accountOf(server, (await registerCustomer(server, worker)).id);
  // a worker that runs jobs by itself, with the slots of the product
  const wakeUps = createWakeUps(null, null, server.ctx.log);
  jobs = await startJobs('worker', { ...worker.ctx(), wakeUps });
});

const unanswered: (() => void)[] = [];
afterAll(async () => {
  const refuse = (response: Parameters<typeof silent.answer>[0]) =>
    void response.writeHead(503).end();
  silent.answer = refuse;
  for (const answer of unanswered) answer();
  await jobs.stop();
});

async function addEndpoints(count: number, url: string, type: string, failures: number) {
  const endpoints = Array.from({ length: count }, () => {
    const id = newRowId();
    const secret = server.ctx.secrets.seal('whsec_c2lsZW50', sealedFor(id));
    return { id, ...owner, url, types: [type], secret, failures };
  });
  await server.owner.db.insertInto('webhookEndpoints').values(endpoints).execute();
}

async function publish(type: string): Promise<void> {
  const ctx = { ...worker.ctx(), jobs };
  const id = newRowId();
  const at = new Date();
  const about = { identity: `${type}:${id}`, shipmentId: null, recordedAt: at, occurredAt: at };
  const event = { id, ...owner, type, ...about, body: JSON.stringify({ id, type }) };
  await inTransaction(ctx.db, (tx) => publishEvents(ctx, tx, [event]));
}

it('sends an event within 2 s beside 80 failing endpoints that never answer', async () => {
  await addEndpoints(SILENT, silent.url, TO_SILENT, 10);
  await addEndpoints(1, healthy.url, TO_HEALTHY, 0);
  await sql`UPDATE webhook_endpoints SET failing_since = now() - interval '1 hour'
    WHERE failures > 0`.execute(server.owner.db);
  silent.answer = (response) => void unanswered.push(() => response.writeHead(503).end());
  const mailer = { send: () => Promise.resolve(), close: () => undefined };
  const working = { ...worker.ctx(), jobs, mailer, sms: null };
  for (const { queue, run, options } of webhooks.jobs ?? []) {
    await jobs.work(queue, (payload) => run(working, payload), options);
  }
  await publish(TO_SILENT);
  await vi.waitFor(() => expect(silent.calls.length).toBeGreaterThanOrEqual(8), 10_000);
  const begun = Date.now();
  await publish(TO_HEALTHY);
  await vi.waitFor(() => expect(healthy.calls).toHaveLength(1), 12_000);
  expect(Date.now() - begun).toBeLessThan(2_000);
});
