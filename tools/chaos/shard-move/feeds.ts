import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { makeAccounts } from '../../installation/people.ts';
import { makeProgramKey } from '../../installation/program-key.ts';
import { waitFor } from '../../installation/wait-for.ts';

const TIMEOUT_MS = 8_000;
const PING_PAUSE_MS = 1_500;
const READ_PAUSE_MS = 1_000;
const RETRY_MS = 300;
const PATIENCE_MS = 60_000;
/** Nobody listens there: webhooks wait, the feed does not. */
const ENDPOINT = 'http://127.0.0.1:9/hooks';

type Ask = <T>(path: string, body?: object, idempotencyKey?: string) => Promise<T>;
type Page = { data: { id: string; cursor: string }[] };

/** An account of the shard, with a key of its program. */
export async function seatProgram(db: pg.Client, shard: number): Promise<string> {
  const [account] = await makeAccounts(db, 1, '', shard);
  return makeProgramKey(db, account?.id ?? '', 'live', shard);
}

/**
 * As in installations from before offsets, and as if the server of this database had carried much more: its events have
 * far higher numbers than those of another cell.
 */
export async function countAhead(db: pg.Client, transactions: number): Promise<void> {
  await db.query('UPDATE feed_offsets SET ahead = 0');
  await db.query(`DO $$ BEGIN
    FOR n IN 1..${transactions} LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$`);
}

/** Programs that make events and read them by their cursors, at the doors of both cells in turn, until they are stopped. */
export function startFeeds(ports: readonly number[], keys: readonly string[]) {
  const stopping = new AbortController();
  const written: string[] = [];
  const read = new Set<string>();
  const faults: string[] = [];
  const blame = (error: unknown) => void faults.push(String(error));
  let doors = 0;

  function askerFor(key: string): Ask {
    return async <T>(path: string, body?: object, idempotencyKey?: string) => {
      const giveUpAt = performance.now() + PATIENCE_MS;
      for (;;) {
        doors += 1;
        const port = ports[doors % ports.length] ?? 0;
        const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            ...(body && { 'content-type': 'application/json' }),
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }).catch(() => null);
        if (answer?.ok) return (await answer.json()) as T;
        const said = answer === null ? 'nothing' : `${answer.status}: ${await answer.text()}`;
        if (performance.now() > giveUpAt) throw new Error(`${path} was answered ${said}`);
        await sleep(RETRY_MS);
      }
    };
  }

  async function write(ask: Ask): Promise<void> {
    const { id } = await ask<{ id: string }>('/webhook-endpoints', { url: ENDPOINT }, randomUUID());
    while (!stopping.signal.aborted) {
      const ping = `/webhook-endpoints/${id}/ping`;
      const { eventId } = await ask<{ eventId: string }>(ping, {}, randomUUID());
      written.push(eventId);
      await sleep(PING_PAUSE_MS);
    }
  }

  function startReading(ask: Ask): () => Promise<void> {
    let cursor = '';
    const readOn = async () => {
      const { data } = await ask<Page>(`/events?limit=100${cursor && `&cursor=${cursor}`}`);
      for (const { id } of data) read.add(id);
      cursor = data.at(-1)?.cursor ?? cursor;
    };
    const reading = (async () => {
      while (!stopping.signal.aborted) {
        await readOn();
        await sleep(READ_PAUSE_MS);
      }
    })().catch(blame);
    return async () => {
      await reading;
      await readOn();
    };
  }

  const asking = keys.map(askerFor);
  const readers = asking.map(startReading);
  const writing = Promise.all(asking.map((ask) => write(ask).catch(blame)));
  return {
    faults,
    counts: () => ({ written: written.length, read: read.size }),
    /** When everything that was written was read, or is lost. */
    async stop(): Promise<void> {
      stopping.abort();
      await writing;
      await waitFor('the rest of the feeds', PATIENCE_MS, async () => {
        await Promise.all(readers.map((readOn) => readOn()));
        await sleep(READ_PAUSE_MS);
        return written.every((id) => read.has(id)) || undefined;
      }).catch(blame);
      const lost = written.filter((id) => !read.has(id));
      if (lost.length > 0) faults.push(`${lost.length} of ${written.length} events were not read`);
    },
  };
}
