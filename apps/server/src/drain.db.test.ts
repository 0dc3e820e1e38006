import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { testConfig } from './testing/test-config.ts';

const API = fileURLToPath(new URL('api.ts', import.meta.url));
let api: ChildProcess | undefined;
afterEach(() => api?.kill('SIGKILL'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

it('a process that is told to stop serves on while a proxy sees that it is not ready', async () => {
  const port = await freePort();
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  const settings = Object.entries(testConfig().config).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(' ') : `${value ?? ''}`,
  ]);
  api = spawn(process.execPath, [API], {
    env: {
      ...Object.fromEntries(settings),
      API_PORT: `${port}`,
      DRAIN_SECONDS: '2',
    },
    stdio: 'ignore',
  });
  await expect.poll(() => ask('/readyz').catch(() => 0), { timeout: 60_000 }).toBe(200);

  const toldAt = performance.now();
  api.kill('SIGTERM');
  await expect.poll(() => ask('/readyz'), { interval: 20 }).toBe(503);
  expect(await ask('/livez')).toBe(200);
  expect(await ask('/healthz')).toBe(200);
  const [code] = (await once(api, 'exit')) as [number];
  expect(code).toBe(0);
  expect(performance.now() - toldAt).toBeGreaterThan(1_950);
});
