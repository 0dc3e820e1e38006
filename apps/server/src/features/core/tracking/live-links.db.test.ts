import { once } from 'node:events';
import { request } from 'node:http';
import { LIVE_LINK, type LinkRequest } from '@waypost/contract/live-link';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { beforeAll, expect, test, vi } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { openLiveLink } from '../../../testing/live-link.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

let port: number;
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

const link = () => openLiveLink(port, server.ctx.config.INTERNAL_SECRET);

function viewing(open: number, refs: string, client = '192.0.2.1'): LinkRequest {
  const url = `/api/track/live?refs=${refs}`;
  return { open, url, headers: { 'x-waypost-client-address': client } };
}

async function countViewers(): Promise<number> {
  const { body } = await server.app.inject({ url: '/metrics' });
  return Number(/^waypost_live_viewers (\d+)$/m.exec(body)?.[1]);
}

test('a snapshot is sent over the live link once, however many viewers follow its shipment', async () => {
  const { trackingNumber } = await bookShipment(server);
  const web = await link();
  for (let viewer = 1; viewer <= 20; viewer += 1) web.say(viewing(viewer, trackingNumber));
  await vi.waitFor(() => expect(web.answers()).toHaveLength(20), 5_000);
  expect(web.events.filter(({ kind }) => kind === 'snapshot')).toHaveLength(1);
  expect(web.events[0]?.kind, 'the snapshot comes before the answers').toBe('snapshot');
  const direct = await server.app.inject({ url: `/api/shipments/track/${trackingNumber}` });
  expect(web.events[0]).toMatchObject({ json: direct.body });

  await outcomesOf(server, [scanOf(trackingNumber)]);
  const newest = () => web.events.filter(({ kind }) => kind === 'snapshot');
  await vi.waitFor(() => expect(newest()).toHaveLength(2), 5_000);

  for (let viewer = 1; viewer <= 20; viewer += 1) web.say({ close: viewer });
  await vi.waitFor(() => expect(web.events.at(-1)).toMatchObject({ kind: 'forget' }), 5_000);
  web.socket.destroy();
});

test('a viewer behind web has its own budget of misses, like a direct viewer', async () => {
  const client = '192.0.2.77';
  const unknown = () => makeTrackingNumber(3, crypto.getRandomValues(new Uint8Array(8)));
  const web = await link();
  for (let viewer = 1; viewer <= 61; viewer += 1) web.say(viewing(viewer, unknown(), client));
  await vi.waitFor(() => expect(web.answers()).toHaveLength(61), 10_000);
  const statuses = web.answers().map(({ answer }) => answer.status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const limited = web.answers().find(({ answer }) => answer.status === 429)?.answer;
  expect(limited?.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });

  const direct = await server.app.inject({
    url: `/api/track/live?refs=${unknown()}`,
    headers: {
      'x-waypost-internal': server.ctx.config.INTERNAL_SECRET,
      'x-waypost-client-address': client,
    },
  });
  expect(direct.statusCode, 'the budget is the same one').toBe(429);

  web.say(viewing(99, '', '192.0.2.78'));
  await vi.waitFor(() => expect(web.answers()).toHaveLength(62), 5_000);
  expect(web.answers().at(-1)?.answer.status).toBe(400);
  web.socket.destroy();
});

test('viewers behind web are counted, including those who leave before the first snapshot', async () => {
  const { trackingNumber } = await bookShipment(server);
  const web = await link();
  for (let viewer = 1; viewer <= 10; viewer += 1) web.say(viewing(viewer, trackingNumber));
  for (let viewer = 1; viewer <= 5; viewer += 1) web.say({ close: viewer });
  await vi.waitFor(() => expect(web.answers()).toHaveLength(5), 5_000);
  expect(await countViewers()).toBe(5);
  web.socket.destroy();
  await vi.waitFor(async () => expect(await countViewers()).toBe(0), 5_000);
});

test('a live link is refused without the shared secret', async () => {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: LIVE_LINK.path,
    headers: { connection: 'upgrade', upgrade: LIVE_LINK.protocol, 'x-waypost-internal': 'guess' },
  }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number }];
  expect(answer.statusCode).toBe(403);
});

test('an upgrade header on any other path is ignored and the request answered', async () => {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: '/livez',
    headers: { connection: 'upgrade', upgrade: 'h2c' },
  }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number }];
  expect(answer.statusCode).toBe(200);
});
