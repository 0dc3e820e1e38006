import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvironment } from '../run/env.ts';
import { startInBackground } from './background-process.ts';
import { findOnPath } from './programs.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const REDIS_SETTINGS = here('../../deploy/redis/redis.conf');
const MAILDEV = fileURLToPath(new URL('./bin/maildev.js', import.meta.resolve('maildev')));

/** Where a service keeps its data, its pid and its log. */
export function folderOf(dataDir: string, service: 'redis' | 'payments' | 'objects' | 'mail') {
  return join(resolve(dataDir), service);
}

export async function startRedis(redis: { dataDir: string; port: number }): Promise<void> {
  await startInBackground({
    name: 'Redis',
    folder: folderOf(redis.dataDir, 'redis'),
    command: findOnPath('redis-server', 'redis-server'),
    args: [REDIS_SETTINGS, '--bind', '127.0.0.1', '--port', `${redis.port}`],
    ports: [redis.port],
  });
}

export async function startPaymentSandbox(sandbox: {
  dataDir: string;
  port: number;
  /** Who may embed its frame and where its webhooks go, beside what the environment says. */
  env?: NodeJS.ProcessEnv;
}): Promise<void> {
  const folder = folderOf(sandbox.dataDir, 'payments');
  await startInBackground({
    name: 'The payment sandbox',
    folder,
    command: process.execPath,
    args: [here('../payment-sandbox/main.ts')],
    env: {
      ...loadEnvironment(),
      ...sandbox.env,
      PAYMENT_SANDBOX_PORT: `${sandbox.port}`,
      PAYMENT_SANDBOX_DATA: join(folder, 'data'),
    },
    ports: [sandbox.port],
  });
}

export async function startObjectStore(store: { dataDir: string; port: number }): Promise<void> {
  const folder = folderOf(store.dataDir, 'objects');
  const buckets = join(folder, 'buckets');
  mkdirSync(buckets, { recursive: true });
  await startInBackground({
    name: 'The object store',
    folder,
    command: process.execPath,
    // it makes the token of a second page of a list with DES
    args: ['--openssl-legacy-provider', here('object-store-server.ts'), buckets, `${store.port}`],
    ports: [store.port],
  });
}

export async function startMailInbox(inbox: {
  dataDir: string;
  webPort: number;
  smtpPort: number;
}): Promise<void> {
  const folder = folderOf(inbox.dataDir, 'mail');
  await startInBackground({
    name: 'The mail inbox',
    folder,
    command: process.execPath,
    args: [
      '--import',
      here('mail-inbox-guard.ts'),
      MAILDEV,
      '--ip=127.0.0.1',
      `--smtp=${inbox.smtpPort}`,
      '--web-ip=127.0.0.1',
      `--web=${inbox.webPort}`,
      `--mail-directory=${join(folder, 'mails')}`,
      '--max-emails=2000',
    ],
    ports: [inbox.smtpPort, inbox.webPort],
  });
}
