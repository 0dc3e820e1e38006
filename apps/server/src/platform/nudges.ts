import { connectRedis, type RedisClient } from './redis.ts';
import { errorFields, type Log } from './log.ts';

/** A nudge says that something has a newer version. It may be lost, so nothing may rely on it alone. */
export type Nudge = { id: string; version: number };

export type Nudges = {
  publish(nudges: readonly Nudge[]): void;
  /** Calls back for every nudge, and with `null` when some may have been missed. */
  subscribe(listener: (nudges: readonly Nudge[] | null) => void): void;
  isConnected(): boolean;
  close(): void;
};

const CHANNEL = 'waypost:nudges';

function encode(nudges: readonly Nudge[]): string {
  return nudges.map((nudge) => `${nudge.id}:${nudge.version}`).join(',');
}

function decode(message: string): Nudge[] {
  return message.split(',').map((part) => {
    const at = part.lastIndexOf(':');
    return { id: part.slice(0, at), version: Number(part.slice(at + 1)) };
  });
}

/** Without Valkey nudges reach only this process; the live hub then compares versions each second. */
export function createNudges(url: string | null, publisher: RedisClient | null, log: Log): Nudges {
  const listeners: ((nudges: readonly Nudge[] | null) => void)[] = [];
  const tell = (nudges: readonly Nudge[] | null) => {
    for (const listener of listeners) listener(nudges);
  };

  let connected = false;
  const subscriber = url === null ? null : connectRedis(url, log);
  subscriber?.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        connected = true;
        tell(null);
      },
      (error: unknown) => log.warn(errorFields(error), 'could not subscribe to nudges'),
    );
  });
  subscriber?.on('close', () => {
    connected = false;
  });
  subscriber?.on('message', (_channel: string, message: string) => tell(decode(message)));

  return {
    publish(nudges) {
      if (nudges.length === 0) return;
      if (publisher === null || publisher.status !== 'ready') {
        tell(nudges);
        return;
      }
      publisher.publish(CHANNEL, encode(nudges)).catch(() => tell(nudges));
    },
    subscribe(listener) {
      listeners.push(listener);
    },
    isConnected: () => connected,
    close() {
      subscriber?.disconnect();
    },
  };
}
