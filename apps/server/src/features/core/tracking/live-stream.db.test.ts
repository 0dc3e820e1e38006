import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const SHARE = 12;
const server = useTestServer({ LIVE_STREAMS_PER_CLIENT: SHARE });
const VIEWERS = 8;

let port: number;
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

async function countViewers(): Promise<number> {
  const { body } = await server.app.inject({ url: '/metrics' });
  return Number(/^waypost_live_viewers (\d+)$/m.exec(body)?.[1]);
}

async function settle(isSettled: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 50 && !(await isSettled()); tries += 1) await sleep(20);
}

describe('a viewer of a live stream', () => {
  it('is no longer counted after leaving during the look-up', async () => {
    for (let viewer = 0; viewer < VIEWERS; viewer += 1) {
      const { trackingNumber } = await bookShipment(server);
      const socket = connect({ host: '127.0.0.1', port });
      socket.write(`GET /api/track/live?refs=${trackingNumber} HTTP/1.1\r\nhost: x\r\n\r\n`);
      // the request is there, its look-up is not done
      await sleep(viewer % 4);
      socket.destroy();
    }
    await settle(async () => (await countViewers()) === 0);
    expect(await countViewers()).toBe(0);
  });

  it('is counted until it leaves', async () => {
    const { trackingNumber } = await bookShipment(server);
    const stream = await fetch(`http://127.0.0.1:${port}/api/track/live?refs=${trackingNumber}`);
    await settle(async () => (await countViewers()) === 1);
    expect(await countViewers()).toBe(1);
    await stream.body?.cancel();
    await settle(async () => (await countViewers()) === 0);
    expect(await countViewers()).toBe(0);
  });

  it('gets no more than its share when it opens many streams at once', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 3 * SHARE }, async () => (await bookShipment(server)).trackingNumber),
    );
    const open = await Promise.all(
      numbers.map((number) => fetch(`http://127.0.0.1:${port}/api/track/live?refs=${number}`)),
    );
    expect(open.filter(({ status }) => status === 200)).toHaveLength(SHARE);
    expect(open.filter(({ status }) => status === 503)).toHaveLength(2 * SHARE);
    expect(await countViewers()).toBe(SHARE);
    for (const { body } of open) await body?.cancel();
    await settle(async () => (await countViewers()) === 0);
    const later = await fetch(`http://127.0.0.1:${port}/api/track/live?refs=${numbers[0]}`);
    expect(later.status).toBe(200);
    await later.body?.cancel();
  });

  it('gets a response that ends for a HEAD request', async () => {
    const { trackingNumber } = await bookShipment(server);
    const url = `http://127.0.0.1:${port}/api/track/live?refs=${trackingNumber}`;
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
    expect(answer.status).toBe(405);
    expect(await countViewers()).toBe(0);
  });
});
