import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

const server = useTestServer();
const worker = useTestWorker(server);
const silent = useWebhookReceiver();
const healthy = useWebhookReceiver();

let jobs: Jobs;
beforeAll(async () => {
  // a worker that runs jobs by itself, with the slots of the product
  const wakeUps = createWakeUps(null, null, server.ctx.log);
  jobs = await startJobs('worker', { ...worker.ctx(), wakeUps });
  const mailer = { send: () => Promise.resolve(), close: () => undefined };
  const working = { ...worker.ctx(), jobs, mailer, sms: null };
  for (const { queue, run, options } of webhooks.jobs ?? []) {
    await jobs.work(queue, (payload) => run(working, payload), options);
  }
});

const unanswered: (() => void)[] = [];
afterEach(async () => {
  silent.answer = (response) => void response.writeHead(503).end();
  for (const answer of unanswered.splice(0)) answer();
  await vi.waitFor(async () => {
    if ((await countInFlight()) > 0) throw new Error('a delivery is still on its way');
  }, 10_000);
  await server.owner.db.deleteFrom('webhookEndpoints').execute();
  silent.calls.length = 0;
  healthy.reset();
});
afterAll(() => jobs.stop());

async function countInFlight(): Promise<number> {
  const rows = await server.owner.db
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('inFlight', '=', true)
    .execute();
  return rows.length;
}

async function addAccount(count: number, url: string, failures = 0): Promise<Owner> {
  const owner = await accountOf(server, (await registerCustomer(server, worker)).id);
  const failingSince = failures === 0 ? null : new Date(Date.now() - 3_600_000);
  const endpoints = Array.from({ length: count }, () => {
    const id = newRowId();
    const secret = server.ctx.secrets.seal('whsec_c2lsZW50', sealedFor(id));
    return { id, ...owner, url, secret, failures, failingSince };
  });
  await server.owner.db.insertInto('webhookEndpoints').values(endpoints).execute();
  return owner;
}

async function publish(owner: Owner): Promise<void> {
  const ctx = { ...worker.ctx(), jobs };
  const id = newRowId();
  const at = new Date();
  const type = 'shipment.delivered';
  const about = { identity: `${type}:${id}`, shipmentId: null, recordedAt: at, occurredAt: at };
  const event = { id, ...owner, type, ...about, body: JSON.stringify({ id, type }) };
  await inTransaction(ctx.db, (tx) => publishEvents(ctx, tx, [event]));
}

describe('an event', () => {
  it.each([
    ['80 failing endpoints', 80, 10],
    // as many as an account may have
    ['20 endpoints of one account', 20, 0],
  ])('arrives within 2 s beside %s that never answer', async (_what, count, failures) => {
    silent.answer = (response) => void unanswered.push(() => response.writeHead(503).end());
    const silentOwner = await addAccount(count, silent.url, failures);
    const owner = await addAccount(1, healthy.url);
    await publish(silentOwner);
    await vi.waitFor(() => expect(silent.calls.length).toBeGreaterThanOrEqual(8), 10_000);
    // what else would take a slot has done so by then
    await setTimeout(500);
    const begun = Date.now();
    await publish(owner);
    await vi.waitFor(() => expect(healthy.calls).toHaveLength(1), 12_000);
    expect(Date.now() - begun).toBeLessThan(2_000);
  });
});
