import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { NIL, v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { asCustomer, readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Db } from '../../../platform/database.ts';
import { seatCustomer } from '../../../testing/people.ts';
import { bookAsProgram, seatShop } from '../../../testing/programs.ts';
import { planOf, tablesScannedBy } from '../../../testing/query-plan.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import {
  deleteEvents,
  type FeedPlace,
  type FeedRow,
  insertEvents,
  insertListener,
  readFeedEnd,
  recountFeed,
  selectFeed,
  selectLatest,
  walkShipments,
} from './account-events.queries.ts';
import { hearShipments } from './start-listening.ts';

const server = useTestServer();

let customerId: string;
beforeAll(async () => {
  customerId = (await seatCustomer(server)).id;
});

const asOwner = <T>(read: (own: Db) => Promise<T>) => asCustomer(server.ctx.db, customerId, read);

/** An event that the transaction of this number wrote a minute ago. */
async function writeEvent(writtenBy: number): Promise<void> {
  await sql`INSERT INTO account_events (day, id, shard, customer_id, type, identity, written_by,
      occurred_at, created_at, body)
    SELECT (now() AT TIME ZONE 'UTC')::date, ${v7()}, shard, id, 'endpoint.ping',
      ${`test:${writtenBy}`}, ${String(writtenBy)}::text::xid8, now(),
      now() - interval '1 minute', '{}'
    FROM customers WHERE id = ${customerId}`.execute(server.owner.db);
}

const numbersOf = (rows: readonly { writtenBy: string }[]) => rows.map((row) => row.writtenBy);

describe('events whose transactions have numbers of different length', () => {
  beforeAll(async () => {
    for (const writtenBy of [98, 100, 99, 101]) await writeEvent(writtenBy);
  });

  it('are each read once, oldest first, page by page', async () => {
    const read: string[] = [];
    let after: FeedPlace | null = null;
    // once more than there are events
    for (let page = 1; page <= 5; page += 1) {
      const rows: FeedRow[] = await asOwner((own) =>
        selectFeed(own, customerId, { after, limit: 1 }),
      );
      read.push(...numbersOf(rows));
      after = rows.at(-1) ?? after;
    }
    expect(read).toEqual(['98', '99', '100', '101']);
  });

  it('are shown newest first', async () => {
    const rows = await asOwner((own) => selectLatest(own, customerId, { limit: 2 }));
    expect(numbersOf(rows)).toEqual(['101', '100']);
    const before = rows.at(-1) ?? null;
    const older = await asOwner((own) => selectLatest(own, customerId, { before, limit: 2 }));
    expect(numbersOf(older)).toEqual(['99', '98']);
  });

  it('end with the newest of them', async () => {
    const end = await asOwner((own) => readFeedEnd(own, customerId));
    expect(end?.writtenBy).toBe('101');
  });
});

describe('a dump that was loaded into another server', () => {
  /** In a transaction of its own unless one is given. */
  async function noteEvent(owner: { id: string; shard: number }, db: Db): Promise<string> {
    const [id, at] = [v7(), new Date()];
    const event = { id, shard: owner.shard, customerId: owner.id, identity: `test:${id}` };
    const dated = { shipmentId: null, recordedAt: at, occurredAt: at };
    await insertEvents(db, [{ ...event, ...dated, type: 'endpoint.ping', body: '{}' }]);
    return id;
  }

  async function loadDump(): Promise<{ id: string; shard: number; seen: FeedPlace }> {
    const { id } = await seatCustomer(server);
    const shard = await readCustomerShard(server.owner.db, id);
    await sql`UPDATE feed_offsets SET ahead = 900000000 WHERE shard = ${shard}`.execute(
      server.owner.db,
    );
    const seen = await noteEvent({ id, shard }, server.ctx.db);
    await sql`UPDATE feed_offsets SET ahead = 0, server = 'another' WHERE shard = ${shard}`.execute(
      server.owner.db,
    );
    const { rows } = await sql<FeedPlace>`SELECT written_by::text, id FROM account_events
      WHERE id = ${seen}`.execute(server.owner.db);
    if (rows[0] === undefined) throw new Error('no event was written');
    return { id, shard, seen: rows[0] };
  }

  const readOn = async (reader: string, after: FeedPlace) => {
    await sql`UPDATE account_events SET created_at = now() - interval '1 minute'
      WHERE customer_id = ${reader}`.execute(server.owner.db);
    const rows = await asCustomer(server.ctx.db, reader, (own) =>
      selectFeed(own, reader, { after, limit: 9 }),
    );
    return rows.map(({ id }) => id);
  };

  it('numbers new events after the ones it has, once it is migrated', async () => {
    const { id, shard, seen } = await loadDump();
    await recountFeed(server.owner.db);
    const first = await noteEvent({ id, shard }, server.ctx.db);
    await recountFeed(server.owner.db);
    const second = await noteEvent({ id, shard }, server.ctx.db);
    expect(await readOn(id, seen)).toEqual([first, second]);
  });

  it('waits for open transactions that write events before it changes the offset', async () => {
    const { id, shard } = await loadDump();
    const order: string[] = [];
    let recounting: Promise<unknown> | undefined;
    await server.ctx.db.transaction().execute(async (tx) => {
      await noteEvent({ id, shard }, tx);
      recounting = recountFeed(server.owner.db).then(() => order.push('counted'));
      await sleep(300);
      order.push('written');
    });
    await recounting;
    expect(order).toEqual(['written', 'counted']);
  });
});

describe('the feed of one type, and of one shipment', () => {
  it('is read by an index', async () => {
    await sql`INSERT INTO account_events (day, id, shard, customer_id, type, identity, shipment_id,
        written_by, occurred_at, body)
      SELECT (now() AT TIME ZONE 'UTC')::date, gen_random_uuid(), shard, id, 'shipment.created',
        'many:' || n, gen_random_uuid(), (n + 200)::text::xid8, now(), '{}'
      FROM customers CROSS JOIN generate_series(1, 5000) n WHERE id = ${customerId}`.execute(
      server.owner.db,
    );
    await sql`ANALYZE account_events`.execute(server.owner.db);
    const plan = (asked: { types?: string[]; shipmentId?: string }) =>
      planOf(server.owner.db, (db) =>
        selectFeed(db, customerId, { after: null, limit: 101, ...asked }),
      );
    expect(await plan({ types: ['case.answered'] })).toMatch(/customer_id_type_written_by/);
    expect(await plan({ shipmentId: v7() })).toMatch(/shipment_id_written_by/);
  });
});

describe('shipments of an account that begins to listen', () => {
  it('are heard window by window, also after windows in which none is', async () => {
    const shop = await seatShop(server);
    const [first, second, third] = [
      await bookAsProgram(server, shop),
      await bookAsProgram(server, shop),
      await bookAsProgram(server, shop),
    ];
    const heard = async () => {
      const { rows } = await sql<{ id: string }>`SELECT shipment_id AS id FROM shipment_state
        WHERE has_listeners AND shipment_id = ANY (${[first.id, second.id, third.id]}::uuid[])
        ORDER BY shipment_id`.execute(server.owner.db);
      return rows.map(({ id }) => id);
    };
    await sql`UPDATE shipment_state
      SET has_listeners = false, furthest = CASE WHEN shipment_id = ${second.id} THEN 5 ELSE 0 END
      WHERE shipment_id = ANY (${[first.id, second.id, third.id]}::uuid[])`.execute(
      server.owner.db,
    );
    const { customerId: listener } = shop;
    const shard = await readCustomerShard(server.ctx.db, listener);
    await insertListener(server.owner.db, { customerId: listener, shard });
    await hearShipments(server.ctx, { customerId: listener, shard }, 1);
    expect(await heard()).toEqual([first.id, third.id]);
  });

  it('are read by the list of the account', async () => {
    const asked = { customerId, after: NIL, isHeard: false, limit: 1_000 };
    const plan = await planOf(server.owner.db, (db) => walkShipments(db, asked));
    expect(plan).toMatch(/Index.* shipment_list_own /);
    expect(plan).not.toMatch(/Seq Scan/);
  });
});

describe('the events of an erased account', () => {
  it('are deleted a slice at a time, by an index', async () => {
    const { id: leaving } = await seatCustomer(server);
    await sql`INSERT INTO account_events (day, id, shard, customer_id, type, identity, occurred_at, body)
      SELECT (now() AT TIME ZONE 'UTC')::date - n % 3, gen_random_uuid(), shard, id,
        'shipment.created', 'own:' || n, now(), '{}'
      FROM customers CROSS JOIN generate_series(1, 5) n WHERE id = ${leaving}`.execute(
      server.owner.db,
    );
    const counts: number[] = [];
    const scanned = await tablesScannedBy(server.owner.db, async (tx) => {
      for (let slice = 1; slice <= 3; slice += 1) counts.push(await deleteEvents(tx, leaving, 2));
    });
    expect(counts).toEqual([2, 2, 1]);
    expect(scanned).toEqual([]);
    expect(await deleteEvents(server.owner.db, leaving, 2)).toBe(0);
  });
});
