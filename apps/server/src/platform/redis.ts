import type { KeyMode } from '@waypost/contract';
import { Redis } from 'ioredis';
import { errorFields, type Log } from './log.ts';

export type RedisClient = Redis;

/** Channels belong to a server, not to a database or a prefix of keys. */
export function channelOf(mode: KeyMode, name: 'nudges' | 'erased' | 'jobs'): string {
  return mode === 'live' ? `waypost:${name}` : `waypost:${mode}:${name}`;
}

/**
 * Valkey or Redis holds only what may be lost. Nothing waits for it: commands fail at once while it is
 * unavailable, and every caller works without it.
 */
export function connectRedis(url: string, log: Log, mode: KeyMode = 'live'): RedisClient {
  const redis = new Redis(url, {
    ...(mode === 'test' && { keyPrefix: 'test:' }),
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
