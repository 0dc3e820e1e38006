import type { NetworkNumbers } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openKysely } from '../../../platform/database.ts';
import { buildApi } from '../../../build-api.ts';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { registerStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { readNetwork } from './read-network.ts';

const server = useTestServer();
const worker = useTestWorker(server);

beforeEach(async () => {
  await sql`TRUNCATE shipments, deliveries_by_day, tallies_by_minute, tally_marks CASCADE`.execute(
    server.owner.db,
  );
});

async function deliver(delivered: number, onTime: number, daysAgo = 0): Promise<void> {
  await sql`INSERT INTO deliveries_by_day
    VALUES ((now() AT TIME ZONE 'UTC')::date - ${daysAgo}::integer, 'express', 'DE', 'FR',
      ${delivered}, ${onTime})`.execute(server.owner.db);
}

/** As a process that has just started: nothing is kept from before. */
async function publicRate(): Promise<unknown> {
  const app = await buildApi(server.ctx);
  const answer = await app.inject({ method: 'GET', url: '/api/on-time' });
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  return answer.json<{ measured: unknown }>().measured;
}

describe('the rate of deliveries on time', () => {
  it('is published from 1,000 deliveries in 90 days on', async () => {
    await deliver(999, 990);
    await deliver(500, 500, 90);
    expect(await publicRate()).toBeNull();
    await deliver(1, 1, 89);
    expect(await publicRate()).toEqual({ deliveries: 1_000, days: 90, perMille: 991 });
  });
});

describe('the numbers of the network', () => {
  it('include new scans, before and after the worker added them up', async () => {
    const { browser } = await registerStaff(server, 'support');
    const booking = await bookShipment(server);
    await outcomesOf(server, [scanOf(booking.trackingNumber)]);
    const sum = ({ scans }: NetworkNumbers) => [
      scans.byMinute.reduce((total, { count }) => total + count, 0),
      scans.byTenMinutes.reduce((total, { count }) => total + count, 0),
    ];
    const first = (await browser.get('/api/admin/network')).json<NetworkNumbers>();
    expect(sum(first)).toEqual([1, 1]);
    expect(first.scans.byMinute).toHaveLength(60);
    expect(first.scans.byTenMinutes).toHaveLength(144);
    await worker.runJob('count_network', {});
    expect(sum(await readNetwork(server.ctx))).toEqual([1, 1]);
  });

  it('list late shipments, the longest first, without personal data', async () => {
    const [older, newer] = [await bookShipment(server), await bookShipment(server)];
    for (const [booking, day] of [
      [newer, '2026-02-02'],
      [older, '2026-01-01'],
    ] as const) {
      await sql`UPDATE shipment_list SET due_on = ${day} WHERE shipment_id = ${booking.id}`.execute(
        server.owner.db,
      );
    }
    const { late } = await readNetwork(server.ctx);
    expect(late.byService).toEqual([{ service: 'standard', count: 2 }]);
    expect(late.oldest.map(({ id }) => id)).toEqual([older.id, newer.id]);
    expect(JSON.stringify(late)).not.toMatch(/Rosa|Sam|@/);
  });

  it('show what waits in the queues and in the outbox', async () => {
    await bookShipment(server);
    const before = await readNetwork(server.ctx);
    expect(before.queues.map(({ name }) => name)).toContain('activation_mail');
    await worker.runJobs();
    const after = await readNetwork(server.ctx);
    expect(after.mails.sentLastHour).toBe(before.mails.sentLastHour + 1);
    expect(after.queues.map(({ name }) => name)).not.toContain('activation_mail');
  });

  it('are read without scanning all shipments, events or emails', async () => {
    await sql`
      INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, service_type, service,
        origin, origin_country, destination, destination_country, piece_count, weight_grams,
        length_mm, width_mm, height_mm, eta, payment_method, insured, price_cents, currency)
      SELECT md5(n::text)::uuid, n % 32, 'N' || n, 'R' || n, gen_random_uuid(), 'parcel', 'express',
        'Berlin', 'DE', 'Paris', 'FR', 1, 1, 1, 1, 1, '{}', 'card', false, 1, 'EUR'
      FROM generate_series(1, 20000) n`.execute(server.owner.db);
    await sql`
      INSERT INTO shipment_list
        (shipment_id, shard, booked_at, status, service, search_text, due_on)
      SELECT id, shard, booked_at,
        CASE WHEN receipt_id LIKE '%00' THEN 'In Transit' ELSE 'Delivered' END, 'express', '',
        '2026-01-01' FROM shipments`.execute(server.owner.db);
    await sql`
      INSERT INTO outbox_mails (effect_key, shard, template, channel, state)
      SELECT 'mail:test:' || n, 0, 'milestone', 'mail', 'sent'
      FROM generate_series(1, 6000) n`.execute(server.owner.db);
    await sql`
      INSERT INTO tallies_by_minute
      SELECT 'scan', date_trunc('minute', now()) - n * interval '1 minute', n
      FROM generate_series(1, 6000) n`.execute(server.owner.db);
    await sql`VACUUM (ANALYZE) shipments, shipment_list, outbox_mails, tallies_by_minute`.execute(
      server.owner.db,
    );
    const asked: { sql: string; parameters: readonly unknown[] }[] = [];
    const pool = async () => server.owner.pool as never;
    const db = openKysely(pool, ({ query }) => void asked.push(query));
    const { late } = await readNetwork({ ...server.ctx, db });
    expect(late.byService).toEqual([{ service: 'express', count: 200 }]);
    for (const { sql: text, parameters } of asked) {
      const plan = await server.owner.pool.query<{ 'QUERY PLAN': string }>({
        text: `EXPLAIN ${text}`,
        values: [...parameters],
      });
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      // the tallies of two days are 6,000 rows at most, and are read as the planner likes
      expect(lines, text).not.toMatch(/Seq Scan on (?:shipment|outbox|tracking)/);
    }
    expect(asked.length).toBeGreaterThan(7);
  });
});
