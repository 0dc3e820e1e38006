import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { reservePorts } from './ports.ts';

test('two runs never share a port, even while their servers are down', async () => {
  const blocks = await Promise.all(Array.from({ length: 100 }, reservePorts));
  const ports = blocks.flatMap((block) => block.ports);
  expect(new Set(ports).size).toBe(100 * 12);
  for (const block of blocks) block.release();
});

test('a reserved port is free to listen on', async () => {
  const { ports, release } = await reservePorts();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports[0], '127.0.0.1', resolve);
  });
  expect(server.address()).toMatchObject({ port: ports[0] });
  server.close();
  release();
});
