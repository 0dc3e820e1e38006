import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAllJobs } from '../../../testing/followed-shipments.ts';
import { seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { useWebhookReceiver } from '../../../testing/webhook-receiver.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const receiver = useWebhookReceiver();

type Program = Awaited<ReturnType<typeof seatProgram>>;
type Made = { id: string; secret: string };

let program: Program;
beforeAll(async () => {
  program = await seatProgram(server);
});
beforeEach(() => receiver.reset());

function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  by = program,
) {
  return server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: by.headers,
    ...(body !== undefined && { payload: body }),
  });
}

async function addEndpoint(by = program): Promise<Made> {
  const answer = await call('POST', '/webhook-endpoints', { url: receiver.url }, by);
  expect(answer.statusCode).toBe(201);
  return answer.json<Made>();
}

/** Transactions of other test files are in the same cluster, and hold the feed back for a moment. */
async function waitForFeed(by: Program, eventId: string): Promise<void> {
  await vi.waitFor(async () => {
    expect((await call('GET', '/events?limit=100', undefined, by)).body).toContain(eventId);
  }, 40_000);
}

/** Where the api listens, for answers that go on. */
async function address(): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}

async function deliver(): Promise<void> {
  await worker.runJob('sweep_webhook_deliveries', {});
  await runAllJobs(worker);
}

describe('webhook endpoints of /api/v1', () => {
  it('are made, read, changed and removed, and the secret is shown once', async () => {
    const { id, secret } = await addEndpoint();
    expect(secret).toMatch(/^whsec_/);
    const read = await call('GET', `/webhook-endpoints/${id}`);
    expect(read.json()).toMatchObject({ id, url: receiver.url, enabled: true, types: [] });
    expect(read.body).not.toContain('whsec_');
    const unchanged = await call('PATCH', `/webhook-endpoints/${id}`, {});
    expect(unchanged.json()).toEqual(read.json());
    const change = { types: ['shipment.delivered'], enabled: false };
    const changed = await call('PATCH', `/webhook-endpoints/${id}`, change);
    expect(changed.json()).toMatchObject({ ...change, offBecause: 'switched_off' });
    const pinged = await call('POST', `/webhook-endpoints/${id}/ping`);
    expect(pinged.json()).toMatchObject({ status: 409, code: 'webhook_endpoint_off' });
    const removed = await call('DELETE', `/webhook-endpoints/${id}`);
    expect(removed.json()).toEqual({ object: 'webhook_endpoint', id, removed: true });
    expect((await call('GET', `/webhook-endpoints/${id}`)).statusCode).toBe(404);
  });

  it('are pinged with a signed event whose delivery can be looked at', async () => {
    const { id, secret } = await addEndpoint();
    const pinged = await call('POST', `/webhook-endpoints/${id}/ping`);
    expect(pinged.statusCode).toBe(202);
    const { eventId } = pinged.json<{ eventId: string }>();
    await deliver();
    const [received] = receiver.calls;
    const headers = received?.headers as Record<string, string>;
    expect(new Webhook(secret).verify(received?.body ?? '', headers)).toMatchObject({
      id: eventId,
      type: 'endpoint.ping',
    });
    const deliveries = await call('GET', `/webhook-endpoints/${id}/deliveries`);
    expect(deliveries.json()).toMatchObject({
      data: [{ eventId, state: 'delivered', attempts: 1, log: [{ status: 204 }] }],
    });
    const event = await call('GET', `/events/${eventId}`);
    expect(event.json()).toMatchObject({ object: 'event', deliveries: [{ endpointId: id }] });
    const again = await call('POST', `/events/${eventId}/redeliver`, { endpointId: id });
    expect(again.json()).toMatchObject({ object: 'redelivery', endpoints: 1 });
    await deliver();
    expect(receiver.calls).toHaveLength(2);
  });

  it('get a new secret, and what they missed', async () => {
    const { id, secret } = await addEndpoint();
    const rotated = await call('POST', `/webhook-endpoints/${id}/rotate-secret`);
    expect(rotated.json<Made>().secret).not.toBe(secret);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const recovered = await call('POST', `/webhook-endpoints/${id}/recover`, { since });
    expect(recovered.json()).toMatchObject({ object: 'recovery', events: expect.any(Number) });
  });

  it('are made, rotated and pinged once for each Idempotency-Key, and a repeat gets the same secret', async () => {
    const by = await seatProgram(server);
    const keyed = (path: string, key: string, payload?: object) =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1/webhook-endpoints${path}`,
        headers: { ...by.headers, 'idempotency-key': key },
        ...(payload && { payload }),
      });
    const body = { url: receiver.url };
    const made = await Promise.all(Array.from({ length: 5 }, () => keyed('', 'one', body)));
    expect(new Set(made.map((answer) => answer.body)).size).toBe(1);
    expect(made[0]?.json()).toMatchObject({ secret: expect.stringMatching(/^whsec_/) });
    const { id, secret } = made[0]?.json<Made>() ?? { id: '', secret: '' };
    const other = await keyed('', 'one', { ...body, description: 'other' });
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    const rotated = await keyed(`/${id}/rotate-secret`, 'turn');
    expect(rotated.json<Made>().secret).not.toBe(secret);
    const again = await keyed(`/${id}/rotate-secret`, 'turn');
    expect(again.json<Made>().secret).toBe(rotated.json<Made>().secret);
    const pings = [await keyed(`/${id}/ping`, 'p'), await keyed(`/${id}/ping`, 'p')];
    expect(pings[1]?.json()).toEqual(pings[0]?.json());
    const listed = await call('GET', '/webhook-endpoints', undefined, by);
    expect(listed.json<{ data: Made[] }>().data).toHaveLength(1);
    await deliver();
    const { eventId } = pings[0]?.json<{ eventId: string }>() ?? {};
    const sent = receiver.calls.filter(({ headers }) => headers['webhook-id'] === eventId);
    expect(sent).toHaveLength(1);
  });

  it('are 20 at most: of 20 made at once beside 19, one is', async () => {
    const by = await seatProgram(server);
    for (let made = 0; made < 19; made += 1) await addEndpoint(by);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call('POST', '/webhook-endpoints', { url: receiver.url }, by),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    const refused = answers.filter((answer) => answer.statusCode !== 201);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ code: 'too_many_webhook_endpoints' });
    }
  });

  it('list a page of deliveries with all attempts of each', async () => {
    const { id } = await addEndpoint();
    await sql`INSERT INTO webhook_deliveries (id, shard, customer_id, endpoint_id, event_id, event_day, type)
      SELECT gen_random_uuid(), shard, customer_id, id, gen_random_uuid(), current_date, 'endpoint.ping'
      FROM webhook_endpoints CROSS JOIN generate_series(1, 60) WHERE id = ${id}`.execute(
      server.owner.db,
    );
    await sql`INSERT INTO webhook_attempts (id, shard, customer_id, delivery_id, status, ms)
      SELECT gen_random_uuid(), shard, customer_id, id, 500, n
      FROM webhook_deliveries CROSS JOIN generate_series(1, 11) n
      WHERE endpoint_id = ${id}`.execute(server.owner.db);
    const page = await call('GET', `/webhook-endpoints/${id}/deliveries?limit=100`);
    const { data } = page.json<{ data: { log: object[] }[] }>();
    expect(data.map(({ log }) => log.length)).toEqual(Array(60).fill(11));
  });

  it('do not belong to another account', async () => {
    const { id } = await addEndpoint();
    const stranger = await seatProgram(server);
    for (const answer of [
      await call('GET', `/webhook-endpoints/${id}`, undefined, stranger),
      await call('PATCH', `/webhook-endpoints/${id}`, { description: 'x' }, stranger),
      await call('POST', `/webhook-endpoints/${id}/ping`, undefined, stranger),
      await call('GET', `/webhook-endpoints/${id}/deliveries`, undefined, stranger),
      await call('DELETE', `/webhook-endpoints/${id}`, undefined, stranger),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
  });

  it('need the scope that they name', async () => {
    const reader = await seatProgram(server, ['events:read']);
    const refused = await call('GET', '/webhook-endpoints', undefined, reader);
    expect(refused.json()).toMatchObject({
      code: 'forbidden',
      details: { needs: 'webhooks:write' },
    });
    expect((await call('GET', '/events', undefined, reader)).statusCode).toBe(200);
  });
});

describe('the feed of events', () => {
  it('is read page by page, each event once and oldest first, and goes on from a cursor', async () => {
    const reader = await seatProgram(server);
    const { id } = await addEndpoint(reader);
    const sent: string[] = [];
    const ping = async () => {
      const answer = await call('POST', `/webhook-endpoints/${id}/ping`, undefined, reader);
      sent.push(answer.json<{ eventId: string }>().eventId);
    };
    for (let time = 0; time < 5; time += 1) await ping();
    await waitForFeed(reader, sent.at(-1) ?? '');
    type Page = { data: { id: string; cursor: string }[]; nextCursor: string | null };
    const read: Page['data'] = [];
    let next = '';
    do {
      const page = (await call('GET', `/events?limit=2${next}`, undefined, reader)).json<Page>();
      read.push(...page.data);
      next = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (next !== '');
    expect(read.map((event) => event.id)).toEqual(sent);
    await ping();
    await waitForFeed(reader, sent.at(-1) ?? '');
    const later = await call('GET', `/events?cursor=${read.at(-1)?.cursor}`, undefined, reader);
    expect(later.json<Page>().data.map((event) => event.id)).toEqual(sent.slice(-1));
    expect((await call('GET', '/events?cursor=x', undefined, reader)).statusCode).toBe(400);
  });

  it('is streamed as it grows, and goes on after the last event that was seen', async () => {
    const reader = await seatProgram(server);
    const { id } = await addEndpoint(reader);
    const ping = async () => call('POST', `/webhook-endpoints/${id}/ping`, undefined, reader);
    const follow = async (headers: Record<string, string>, until: RegExp) => {
      const stop = new AbortController();
      const answer = await fetch(`${await address()}/api/v1/events/stream`, {
        headers: { ...reader.headers, ...headers },
        signal: stop.signal,
      });
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      await ping();
      let text = '';
      for await (const chunk of answer.body ?? []) {
        text += Buffer.from(chunk).toString('utf8');
        if (until.test(text)) break;
      }
      stop.abort();
      return text;
    };
    const idsOf = (text: string) =>
      [...text.matchAll(/^id: (.+)$/gm)].map(([, cursor = '']) => cursor);
    const [beginOfAll = ''] = idsOf(await follow({}, /event: endpoint\.ping\ndata: .*\n\n/));
    await waitForFeed(reader, (await ping()).json<{ eventId: string }>().eventId);
    const ids = idsOf(await follow({}, /event: endpoint\.ping\ndata: .*\n\n/));
    expect(ids).toHaveLength(2);
    await ping();
    const later = await follow({ 'last-event-id': ids[1] ?? '' }, /(?:event: endpoint[^]*){2}\n\n/);
    expect([...later.matchAll(/^event: endpoint\.ping$/gm)]).toHaveLength(2);
    // as after a break before the first event
    const again = await follow({ 'last-event-id': ids[0] ?? '' }, /(?:event: endpoint[^]*){4}\n\n/);
    expect([...again.matchAll(/^event: endpoint\.ping$/gm)]).toHaveLength(4);
    const all = await follow({ 'last-event-id': beginOfAll }, /(?:event: endpoint[^]*){7}\n\n/);
    expect([...all.matchAll(/^event: endpoint\.ping$/gm)]).toHaveLength(7);
  });

  it('ends within seconds when its key is revoked, or its session is over', async () => {
    const reader = await seatProgram(server);
    const cookie = [...reader.browser.cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const open = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(`${await address()}${path}`, {
        headers,
        signal: AbortSignal.timeout(15_000),
      });
      expect(answer.status).toBe(200);
      return answer;
    };
    const byKey = await open('/api/v1/events/stream', reader.headers);
    const bySession = await open('/api/users/me/events/stream', { cookie });
    await sql`UPDATE customer_keys SET revoked_at = now() WHERE id = ${reader.keyId}`.execute(
      server.owner.db,
    );
    await sql`DELETE FROM customer_sessions WHERE customer_id = ${reader.customerId}`.execute(
      server.owner.db,
    );
    const texts = await Promise.all([byKey.text(), bySession.text()]);
    expect(texts).toEqual([expect.stringContaining('retry: '), expect.stringContaining('retry: ')]);
  }, 20_000);
});

describe('an address that must not be called', () => {
  it('is refused when it is named', async () => {
    const url = 'ftp://shop.example/hooks';
    const answer = await call('POST', '/webhook-endpoints', { url });
    expect(answer.json()).toMatchObject({ status: 422, code: 'webhook_address' });
  });
});
