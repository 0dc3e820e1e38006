import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { addressHere, servePages } from './pages.ts';

test('a request counts as one to our own origin, whatever host its target names', () => {
  const origin = 'https://waypost.example';
  const hrefOf = (target: string) => addressHere(target, origin).href;
  expect(hrefOf('/track?ref=1')).toBe('https://waypost.example/track?ref=1');
  expect(hrefOf('//evil.example/track')).toBe('https://waypost.example//evil.example/track');
  expect(hrefOf('http://evil.example/track')).toBe('https://waypost.example/track');
  expect(hrefOf('http://evil.example')).toBe('https://waypost.example/');
  expect(hrefOf('/t?to=http://evil.example/')).toBe(
    'https://waypost.example/t?to=http://evil.example/',
  );
});

describe('large uploads', () => {
  const MB = 1024 * 1024;
  let api: Server;
  let web: FastifyInstance;
  let origin = '';
  let port = 0;
  let asked = 0;
  const rendered: number[] = [];

  beforeAll(async () => {
    api = createServer(({ headers }, answer) => {
      asked += 1;
      const isParty = headers.cookie === '__Host-waypost-party=good';
      answer.writeHead(isParty ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const config = { ...readConfig(), API_URL: apiUrl };
    origin = config.PUBLIC_ORIGIN;
    web = fastify({ trustProxy: true });
    await web.register(servePages, {
      config,
      async render(request) {
        rendered.push((await request.arrayBuffer()).byteLength);
        return new Response('taken');
      },
    });
    port = Number(new URL(await web.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    web.server.closeAllConnections();
    await web.close();
    api.close();
  });

  function upload(client: string, cookie: string, sent = Buffer.alloc(0), length = 5 * MB) {
    const socket = connect({ host: '127.0.0.1', port });
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    socket.write(
      `POST /track/case?ref=WP HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\ncookie: ${cookie}\r\n` +
        `x-forwarded-for: ${client}\r\ncontent-type: x/y\r\ncontent-length: ${length}\r\n\r\n`,
    );
    socket.write(sent);
    return {
      close: () => socket.destroy(),
      async statusWithin(ms: number) {
        const came = () => received !== '';
        for (let waited = 0; waited < ms && !came(); waited += 20) await sleep(20);
        return { status: Number(received.slice(9, 12)), received };
      },
    };
  }

  it('of a party are accepted whole', async () => {
    const whole = upload('10.0.0.1', '__Host-waypost-party=good', Buffer.alloc(5 * MB));
    expect((await whole.statusWithin(5_000)).status).toBe(200);
    expect(rendered).toEqual([5 * MB]);
    whole.close();
  });

  it('are rejected unread if the api does not know their cookie', async () => {
    const stranger = upload('10.0.0.1', '__Host-waypost-party=bad');
    expect((await stranger.statusWithin(5_000)).status).toBe(303);
    stranger.close();
  });

  it('are limited in total and per client, with a time to retry', async () => {
    const before = asked;
    const taken = ['10.0.1.1', '10.0.1.1', '10.0.1.2', '10.0.1.2', '10.0.1.3', '10.0.1.3'].map(
      (client) => upload(client, '__Host-waypost-party=good'),
    );
    await vi.waitFor(() => expect(asked).toBe(before + 6), 10_000);
    await sleep(200);
    const refused = await upload('10.0.1.4', '__Host-waypost-party=good').statusWithin(5_000);
    expect(refused.status).toBe(503);
    expect(refused.received).toMatch(/^retry-after: \d+\r$/m);
    for (const each of taken) expect((await each.statusWithin(0)).status).toBe(0);

    taken[0]?.close();
    await sleep(100);
    const third = await upload('10.0.1.2', '__Host-waypost-party=good').statusWithin(5_000);
    expect(third.status, 'the share of one client').toBe(503);
    const next = upload('10.0.1.4', '__Host-waypost-party=good', Buffer.alloc(5 * MB));
    expect((await next.statusWithin(5_000)).status).toBe(200);
    for (const each of [...taken, next]) each.close();
  });
});
