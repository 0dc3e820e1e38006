import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import {
  createLineReader,
  type LinkEvent,
  type LinkRequest,
  writeLinkEvent,
} from '@waypost/contract/live-link';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { serveLive } from './live.ts';

const WAIT_MS = 10_000;

/** The api's end of the link: it knows the shipments A and B, and nothing else. */
let api: Server;
let links: Duplex[] = [];
let heard: LinkRequest[] = [];
let versions: Map<string, number>;
let web: FastifyInstance;
let webUrl = '';

function say(event: LinkEvent): void {
  links.at(-1)?.write(writeLinkEvent(event));
}

function snapshot(shipmentId: string, json = `{"of":"${shipmentId}"}`): void {
  say({ kind: 'snapshot', shipmentId, version: versions.get(shipmentId) ?? 0, json });
}

function obey(request: LinkRequest, known: Set<string>): void {
  heard.push(request);
  if (!('open' in request)) return;
  const refs = new URL(request.url, 'http://x').searchParams.get('refs') ?? '';
  const found = refs.split(',').filter((ref) => versions.has(ref));
  for (const ref of found) if (!known.has(ref)) snapshot(ref);
  for (const ref of found) known.add(ref);
  const answer =
    found.length > 0
      ? { status: 200, headers: { 'referrer-policy': 'no-referrer' }, body: JSON.stringify(found) }
      : { status: 404, headers: { 'content-type': 'application/problem+json' }, body: '{"a":1}' };
  say({ kind: 'answer', viewer: request.open, answer });
}

beforeEach(async () => {
  links = [];
  heard = [];
  versions = new Map([
    ['A', 7],
    ['B', 1],
  ]);
  api = createServer().on('upgrade', (_request, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: waypost-live\r\n\r\n',
    );
    links.push(socket);
    const known = new Set<string>();
    const decoder = new StringDecoder('utf8');
    const read = createLineReader((line) => obey(JSON.parse(line) as LinkRequest, known));
    socket.on('data', (bytes: Buffer) => read(decoder.write(bytes)));
    socket.on('error', () => undefined).on('end', () => socket.destroy());
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  await startWeb(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});

async function startWeb(apiUrl: string): Promise<void> {
  web = fastify({ trustProxy: true });
  await web.register(serveLive, { ...readConfig(), API_URL: apiUrl, LIVE_STREAMS_PER_CLIENT: 30 });
  webUrl = await web.listen({ port: 0, host: '127.0.0.1' });
}

afterEach(async () => {
  web.server.closeAllConnections();
  await web.close();
  for (const link of links) link.destroy();
  api.close();
});

function view(refs: string, client = '10.0.0.1') {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(webUrl).port) });
  const seen = { text: '', closed: false };
  socket.setEncoding('utf8').on('data', (text: string) => (seen.text += text));
  socket.on('error', () => undefined).on('close', () => (seen.closed = true));
  socket.write(
    `GET /api/track/live?refs=${refs} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${client}\r\n` +
      'accept-language: de\r\nx-waypost-client-address: 10.9.9.9\r\n\r\n',
  );
  return { seen, socket, close: () => socket.destroy() };
}

test('many viewers share one link, and each sees every version once', async () => {
  const viewers = Array.from({ length: 20 }, (_, index) => view('A', `10.0.0.${index}`));
  for (const { seen } of viewers) {
    await vi.waitFor(() => expect(seen.text).toContain('data: {"of":"A"}'), WAIT_MS);
    expect(seen.text).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen.text).toContain('content-type: text/event-stream; charset=utf-8');
    expect(seen.text).toContain('referrer-policy: no-referrer');
    expect(seen.text).toMatch(/retry: \d{4,5}\n\n/);
  }
  versions.set('A', 8);
  snapshot('A');
  for (const { seen } of viewers) {
    await vi.waitFor(() => expect(seen.text).toContain('id: 8\nevent: snapshot\n'), WAIT_MS);
    expect(seen.text.match(/id: 7\n/g)).toHaveLength(1);
  }
  expect(links).toHaveLength(1);
  for (const viewer of viewers) viewer.close();
  await vi.waitFor(
    () => expect(heard.filter((request) => 'close' in request)).toHaveLength(20),
    WAIT_MS,
  );
});

test('the api is told the language and address of the viewer, which no client can forge', async () => {
  const { seen } = view('A', '10.3.3.3');
  await vi.waitFor(() => expect(seen.text).toContain('id: 7'), WAIT_MS);
  expect(heard[0]).toMatchObject({
    url: '/api/track/live?refs=A',
    headers: { 'x-waypost-client-address': '10.3.3.3', 'accept-language': 'de' },
  });
});

test('a refusal of the api is passed to the viewer unchanged', async () => {
  const answer = await fetch(`${webUrl}/api/track/live?refs=X`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.text()).toBe('{"a":1}');
});

test('viewers keep their streams while the api restarts, and see the changes made meanwhile', async () => {
  const viewer = view('A,B');
  await vi.waitFor(() => expect(viewer.seen.text).toContain('data: {"of":"B"}'), WAIT_MS);
  versions.set('B', 2);
  links.at(-1)?.destroy();
  await vi.waitFor(() => expect(viewer.seen.text).toContain('id: 2\nevent: snapshot'), WAIT_MS);
  expect(links).toHaveLength(2);
  expect(viewer.seen.closed).toBe(false);
  expect(viewer.seen.text.match(/id: 7\n/g), 'what it has seen is not sent again').toHaveLength(1);
});

test('a stream ends when the api no longer knows its shipment', async () => {
  const viewer = view('A');
  await vi.waitFor(() => expect(viewer.seen.text).toContain('id: 7'), WAIT_MS);
  versions.delete('A');
  links.at(-1)?.destroy();
  await vi.waitFor(() => expect(viewer.seen.text).toContain('\r\n0\r\n\r\n'), WAIT_MS);
});

test('a client has a limited number of streams, and leaving frees one', async () => {
  const viewers = Array.from({ length: 45 }, () => view('A'));
  const answered = (status: number) =>
    viewers.filter(({ seen }) => seen.text.startsWith(`HTTP/1.1 ${status} `)).length;
  await vi.waitFor(() => expect(answered(200) + answered(503)).toBe(45), WAIT_MS);
  expect(answered(200)).toBe(30);
  const other = view('A', '10.0.0.2');
  await vi.waitFor(() => expect(other.seen.text).toMatch(/^HTTP\/1\.1 200 /), WAIT_MS);
  for (const viewer of viewers) viewer.close();
  await vi.waitFor(async () => {
    const later = view('A');
    await vi.waitFor(() => expect(later.seen.text).toMatch(/^HTTP\/1\.1 200 /), 1_000);
  }, WAIT_MS);
});

test('a viewer that does not read is disconnected, and the others are not affected', async () => {
  const slow = view('A');
  const quick = view('A', '10.0.0.2');
  await vi.waitFor(() => expect(slow.seen.text).toContain('id: 7'), WAIT_MS);
  await vi.waitFor(() => expect(quick.seen.text).toContain('id: 7'), WAIT_MS);
  slow.socket.pause();
  const large = `{"filling":"${'x'.repeat(1024 * 1024)}"}`;
  for (let version = 8; version < 24; version += 1) {
    versions.set('A', version);
    snapshot('A', large);
    await vi.waitFor(() => expect(quick.seen.text).toContain(`id: ${version}\n`), WAIT_MS);
  }
  slow.socket.resume();
  await vi.waitFor(() => expect(slow.seen.closed).toBe(true), WAIT_MS);
  expect(slow.seen.text).not.toContain('id: 23\n');
  expect(quick.seen.closed).toBe(false);
});

test('without an api, viewers are told within seconds when to reconnect', async () => {
  web.server.closeAllConnections();
  await web.close();
  await startWeb('http://127.0.0.1:9');
  const answer = await fetch(`${webUrl}/api/track/live?refs=A`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 'temporarily_unavailable' });
});
