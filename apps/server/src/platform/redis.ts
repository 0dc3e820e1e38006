import { Redis } from 'ioredis';
import { errorFields, type Log } from './log.ts';

export type RedisClient = Redis;

/**
 * Valkey or Redis holds only what may be lost. Nothing waits for it: commands fail at once while it is
 * unavailable, and every caller works without it.
 */
export function connectRedis(url: string, log: Log): RedisClient {
  const redis = new Redis(url, {
    lazyConnect: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  let reported = false;
  redis.on('error', (error: unknown) => {
    if (!reported) log.warn(errorFields(error), 'Valkey is away, going on without it');
    reported = true;
  });
  redis.on('ready', () => {
    if (reported) log.info('Valkey is back');
    reported = false;
  });
  return redis;
}
