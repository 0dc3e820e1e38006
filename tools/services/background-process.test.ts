import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  isRunningInBackground,
  startInBackground,
  stopInBackground,
  type BackgroundProcess,
} from './background-process.ts';

const LISTEN = `require('node:net').createServer().listen(+process.argv[1], '127.0.0.1')`;

const started: string[] = [];
afterEach(async () => {
  for (const folder of started.splice(0)) {
    await stopInBackground(folder);
    rmSync(folder, { recursive: true });
  }
});

async function listener(script = LISTEN): Promise<BackgroundProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-'));
  started.push(folder);
  const port = await freePort();
  return {
    name: 'Listener',
    folder,
    command: process.execPath,
    args: ['-e', script, `${port}`],
    ports: [port],
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

test('a program keeps running until it is stopped', async () => {
  const program = await listener();
  await startInBackground(program);
  expect(isRunningInBackground(program.folder)).toBe(true);
  await stopInBackground(program.folder);
  expect(isRunningInBackground(program.folder)).toBe(false);
});

test('starting a running program leaves it alone', async () => {
  const program = await listener();
  await startInBackground(program);
  const pid = readFileSync(join(program.folder, 'pid'), 'utf8');
  await startInBackground(program);
  expect(readFileSync(join(program.folder, 'pid'), 'utf8')).toBe(pid);
});

test('a pid that was reused by another process is not killed', async () => {
  const program = await listener();
  writeFileSync(join(program.folder, 'pid'), `${process.pid} 1\n`);
  expect(isRunningInBackground(program.folder)).toBe(false);
  await stopInBackground(program.folder);
});

test('the error names a port that another program uses', async () => {
  const first = await listener();
  await startInBackground(first);
  const second = { ...(await listener()), ports: first.ports };
  await expect(startInBackground(second)).rejects.toThrow(
    `another program already listens on port ${first.ports[0]}`,
  );
});

test('a program that ends at once is reported with its last output', async () => {
  const program = await listener(`console.log('no licence'); process.exit(4)`);
  await expect(startInBackground(program)).rejects.toThrow(/it ended with code 4\nno licence/);
  expect(isRunningInBackground(program.folder)).toBe(false);
});
