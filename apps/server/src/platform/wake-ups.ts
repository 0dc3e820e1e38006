import type { KeyMode } from '@waypost/contract';
import { channelOf, connectRedis, type RedisClient } from './redis.ts';
import { errorFields, type Log } from './log.ts';

/**
 * Tells workers after a COMMIT that queues have work. A wake-up may be lost, since workers poll as well;
 * NOTIFY would tell it inside the transaction, and takes a lock of the whole database at COMMIT.
 */
export type WakeUps = {
  send(queue: string): void;
  /** Calls back with the names of queues, and with `null` when some may have been missed. */
  subscribe(listener: (queues: readonly string[] | null) => void): void;
  close(): void;
};

/** Batches of scans come every few milliseconds; one message tells them all. */
const GATHER_MS = 10;

export function createWakeUps(
  url: string | null,
  publisher: RedisClient | null,
  log: Log,
  mode: KeyMode = 'live',
): WakeUps {
  const channel = channelOf(mode, 'jobs');
  let listener: (queues: readonly string[] | null) => void = () => undefined;
  let subscriber: RedisClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  const gathered = new Set<string>();

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const queues = [...gathered];
    gathered.clear();
    if (queues.length === 0) return;
    // without Valkey only this process is told
    if (publisher?.status !== 'ready') listener(queues);
    else publisher.publish(channel, queues.join(',')).catch(() => listener(queues));
  }

  return {
    send(queue) {
      gathered.add(queue);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    subscribe(callback) {
      listener = callback;
      if (url === null) return;
      subscriber = connectRedis(url, log);
      const connection = subscriber;
      connection.on('ready', () => {
        connection.subscribe(channel).then(
          () => listener(null),
          (error: unknown) => log.warn(errorFields(error), 'could not subscribe to wake-ups'),
        );
      });
      connection.on('message', (_channel: string, message: string) => listener(message.split(',')));
    },
    close() {
      flush();
      subscriber?.disconnect();
    },
  };
}
