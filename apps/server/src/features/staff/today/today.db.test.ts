import { randomUUID } from 'node:crypto';
import type { LiveShipment, TodayHub, TodayNumbers } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openKysely } from '../../../platform/database.ts';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { listLive } from './list-live.ts';
import { readToday } from './read-today.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PATH = '/api/admin/today';
const PAR = '00000000-0000-7000-8000-00000000fa00';

let staff: TestStaff;
beforeAll(async () => {
  staff = await registerStaff(server, 'operations');
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${PAR}, 'PAR', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(server.owner.db);
});

/** In days from today, by the clock of Paris. */
type Days = { due: number; promised: number; cause?: string };

async function bookDue({ due, promised, cause = 'delayed' }: Days): Promise<string> {
  const { id, trackingNumber } = await bookShipment(server);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${id}`.execute(server.owner.db);
  const today = sql`(now() AT TIME ZONE 'Europe/Paris')::date`;
  await sql`UPDATE shipment_state SET booked_at = now() - interval '9 days', due_on = ${today} + ${due}::int, outlook = jsonb_set(
      jsonb_set(outlook::jsonb, '{plan,latest}', to_jsonb((${today} + ${promised}::int)::text)),
      '{revisions}', CASE WHEN ${due}::int = ${promised}::int THEN '[]'::jsonb
        ELSE jsonb_build_array(jsonb_build_array(0, ${cause}::text, (${today} + ${due}::int)::text,
          (${today} + ${due}::int)::text)) END)::text
    WHERE shipment_id = ${id}`.execute(server.owner.db);
  await sql`INSERT INTO shipment_changes (shipment_ids) VALUES (ARRAY[${id}]::uuid[])`.execute(
    server.owner.db,
  );
  return trackingNumber;
}

const arrive = (trackingNumber: string, hoursAgo: number) =>
  outcomesOf(server, [
    scanOf(trackingNumber, {
      code: 'ARRIVED',
      place: { city: 'Paris', country: 'FR' },
      occurredAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    }),
  ]);

async function rowsOf(query: string): Promise<LiveShipment[]> {
  const rows: LiveShipment[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const answer = await staff.browser.get(`${PATH}/shipments?${query}${page}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const read = answer.json<{ shipments: LiveShipment[]; next: string | null }>();
    rows.push(...read.shipments);
    after = read.next;
  }
  return rows;
}

type Load = TodayHub['due']['over'];

describe('the numbers of today', () => {
  it('are those of the rows that they lead to, in shipments, pieces and grams', async () => {
    for (const days of [
      { due: 0, promised: 0 },
      { due: 0, promised: 0 },
      { due: -2, promised: -2 },
      { due: 1, promised: -1, cause: 'customs_hold' },
      { due: 3, promised: 2 },
      { due: 40, promised: 40 },
    ]) {
      await bookDue(days);
    }
    const arrived = await bookDue({ due: 0, promised: 0 });
    await arrive(arrived, 1);
    const stuck = await bookDue({ due: 1, promised: 1 });
    await arrive(stuck, 80);
    const out = await bookDue({ due: 0, promised: 0 });
    await sql`UPDATE shipment_state SET status = 'Out for Delivery'
      WHERE shipment_id = (SELECT id FROM shipments WHERE tracking_number = ${out})`.execute(
      server.owner.db,
    );
    await worker.runJob('count_live_shipments', {});

    const numbers = await readToday(server.ctx);
    const hub = numbers.hubs.find(({ id }) => id === PAR);
    if (hub === undefined) throw new Error('no hub');
    const expectRows = async (query: string, load: Load) => {
      const rows = await rowsOf(`hub=${PAR}&${query}`);
      const sum = (of: (row: LiveShipment) => number) =>
        rows.reduce((all, row) => all + of(row), 0);
      expect(
        {
          shipments: rows.length,
          pieces: sum((r) => r.pieces),
          weightGrams: sum((r) => r.weightGrams),
        },
        query,
      ).toEqual(load);
      return rows.length;
    };
    expect(await expectRows('view=due', hub.due.notOut)).toBe(3);
    expect(await expectRows('view=out', hub.due.out)).toBe(1);
    expect(await expectRows('view=over', hub.due.over)).toBe(1);
    for (const when of ['today', 'yesterday', 'longer'] as const) {
      await expectRows(`view=standing&when=${when}`, hub.standing[when]);
    }
    expect(hub.standing.longer.shipments).toBe(1);
    for (const when of ['over', 'today', 'tomorrow', 'later'] as const) {
      await expectRows(`view=coming&when=${when}`, hub.coming[when]);
    }
    expect(numbers.lanes).toEqual([{ hubId: PAR, from: 'DE', to: 'FR', ...hub.coming }]);
    expect(numbers.promise).toEqual({
      broken: 2,
      brokenMoved: [{ cause: 'customs_hold', shipments: 1 }],
      willBreak: 1,
    });
    expect(await rowsOf('view=broken')).toHaveLength(2);
    expect(await rowsOf('view=broken&cause=customs_hold')).toHaveLength(1);
    expect(await rowsOf('view=broken&cause=none')).toHaveLength(1);
    expect(await rowsOf('view=will_break')).toHaveLength(1);
    expect(JSON.stringify(await rowsOf('view=due'))).not.toMatch(/Rosa|Sam|@/);
  });

  it('name the desk only to staff who may see it', async () => {
    const read = async (who: TestStaff) => (await who.browser.get(PATH)).json<TodayNumbers>();
    expect((await read(staff)).desk).not.toBeNull();
    const finance = await read(await registerStaff(server, 'finance'));
    expect(finance.desk).toBeNull();
    expect(finance.hubs.length).toBeGreaterThan(0);
    expect((await server.app.inject({ method: 'GET', url: PATH })).statusCode).toBe(401);
  });

  it('count the scans that wait for a number', async () => {
    const before = (await readToday(server.ctx)).unmatched.waiting;
    await outcomesOf(server, [scanOf('ORDER-NOBODY-1'), scanOf('ORDER-NOBODY-2')]);
    expect((await readToday(server.ctx)).unmatched.waiting).toBe(before + 2);
  });

  it('and their rows are read without scanning a large table from end to end', async () => {
    const { db } = server.owner;
    const ids = Array.from({ length: 200 }, () => randomUUID());
    await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
      SELECT id, 'H' || n, 'Hub', 'City ' || n, 'DE', 50, 10, 'UTC'
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS hub (id, n)`.execute(db);
    await sql`INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, service_type,
        service, origin, origin_country, destination, destination_country, piece_count, weight_grams,
        length_mm, width_mm, height_mm, eta, payment_method, insured, price_cents, currency)
      SELECT md5(n::text)::uuid, n % 32, 'N' || n, 'R' || n, gen_random_uuid(), 'parcel', 'express',
        'Berlin', 'DE', 'Paris', 'FR', 1, 1, 1, 1, 1, '{}', 'card', false, 1, 'EUR'
      FROM generate_series(1, 20000) n`.execute(db);
    await sql`INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, hub_id,
        due_on, promised_on, pieces, weight_grams)
      SELECT md5(n::text)::uuid, n % 32, 'express', 'In Transit', 'DE-FR', 'coming',
        (${ids}::uuid[])[n % 200 + 1], current_date + (n / 200 * 4 - 60),
        current_date + (n / 200 * 4 - 60), 1, 1
      FROM generate_series(1, 20000) n`.execute(db);
    await sql`INSERT INTO hub_stays (shipment_id, shard, hub_id, since, since_on, pieces, weight_grams)
      SELECT shipment_id, shard, hub_id, now() - (abs(hashint4(shard)) % 90) * interval '1 day',
        current_date, 1, 1 FROM live_shipments WHERE hub_id = ANY (${ids}::uuid[])`.execute(db);
    await sql`INSERT INTO live_sums SELECT 'coming', due_on, hub_id, lane, count(*), 1, 1
      FROM live_shipments WHERE hub_id = ANY (${ids}::uuid[]) GROUP BY 2, 3, 4`.execute(db);
    await sql`INSERT INTO unmatched_scans (source_id, scan_id, shard, ref, scan, content_hash, recorded_at)
      SELECT (SELECT min(id) FROM sources), gen_random_uuid(), 0, 'X' || n, '{}', n,
        now() - n * interval '1 second' FROM generate_series(1, 12000) n`.execute(db);
    await sql`VACUUM (ANALYZE) shipments, live_shipments, hub_stays, live_sums, unmatched_scans, hubs`.execute(
      db,
    );
    const asked: { sql: string; parameters: readonly unknown[] }[] = [];
    const pool = async () => server.owner.pool as never;
    const ctx = { ...server.ctx, db: openKysely(pool, ({ query }) => void asked.push(query)) };
    await readToday(ctx);
    const [hub] = ids;
    for (const view of [
      'due',
      'out',
      'over',
      'coming',
      'broken',
      'will_break',
      'standing',
    ] as const) {
      await listLive(ctx, { view });
      await listLive(ctx, { view, hub, when: 'today' });
    }
    for (const { sql: text, parameters } of asked) {
      const plan = await server.owner.pool.query<{ 'QUERY PLAN': string }>({
        text: `EXPLAIN ${text}`,
        values: [...parameters],
      });
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines, text).not.toMatch(
        /Seq Scan on (?:shipments|live_shipments|hub_stays|live_sums|unmatched_scans|desk_items)\b/,
      );
    }
    expect(asked.length).toBeGreaterThan(20);
  });
});
