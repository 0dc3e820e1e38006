import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { proxyApi } from './api-proxy.ts';

let api: Server;
let web: FastifyInstance;
let webUrl = '';
const asked: string[] = [];

beforeAll(async () => {
  api = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/api/busy') answer.writeHead(503, { 'retry-after': '1' }).end('busy');
    else if (url !== '/api/silent') answer.end('answered');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  web = fastify({ trustProxy: true });
  const config = { ...readConfig(), API_URL: apiUrl };
  await web.register(proxyApi, { config, onApiAway() {} });
  webUrl = await web.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  api.closeAllConnections();
  web.server.closeAllConnections();
  await web.close();
  api.close();
});

function holdSilently(client: string, count: number): () => void {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(webUrl).port) });
    socket.on('error', () => undefined);
    socket.write(`GET /api/silent HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${client}\r\n\r\n`);
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const from = (client: string) => ({ headers: { 'x-forwarded-for': client } });

test('calls that the api does not answer delay neither other clients nor one another', async () => {
  const release = holdSilently('10.1.0.1', 250);
  const silent = () => asked.filter((url) => url === '/api/silent');
  await vi.waitFor(() => expect(silent()).toHaveLength(250), 20_000);

  const other = await fetch(`${webUrl}/api/other`, from('10.1.0.2'));
  expect(await other.text()).toBe('answered');
  const same = await fetch(`${webUrl}/api/other`, from('10.1.0.1'));
  expect(same.status, 'one client has its share').toBe(503);
  expect(same.headers.get('retry-after')).toBe('2');

  release();
  await vi.waitFor(async () => {
    const later = await fetch(`${webUrl}/api/other`, from('10.1.0.1'));
    expect(later.status, 'its share is free again').toBe(200);
  }, 5_000);
});

test('a refusal of a busy api is passed on without a retry', async () => {
  const refused = await fetch(`${webUrl}/api/busy`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(asked.filter((url) => url === '/api/busy')).toHaveLength(1);
});
