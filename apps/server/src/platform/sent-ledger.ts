import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ObjectStore } from './object-store.ts';

/** Not of a feature: never a stray object. */
export const LEDGER_PREFIX = 'ledger/';
const SENT_PREFIX = `${LEDGER_PREFIX}sent/`;

/** A message as the outbox knows it: ids and keyed hashes, no address and no text. */
const SentEntry = z.object({
  effectKey: z.string(),
  shard: z.number().int(),
  template: z.string(),
  channel: z.enum(['mail', 'sms']),
  shipmentId: z.string().nullable(),
  party: z.enum(['shipper', 'recipient']).nullable(),
  subject: z.unknown(),
  /** `failed`: handed over in vain, so it is still to be sent. */
  outcome: z.enum(['sending', 'failed']),
  at: z.iso.datetime(),
});
export type SentEntry = z.infer<typeof SentEntry>;

/**
 * What was handed over to mail and text providers, written outside the database: after a restore it alone
 * knows what people have already got. Entries that come together share an object.
 */
export type SentLedger = {
  /** Returns when it is stored, or after a while: an object store that is away must not hold up emails. */
  note(entry: Omit<SentEntry, 'at'>): Promise<void>;
  /** Waits for what is not stored yet. */
  close(): Promise<void>;
};

const PATIENCE_MS = 2_000;
const RETRY_MS = 1_000;
const CLOSE_MS = 5_000;
const READ_AT_ONCE = 20;

type Waiting = { line: string; stored(): void };

export function createSentLedger(objects: ObjectStore): SentLedger {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let isClosed = false;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const text = batch.map(({ line }) => `${line}\n`).join('');
      try {
        await objects.put(keyAt(new Date()), Buffer.from(text), 'application/x-ndjson');
        for (const { stored } of batch) stored();
      } catch {
        // the store has said so in the log; what waits goes with the next try
        waiting = [...batch, ...waiting];
        if (isClosed) return;
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  return {
    async note(entry) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const line = JSON.stringify({ ...entry, at: new Date().toISOString() });
      waiting.push({ line, stored: resolve });
      writing ??= write().finally(() => (writing = undefined));
      const late = new AbortController();
      await Promise.race([promise, delay(PATIENCE_MS, undefined, { signal: late.signal })]).finally(
        () => late.abort(),
      );
    },
    async close() {
      isClosed = true;
      await Promise.race([writing, delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** By the hour, so that a reader lists only what is recent. */
function keyAt(at: Date): string {
  return `${SENT_PREFIX}${at.toISOString().slice(0, 13)}/${at.getTime()}-${randomUUID()}.ndjson`;
}

/** The last entry of every message since a moment. */
export async function readSentSince(objects: ObjectStore, since: Date): Promise<SentEntry[]> {
  const last = new Map<string, SentEntry>();
  const firstKey = `${SENT_PREFIX}${since.toISOString().slice(0, 13)}/`;
  const keys = await objects.list(SENT_PREFIX, firstKey);
  for (let from = 0; from < keys.length; from += READ_AT_ONCE) {
    const read = keys.slice(from, from + READ_AT_ONCE).map((key) => readLines(objects, key));
    for (const entry of (await Promise.all(read)).flat()) {
      const key = `${entry.shard} ${entry.effectKey}`;
      if ((last.get(key)?.at ?? '') <= entry.at) last.set(key, entry);
    }
  }
  return [...last.values()];
}

async function readLines(objects: ObjectStore, key: string): Promise<SentEntry[]> {
  const text = Buffer.from((await objects.get(key)) ?? []).toString();
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => SentEntry.parse(JSON.parse(line)));
}

export async function deleteSentBefore(objects: ObjectStore, before: Date): Promise<void> {
  const end = `${SENT_PREFIX}${before.toISOString().slice(0, 13)}/`;
  for (const key of await objects.list(SENT_PREFIX)) {
    if (key < end) await objects.delete(key);
  }
}
