import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { shardSymbol } from '@waypost/domain/shards';
import type { Installation } from '../../installation/installation.ts';
import { newEmail } from '../../installation/people.ts';

const WRITE_MS = 400;
const RETRY_MS = 200;
const REOPEN_MS = 1_000;
const SILENCE_MS = 25_000;

type Cells = readonly Installation[];
type Account = { id: string; shard: number; key: string };

/**
 * An account in each of these shards whose program follows its events, at one door after the other, while events are written
 * wherever the account is. Each must come once, in the order in which they were written.
 */
export async function followAccountEvents(
  cells: Cells,
  ports: readonly number[],
  homes: readonly { shard: number; cell: Installation }[],
) {
  const writing = new AbortController();
  const reading = new AbortController();
  const followed = await Promise.all(
    homes.map(async ({ shard, cell }) => ({
      account: await makeAccount(cell, shard),
      written: 0,
      seen: [] as number[],
      lastId: '',
    })),
  );
  type Followed = (typeof followed)[number];

  async function write(one: Followed): Promise<void> {
    // its stream begins with what comes after it
    while (one.lastId === '' && !writing.signal.aborted) await sleep(RETRY_MS);
    while (!writing.signal.aborted) {
      await writeEvent(cells, one.account, one.written + 1);
      one.written += 1;
      await sleep(WRITE_MS);
    }
  }

  async function read(one: Followed): Promise<void> {
    for (let door = 0; !reading.signal.aborted; door += 1) {
      await readOnce(one, ports[door % ports.length] ?? 0);
      await sleep(REOPEN_MS, undefined, { signal: reading.signal }).catch(() => undefined);
    }
  }

  async function readOnce(one: Followed, port: number): Promise<void> {
    const silent = new AbortController();
    let silence = setTimeout(() => silent.abort(), SILENCE_MS);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/events/stream`, {
        headers: {
          authorization: `Bearer ${one.account.key}`,
          ...(one.lastId !== '' && { 'last-event-id': one.lastId }),
        },
        signal: AbortSignal.any([silent.signal, reading.signal]),
      });
      if (answer.status !== 200) {
        await answer.body?.cancel();
        return;
      }
      let text = '';
      for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
        clearTimeout(silence);
        silence = setTimeout(() => silent.abort(), SILENCE_MS);
        text += Buffer.from(chunk).toString();
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          one.lastId = /^id: (.+)$/m.exec(event)?.[1] ?? one.lastId;
          const data = /^data: (.+)$/m.exec(event)?.[1];
          if (data !== undefined) one.seen.push((JSON.parse(data) as { n: number }).n);
        }
      }
    } catch {
      // cut, silent or not there: it comes again
    } finally {
      clearTimeout(silence);
    }
  }

  const writers = Promise.all(followed.map(write));
  const readers = Promise.all(followed.map(read));
  return {
    written: () => followed.reduce((sum, one) => sum + one.written, 0),
    areAllSeen: () => followed.every(({ written, seen }) => new Set(seen).size >= written),
    async stopWriting(): Promise<void> {
      writing.abort();
      await writers;
    },
    /** What is wrong, once nothing more is to come. */
    async close(): Promise<string[]> {
      reading.abort();
      await readers;
      return followed.flatMap(({ account: { shard }, written, seen }) =>
        seen.length === written && seen.every((n, at) => n === at + 1)
          ? []
          : [
              `of ${written} events of an account of shard ${shard} its program got ${seen.length}, or not in order`,
            ],
      );
    },
  };
}

async function makeAccount(cell: Installation, shard: number): Promise<Account> {
  const id = randomUUID();
  const key = `wpc_live_${shardSymbol(shard)}${randomBytes(16).toString('hex')}`;
  const db = await cell.connect('superuser');
  await db.query(
    `INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone, account_type,
       company, address_line1, address_line2, city, region, postal_code, country, terms_version,
       terms_accepted_at)
     VALUES ($1, $2, $3, $3, '', 'Ada Example', '', 'individual', '', '', '', '', '', '', '', '', now())`,
    [id, shard, newEmail()],
  );
  await db.query(
    `INSERT INTO customer_keys (id, shard, customer_id, name, mode, hint, secret_hash, scopes)
     VALUES ($1, $2, $3, 'Chaos', 'live', 'wpc', $4, '{events:read}')`,
    [randomUUID(), shard, id, createHash('sha256').update(key).digest()],
  );
  await db.end();
  return { id, shard, key };
}

/** Until it is in one of the cells: a shard that moves is closed for a moment, and a database may be away. */
async function writeEvent(cells: Cells, { id }: Account, n: number): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const cell = cells[attempt % cells.length];
    if (
      await cell?.connect('superuser').then(
        (db) => insertEvent(db, id, n),
        () => false,
      )
    )
      return;
    await sleep(RETRY_MS);
  }
}

async function insertEvent(
  db: Awaited<ReturnType<Installation['connect']>>,
  customerId: string,
  n: number,
): Promise<boolean> {
  try {
    await db.query(
      `INSERT INTO account_events (day, id, shard, customer_id, type, identity, occurred_at, body)
       SELECT (now() AT TIME ZONE 'UTC')::date, gen_random_uuid(), shard, id, 'test', $2, now(), $3
       FROM customers WHERE id = $1 ON CONFLICT DO NOTHING`,
      [customerId, `chaos:${n}`, JSON.stringify({ n })],
    );
    // also where an earlier try was committed without an answer
    const { rowCount } = await db.query(
      'SELECT FROM account_events WHERE customer_id = $1 AND identity = $2',
      [customerId, `chaos:${n}`],
    );
    return (rowCount ?? 0) > 0;
  } catch {
    return false;
  } finally {
    await db.end().catch(() => undefined);
  }
}
