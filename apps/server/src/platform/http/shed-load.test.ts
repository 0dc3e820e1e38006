import { type AddressInfo, connect } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { LIMITS } from './admission.ts';
import { answerFailures } from './answer-failures.ts';
import { COOKIES } from './cookies.ts';
import { shedLoad } from './shed-load.ts';

let app: FastifyInstance;
let release: () => void = () => undefined;

/** Answers nobody before it is released. */
async function openSlowApi(): Promise<void> {
  app = fastify();
  answerFailures(app);
  await app.register(cookie);
  shedLoad(app, createMetrics(), (request) => request.ip);
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rateLimit = { name: 'reads', policy: '"reads";q=600;w=60' };
  app.get('/slow', { config: { loadClass: 'tracking', rateLimit } }, async () => {
    await held;
    return {};
  });
  app.post('/bodies', { config: { loadClass: 'tracking' } }, async () => ({}));
  app.get('/livez', async () => ({ ok: true }));
  await app.ready();
}

afterEach(async () => {
  release();
  await app.close();
});

it('refuses a client whose requests are too many with 429 and Retry-After within a second, and serves others', async () => {
  await openSlowApi();
  const { inFlightOfKey, waitingOfKey } = LIMITS.tracking;
  const ask = async (remoteAddress: string) => {
    const begunAt = performance.now();
    const answer = await app.inject({ url: '/slow', remoteAddress });
    return { ...answer, body: answer.json(), ms: performance.now() - begunAt };
  };
  const fill = () => Array.from({ length: waitingOfKey }, () => ask('192.0.2.1'));
  const many = fill();
  // what may be in flight begins over several turns
  await new Promise((resolve) => setTimeout(resolve, 30));
  many.push(...fill());
  const other = ask('192.0.2.2');
  await new Promise((resolve) => setTimeout(resolve, 900));
  release();
  expect((await other).statusCode).toBe(200);
  const byStatus = Map.groupBy(await Promise.all(many), ({ statusCode }) => statusCode);
  expect(byStatus.get(200)).toHaveLength(inFlightOfKey);
  const refused = byStatus.get(429) ?? [];
  const late = byStatus.get(503) ?? [];
  expect(refused.length).toBeGreaterThan(waitingOfKey / 4);
  expect(refused.length + late.length).toBe(many.length - inFlightOfKey);
  for (const { headers, body, ms } of [...refused, ...late]) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['ratelimit-policy']).toBe('"reads";q=600;w=60');
    expect(headers['ratelimit']).toBe(`"reads";r=0;t=${headers['retry-after']}`);
    expect(['overloaded', 'too_many_requests']).toContain((body as { code: string }).code);
    expect(ms).toBeLessThan(1_000);
  }
});

it('serves an enrolled device that was accepted before, while others at its address are too many', async () => {
  await openSlowApi();
  const of = (device: string) => ({
    remoteAddress: '192.0.2.1',
    cookies: { [COOKIES.device]: device.repeat(24) },
  });
  const first = await app.inject({ method: 'POST', url: '/bodies', payload: {}, ...of('A') });
  expect(first.statusCode).toBe(200);
  const { inFlightOfKey, waitingOfKey } = LIMITS.tracking;
  const many = Array.from({ length: inFlightOfKey + waitingOfKey }, (_, n) =>
    app.inject({ url: '/slow', ...of('BCDE'[n % 4] ?? '') }),
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  const own = app.inject({ url: '/slow', ...of('A') });
  const claimed = app.inject({ url: '/slow', ...of('F') });
  await new Promise((resolve) => setTimeout(resolve, 900));
  release();
  expect((await own).statusCode).toBe(200);
  expect((await claimed).statusCode).not.toBe(200);
  await Promise.all(many);
});

it('refuses nobody because the event loop stood still for a moment, and never a question about health', async () => {
  await openSlowApi();
  release();
  const until = performance.now() + 1_200;
  while (performance.now() < until);
  const answers = await Promise.all(
    ['/slow', '/livez'].map((url) => app.inject({ url, remoteAddress: '192.0.2.1' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('gives the places of requests whose bodies trickle in to others after a second', async () => {
  await openSlowApi();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const head =
    'POST /bodies HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  const sockets = Array.from({ length: LIMITS.tracking.inFlightOfKey }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head);
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  const answer = await fetch(`http://127.0.0.1:${port}/bodies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
