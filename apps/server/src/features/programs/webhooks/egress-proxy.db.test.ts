import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEgress } from '../../../platform/egress.ts';
import { createDnsLookup } from '../../../platform/egress-lookup.ts';
import { type ConnectProxy, startConnectProxy } from '../../../testing/connect-proxy.ts';
import { runAllJobs } from '../../../testing/followed-shipments.ts';
import { startNameserver } from '../../../testing/nameserver.ts';
import { accountOf, registerCustomer } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { useWebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { sendDue } from './deliver-webhooks.ts';
import { createEndpoint, type Owner, pingEndpoint } from './manage-endpoints.ts';

const EVENTS = 12;

let proxy: ConnectProxy;
beforeAll(async () => {
  proxy = await startConnectProxy();
});
afterAll(() => proxy.stop());

const server = useTestServer();
const worker = useTestWorker(server, {
  get WEBHOOK_EGRESS_PROXY() {
    return proxy.url;
  },
});
const receiver = useWebhookReceiver();

let owner: Owner;
beforeAll(async () => {
  owner = await accountOf(server, (await registerCustomer(server, worker)).id);
});

async function deliver(): Promise<void> {
  await runAllJobs(worker);
  await worker.runJob('sweep_webhook_deliveries', {});
  await runAllJobs(worker);
}

async function makeDue(): Promise<void> {
  await sql`UPDATE webhook_deliveries SET next_attempt_at = now() - interval '1 second'
    WHERE state = 'waiting'`.execute(server.owner.db);
}

async function read(endpointId: string) {
  const endpoint = await server.owner.db
    .selectFrom('webhookEndpoints')
    .select(['failures', 'failingSince', 'nextProbeAt', 'offBecause'])
    .where('id', '=', endpointId)
    .executeTakeFirstOrThrow();
  const deliveries = await server.owner.db
    .selectFrom('webhookDeliveries')
    .select(['state', 'attempts', 'inFlight', 'lastError'])
    .where('endpointId', '=', endpointId)
    .execute();
  const attempts = await server.owner.db
    .selectFrom('webhookAttempts')
    .select('id')
    .where('customerId', '=', owner.customerId)
    .execute();
  return { endpoint, deliveries, attempts };
}

it('delays webhooks while our proxy is away, without counting a failure of the endpoint', async () => {
  const { endpoint } = await createEndpoint(server.ctx, owner, { url: receiver.url, types: [] });
  await proxy.stop();
  for (let sent = 0; sent < EVENTS; sent += 1) await pingEndpoint(server.ctx, owner, endpoint.id);
  // more often than an endpoint may fail before it is probed, and as often as a delivery has attempts
  for (let round = 0; round < 11; round += 1) {
    await deliver();
    await makeDue();
  }
  const away = await read(endpoint.id);
  const untouched = { failures: 0, failingSince: null, nextProbeAt: null, offBecause: null };
  expect(away.endpoint).toEqual(untouched);
  expect(away.attempts).toEqual([]);
  const waiting = { state: 'waiting', attempts: 0, inFlight: false, lastError: null };
  expect(away.deliveries).toEqual(Array.from({ length: EVENTS }, () => waiting));
  expect(receiver.calls).toEqual([]);

  await proxy.start();
  await deliver();
  expect(receiver.calls).toHaveLength(EVENTS);
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(EVENTS);
  const { deliveries } = await read(endpoint.id);
  expect(deliveries.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(
    Array.from({ length: EVENTS }, () => 'delivered 1'),
  );
});

/** Sends what is due to an endpoint while no nameserver of ours answers. */
async function deliverWithoutNameserver(endpointId: string): Promise<void> {
  const nameserver = await startNameserver(() => null);
  nameserver.close();
  const lookup = createDnsLookup([nameserver.address]);
  const egress = createEgress({ privateTargets: true, lookup });
  await sendDue({ ...worker.ctx(), egress }, { endpointId, shard: owner.shard });
  await egress.close();
}

async function addPinged() {
  const url = receiver.url.replace('127.0.0.1', 'shop.test');
  const { endpoint } = await createEndpoint(server.ctx, owner, { url, types: [] });
  await pingEndpoint(server.ctx, owner, endpoint.id);
  return endpoint;
}

it('delays webhooks while no nameserver of ours answers, without counting a failure of the endpoint', async () => {
  const endpoint = await addPinged();
  await deliverWithoutNameserver(endpoint.id);
  expect(await read(endpoint.id)).toMatchObject({
    endpoint: { failures: 0, failingSince: null, nextProbeAt: null },
    deliveries: [{ state: 'waiting', attempts: 0, inFlight: false, lastError: null }],
  });
});

it('tries a failing endpoint half a minute after no nameserver of ours answered', async () => {
  const endpoint = await addPinged();
  await sql`UPDATE webhook_endpoints SET failures = 40, failing_since = now() - interval '1 day'
    WHERE id = ${endpoint.id}`.execute(server.owner.db);
  await deliverWithoutNameserver(endpoint.id);
  const { nextProbeAt, failures } = (await read(endpoint.id)).endpoint;
  expect(failures).toBe(40);
  const wait = ((nextProbeAt?.getTime() ?? 0) - Date.now()) / 1_000;
  expect(wait).toBeGreaterThan(10);
  expect(wait).toBeLessThan(30);
});

it('counts failures behind the proxy against the endpoint', async () => {
  const { endpoint } = await createEndpoint(server.ctx, owner, { url: receiver.url, types: [] });
  receiver.answer = (response) => void response.writeHead(500).end();
  await pingEndpoint(server.ctx, owner, endpoint.id);
  await deliver();
  expect(await read(endpoint.id)).toMatchObject({
    endpoint: { failures: 1 },
    deliveries: [{ state: 'waiting', attempts: 1 }],
  });
});
