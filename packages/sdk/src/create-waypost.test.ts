import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { createWaypost, type NewShipment, WaypostError } from './index.ts';

interface Seen {
  method: string;
  url: string;
  key: string | undefined;
  body: string;
}
type Reply = (response: ServerResponse) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that gives its replies one after the other, and a client of it. */
async function startWaypost(...replies: Reply[]) {
  const seen: Seen[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const key = headers['idempotency-key'] as string | undefined;
    seen.push({ method, url, key, body: await text(request) });
    (replies[seen.length - 1] ?? json(500, {}))(response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const waypost = createWaypost({ key: 'wpc_test_1', baseUrl: `http://127.0.0.1:${port}/` });
  return { waypost, seen };
}

function json(status: number, body: object, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

function problem(status: number, code: string, retryable: boolean): Reply {
  const title = `It is ${code}.`;
  const body = { type: '', title, status, code, requestId: 'request-1', retryable };
  return json(status, body, { 'retry-after': '0' });
}

const drop: Reply = (response) => response.destroy();
const booked = json(201, { id: 'shipment-1' });
const ORDER = { payment: { kind: 'account' } } as NewShipment;

describe('a booking', () => {
  it('is sent again with the same key and body until it is answered', async () => {
    const running = problem(409, 'attempt_running', true);
    const limited = problem(429, 'too_many_requests', true);
    const { waypost, seen } = await startWaypost(drop, running, limited, booked);
    expect(await waypost.shipments.create(ORDER)).toEqual({ id: 'shipment-1' });
    expect(seen).toHaveLength(4);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(seen.map(({ body }) => body))).toEqual(new Set([JSON.stringify(ORDER)]));
  });

  it('has the key that its caller names', async () => {
    const { waypost, seen } = await startWaypost(booked);
    await waypost.shipments.create(ORDER, { idempotencyKey: 'order-1001' });
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/v1/shipments', key: 'order-1001' }]);
  });

  it('throws its problem at once when it is refused for good', async () => {
    const { waypost, seen } = await startWaypost(problem(409, 'reference_taken', false));
    const refusal = waypost.shipments.create(ORDER);
    await expect(refusal).rejects.toBeInstanceOf(WaypostError);
    await expect(refusal).rejects.toMatchObject({
      message: 'It is reference_taken.',
      code: 'reference_taken',
      status: 409,
      requestId: 'request-1',
      retryable: false,
    });
    expect(seen).toHaveLength(1);
  });

  it('ends with the last failure when its retries are used up', async () => {
    const { waypost, seen } = await startWaypost(drop, drop);
    await expect(waypost.shipments.create(ORDER, { maxRetries: 1 })).rejects.toMatchObject({
      code: 'network_error',
      status: 0,
      retryable: true,
    });
    expect(seen).toHaveLength(2);
  });

  it('ends without a retry when its caller aborts it', async () => {
    const { waypost, seen } = await startWaypost(() => undefined);
    const aborted = waypost.shipments.create(ORDER, { signal: AbortSignal.timeout(50) });
    await expect(aborted).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(seen).toHaveLength(1);
  });
});

describe('a call that must not be done twice and takes no key', () => {
  it('is not sent again when its answer was lost', async () => {
    const { waypost, seen } = await startWaypost(drop);
    await expect(waypost.events.redeliver('1', {})).rejects.toMatchObject({
      code: 'network_error',
    });
    expect(seen).toHaveLength(1);
  });

  it('is not sent again when Waypost could not say whether it was done', async () => {
    const { waypost, seen } = await startWaypost(problem(503, 'temporarily_unavailable', true));
    await expect(waypost.events.redeliver('1', {})).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });

  it('is sent again when Waypost refused it for the moment', async () => {
    const limited = problem(429, 'too_many_requests', true);
    const { waypost, seen } = await startWaypost(limited, json(202, { object: 'redelivery' }));
    expect(await waypost.events.redeliver('1', {})).toEqual({ object: 'redelivery' });
    expect(seen).toHaveLength(2);
  });
});

describe('an answer without a problem document', () => {
  it('of a gateway that is away is retried', async () => {
    const away: Reply = (response) => response.writeHead(502).end('<html>');
    const { waypost, seen } = await startWaypost(away, json(200, { object: 'me' }));
    expect(await waypost.me.read()).toEqual({ object: 'me' });
    expect(seen).toHaveLength(2);
  });

  it('is an error when it redirects, and the key is not sent there', async () => {
    const elsewhere: Reply = (response) => response.writeHead(302, { location: '/other' }).end();
    const { waypost, seen } = await startWaypost(elsewhere);
    await expect(waypost.me.read()).rejects.toMatchObject({ code: 'unexpected_answer' });
    expect(seen).toHaveLength(1);
  });
});

describe('a list', () => {
  it('gives the entries of all its pages', async () => {
    const { waypost, seen } = await startWaypost(
      json(200, { data: [{ id: 'a' }, { id: 'b' }], nextCursor: 'next' }),
      json(200, { data: [{ id: 'c' }], nextCursor: null }),
    );
    const shipments = await Array.fromAsync(waypost.shipments.list({ limit: 2 }));
    expect(shipments.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/v1/shipments?limit=2',
      '/api/v1/shipments?limit=2&cursor=next',
    ]);
  });
});

describe('a document', () => {
  it('is waited for while it is being made', async () => {
    const making = json(202, { state: 'making' }, { 'retry-after': '0' });
    const { waypost, seen } = await startWaypost(making, (response) => response.end('%PDF'));
    const label = await waypost.shipments.readDocument('ref:ORDER 1', 'label.pdf');
    expect(new TextDecoder().decode(label)).toBe('%PDF');
    expect(seen[0]?.url).toBe('/api/v1/shipments/ref%3AORDER%201/documents/label.pdf');
  });
});

describe('the stream of events', () => {
  it('goes on after the last event when it breaks', async () => {
    const asked: (string | undefined)[] = [];
    const send = (blocks: string): Reply => {
      return (response) => {
        asked.push(response.req.headers['last-event-id'] as string | undefined);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('retry: 10\n\n: beat\n\n');
        response.end(blocks);
      };
    };
    const { waypost } = await startWaypost(
      send('id: c1\nevent: shipment.created\ndata: {"id":"1"}\n\nid: c2\ndata: {"id":'),
      send('id: c2\ndata: {"id":"2"}\n\n'),
    );
    const events = [];
    for await (const event of waypost.events.follow()) {
      events.push(event);
      if (events.length === 2) break;
    }
    expect(events).toEqual([
      { id: '1', cursor: 'c1' },
      { id: '2', cursor: 'c2' },
    ]);
    expect(asked).toEqual([undefined, 'c1']);
  });

  it('leaves nothing open that keeps a program from ending', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => void gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const program = `
      import { createWaypost } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
      const waypost = createWaypost({ key: 'wpc_test_1', baseUrl: 'http://127.0.0.1:${port}' });
      const end = new AbortController();
      setTimeout(() => end.abort(), 300);
      for await (const event of waypost.events.follow({ signal: end.signal })) console.log(event);
      console.log('ended');`;
    const args = ['--input-type=module', '--eval', program];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 10_000 });
    expect(stdout).toBe('ended\n');
  }, 15_000);

  it('ends with a refusal for good', async () => {
    const { waypost } = await startWaypost(problem(403, 'key_scope_missing', false));
    const next = waypost.events.follow().next();
    await expect(next).rejects.toMatchObject({ code: 'key_scope_missing', status: 403 });
  });
});
