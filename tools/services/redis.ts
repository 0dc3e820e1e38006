import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killInBackground, startInBackground, stopInBackground } from './background-process.ts';
import { findOnPath } from './programs.ts';

const SETTINGS_FILE = fileURLToPath(new URL('../../deploy/redis/redis.conf', import.meta.url));

export interface RedisInstance {
  dataDir: string;
  port: number;
}

export async function startRedis({ dataDir, port }: RedisInstance): Promise<void> {
  await startInBackground({
    name: 'Redis',
    folder: redisFolder(dataDir),
    command: findOnPath('redis-server', 'redis-server'),
    args: [SETTINGS_FILE, '--bind', '127.0.0.1', '--port', `${port}`],
    ports: [port],
  });
}

export async function stopRedis({ dataDir }: Pick<RedisInstance, 'dataDir'>): Promise<void> {
  await stopInBackground(redisFolder(dataDir));
}

export async function killRedis({ dataDir }: Pick<RedisInstance, 'dataDir'>): Promise<void> {
  await killInBackground(redisFolder(dataDir));
}

export function redisFolder(dataDir: string): string {
  return join(resolve(dataDir), 'redis');
}
