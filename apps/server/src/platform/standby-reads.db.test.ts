import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openForwarder, openServerPair } from '../testing/server-pair.ts';
import { type Database, openDatabase } from './database.ts';
import { createLog } from './log.ts';
import { openReads, type ReadDatabase, type Reads } from './standby-reads.ts';

const log = createLog('test', 'silent');
let servers: Awaited<ReturnType<typeof openServerPair>>;
let forwarder: Awaited<ReturnType<typeof openForwarder>>;
let primary: Database;
let reads: Reads;

beforeAll(async () => {
  servers = await openServerPair();
  forwarder = await openForwarder(servers.primaryPort);
  const primaryUrl = servers.urlOf(forwarder.port);
  primary = openDatabase({ url: primaryUrl, poolSize: 2, applicationName: 'test', log });
  const standbyUrl = servers.urlOf(servers.standbyPort);
  reads = openReads({ primary, primaryUrl, standbyUrl, log });
});

afterEach(async () => {
  forwarder.leadTo(servers.primaryPort, 'stay');
  forwarder.thaw();
  await untilBack();
});

afterAll(async () => {
  await reads.close();
  await primary.close();
  forwarder.close();
  await servers.close();
});

async function untilBack(): Promise<void> {
  while (reads.isPrimaryAway()) await delay(20);
}

async function askWhere({ prepared }: ReadDatabase): Promise<string> {
  const { rows } = await prepared.query<{ standby: boolean }>({
    text: 'SELECT pg_is_in_recovery() AS standby',
  });
  return rows[0]?.standby === true ? 'standby' : 'primary';
}

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const begunAt = performance.now();
  const value = await work;
  return { value, ms: performance.now() - begunAt };
}

describe('a read that may come from a standby', () => {
  it('goes to the primary while it answers', async () => {
    expect(await reads.read(askWhere)).toBe('primary');
  });

  it('goes to the standby while the primary refuses connections, and returns to the primary', async () => {
    expect(await reads.read(askWhere)).toBe('primary');
    forwarder.leadTo(1, 'end');
    expect(await reads.read(askWhere)).toBe('standby');
    forwarder.leadTo(servers.primaryPort, 'stay');
    await untilBack();
    expect(await reads.read(askWhere)).toBe('primary');
  });

  it('gives up on a frozen primary after a second, and does not ask it again meanwhile', async () => {
    expect(await reads.read(askWhere)).toBe('primary');
    forwarder.freeze();
    const first = await timed(reads.read(askWhere));
    expect(first.value).toBe('standby');
    expect(first.ms).toBeLessThan(2_500);
    const second = await timed(reads.read(askWhere));
    expect(second.value).toBe('standby');
    expect(second.ms).toBeLessThan(900);
  });

  it('stays with a primary that is slow to one statement and answers others', async () => {
    const over = new AbortController();
    const others = (async () => {
      while (!over.signal.aborted) {
        await primary.prepared.query({ text: 'SELECT 1' });
        await delay(100);
      }
    })();
    const slow = await reads.read(async (database) => {
      await database.prepared.query({ text: 'SELECT pg_sleep(2)' });
      return askWhere(database);
    });
    over.abort();
    await others;
    expect(slow).toBe('primary');
  });

  it('does not take a standby that the address of the primary leads to for the primary', async () => {
    forwarder.leadTo(1, 'end');
    expect(await reads.read(askWhere)).toBe('standby');
    forwarder.leadTo(servers.standbyPort, 'stay');
    await delay(1_000);
    expect(reads.isPrimaryAway()).toBe(true);
  });

  it('fails where neither answers', async () => {
    forwarder.leadTo(1, 'end');
    const alone = openReads({
      primary,
      primaryUrl: servers.urlOf(forwarder.port),
      standbyUrl: null,
      log,
    });
    await expect(alone.read(askWhere)).rejects.toThrow();
    await alone.close();
  });
});
