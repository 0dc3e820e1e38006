import { setTimeout as delay } from 'node:timers/promises';
import type { KeyMode } from '@waypost/contract';
import { channelOf, connectRedis, type RedisClient } from './redis.ts';
import { errorFields, type Log } from './log.ts';

/** A nudge says that something has a newer version. It may be lost, so nothing may rely on it alone. */
export type Nudge = { id: string; version: number };

export type Nudges = {
  publish(nudges: readonly Nudge[]): void;
  /**
   * Of shipments that lost a person. Ends when Valkey has told every process, or else after the time in
   * which each of them has read it from the database: only then may the erasure be confirmed.
   */
  publishErased(nudges: readonly Nudge[]): Promise<void>;
  /** Calls back for every erasure that is told; some may be missed. */
  subscribeErased(listener: (nudges: readonly Nudge[]) => void): void;
  /** Calls back for every nudge, and with `null` when some may have been missed. */
  subscribe(listener: (nudges: readonly Nudge[] | null) => void): void;
  isConnected(): boolean;
  close(): void;
};

/** Twice the time between two readings of the list of erasures. */
const TOLD_BY_DATABASE_MS = 2_000;

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
export function createNudges(
  url: string | null,
  publisher: RedisClient | null,
  log: Log,
  mode: KeyMode = 'live',
): Nudges {
  const channel = channelOf(mode, 'nudges');
  // beside the nudge itself, which tells open pages
  const erasedChannel = channelOf(mode, 'erased');
  const listeners: ((nudges: readonly Nudge[] | null) => void)[] = [];
  const erasedListeners: ((nudges: readonly Nudge[]) => void)[] = [];
  const tellErased = (nudges: readonly Nudge[]) => {
    for (const listener of erasedListeners) listener(nudges);
  };
  const tell = (nudges: readonly Nudge[] | null) => {
    for (const listener of listeners) listener(nudges);
  };

  let connected = false;
  const subscriber = url === null ? null : connectRedis(url, log);
  subscriber?.on('ready', () => {
    subscriber.subscribe(channel, erasedChannel).then(
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
  subscriber?.on('message', (from: string, message: string) =>
    (from === erasedChannel ? tellErased : tell)(decode(message)),
  );

  function publish(nudges: readonly Nudge[]): void {
    if (nudges.length === 0) return;
    if (publisher === null || publisher.status !== 'ready') {
      tell(nudges);
      return;
    }
    publisher.publish(channel, encode(nudges)).catch(() => tell(nudges));
  }

  return {
    publish,
    async publishErased(nudges) {
      if (nudges.length === 0) return;
      tellErased(nudges);
      publish(nudges);
      if (publisher === null) return;
      try {
        await publisher.publish(erasedChannel, encode(nudges));
      } catch {
        await delay(TOLD_BY_DATABASE_MS);
      }
    },
    subscribeErased(listener) {
      erasedListeners.push(listener);
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
