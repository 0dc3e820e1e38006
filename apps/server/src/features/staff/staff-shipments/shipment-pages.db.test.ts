import type { StaffShipmentFilter } from '@waypost/contract';
import { STATUSES } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openKysely } from '../../../platform/database.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import type { Position } from './page-cursor.ts';
import { countListed, selectPage } from './shipment-pages.queries.ts';

const server = useTestServer();

const ROWS = 6_000;
const ALL: StaffShipmentFilter = {
  search: '',
  timeZone: 'UTC',
  sort: 'date',
  order: 'desc',
};

/** One an hour until now; one in 500 is freight to Accra, one in 300 an exception. */
beforeAll(async () => {
  const { db } = server.owner;
  await sql`
    INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, service_type, service,
      origin, origin_country, destination, destination_country, piece_count, weight_grams, length_mm,
      width_mm, height_mm, eta, payment_method, insured, price_cents, currency, booked_at)
    SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' ||
        substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
      n % 32, 'WP' || upper(substr(md5(n::text), 1, 14)), md5(n::text), gen_random_uuid(),
      CASE WHEN n % 500 = 7 THEN 'freight' ELSE 'parcel' END::service_type,
      CASE WHEN n % 500 = 7 THEN 'sea' WHEN n % 3 = 0 THEN 'express' ELSE 'standard' END,
      'Berlin, Germany', 'DE', CASE WHEN n % 500 = 7 THEN 'Accra, Ghana' ELSE 'Paris, France' END,
      'FR', 1, 1000, 100, 100, 100, '{}', 'card', false, n * 7919 % 5000, 'EUR', at
    FROM generate_series(1, ${ROWS}::int) AS n
    CROSS JOIN LATERAL (SELECT now() - (${ROWS}::int - n) * interval '1 hour' AS at) AS booked`.execute(
    db,
  );
  await sql`
    INSERT INTO shipment_state (shipment_id, shard, piece_count, booked_at, updated_at, fold, due_on,
      status)
    SELECT id, shard, 1, booked_at, booked_at, '', booked_at::date + 9,
      CASE WHEN price_cents % 300 = 1 THEN 'Exception' WHEN price_cents % 300 = 2 THEN 'Cancelled'
        WHEN booked_at > now() - interval '6 days'
        THEN (ARRAY['Created', 'Picked Up', 'In Transit', 'Out for Delivery'])[price_cents % 4 + 1]
        ELSE 'Delivered' END
    FROM shipments`.execute(db);
  await sql`
    INSERT INTO shipment_parties (shipment_id, shard, role, name, email, phone, address_text)
    SELECT id, shard, 'recipient', CASE WHEN price_cents = 4321 THEN 'Zoë Quill' ELSE 'Rosa Roth' END,
      'mail' || price_cents || '@example.org', '', '' FROM shipments`.execute(db);
  await sql`SELECT list_shipments(array_agg(id)) FROM shipments`.execute(db);
  await sql`VACUUM (ANALYZE) shipments, shipment_list, shipment_search`.execute(db);
});

type Listed = {
  id: string;
  status: string;
  price: number;
  due: string;
  late: boolean;
  text: string;
};

let everything: Listed[];
beforeAll(async () => {
  const { rows } = await sql<Listed>`
    SELECT h.id, l.status, h.price_cents::int AS price, l.due_on::text AS due,
      s.search_text AS text,
      l.due_on < (now() AT TIME ZONE 'UTC')::date
        AND l.status NOT IN ('Delivered', 'Cancelled') AS late
    FROM shipments h JOIN shipment_list l ON l.shipment_id = h.id
    JOIN shipment_search s ON s.shipment_id = h.id`.execute(server.owner.db);
  everything = rows;
});

function inOrder({ sort, order }: StaffShipmentFilter) {
  const sign = order === 'asc' ? 1 : -1;
  const rank = ({ status }: Listed) => STATUSES.findIndex((each) => each === status);
  const byId = (a: Listed, b: Listed) => (a.id < b.id ? -1 : 1);
  return (a: Listed, b: Listed) => {
    if (sort === 'date') return sign * byId(a, b);
    if (sort === 'cost') return sign * (a.price - b.price || byId(a, b));
    if (sort === 'due') return sign * (a.due.localeCompare(b.due) || byId(a, b));
    return sign * (rank(a) - rank(b)) || -byId(a, b);
  };
}

const isOpen = (status: string) => status !== 'Delivered' && status !== 'Cancelled';

/** The first pages, each begun where the one before ended. */
async function pagesOf(filter: StaffShipmentFilter, walkedRows: number): Promise<string[]> {
  const byId = new Map(everything.map((row) => [row.id, row]));
  const seen: string[] = [];
  let after: Position | null = null;
  for (let page = 0; page < 4; page += 1) {
    const rows = await selectPage(server.ctx.db, { filter, after, limit: 7, walkedRows });
    seen.push(...rows.map((row) => row.shipmentId));
    const last = byId.get(seen.at(-1) ?? '');
    if (rows.length < 7 || last === undefined) break;
    const { id, status, price: priceCents, due: dueOn } = last;
    after = { id, status: status as Position['status'], priceCents, dueOn };
  }
  return seen;
}

const CASES: [string, Partial<StaffShipmentFilter>, (row: Listed) => boolean][] = [
  ['everything', {}, () => true],
  ['a status', { status: 'Exception' }, ({ status }) => status === 'Exception'],
  ['a rare service', { service: 'freight' }, ({ text }) => text.includes('freight')],
  ['what is late', { late: '1' }, ({ late }) => late],
  ['a common word', { search: 'FRANCE' }, ({ text }) => text.includes('france')],
  ['a rare word', { search: 'zoë' }, ({ text }) => text.includes('zoë')],
  ['a service as a word', { search: 'Freight' }, ({ text }) => text.includes('freight')],
  ['the beginning of a word', { search: 'qu' }, ({ text }) => text.includes(' qu')],
  [
    'two words and a status',
    { search: 'rosa accra', status: 'Delivered' },
    ({ text, status }) => text.includes('accra') && status === 'Delivered',
  ],
  ['nothing', { search: 'no such recipient' }, () => false],
];
const SORTS = (['date', 'status', 'cost', 'due'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({ sort, order })),
);

describe('the staff list of shipments', () => {
  it.each(CASES)(
    'finds %s in every sort order, with either query plan',
    async (_name, change, matches) => {
      const rows = everything.filter(matches);
      for (const sort of SORTS) {
        const filter = { ...ALL, ...change, ...sort };
        const due = rows.filter(({ status }) => sort.sort !== 'due' || isOpen(status));
        const expected = due.toSorted(inOrder(filter)).map(({ id }) => id);
        for (const walkedRows of [8, ROWS * 2]) {
          const found = await pagesOf(filter, walkedRows);
          expect(found, JSON.stringify({ ...sort, walkedRows })).toEqual(expected.slice(0, 28));
        }
      }
    },
  );

  it('filters booking days in the time zone of the caller', async () => {
    const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    for (const sort of ['date', 'cost'] as const) {
      const filter = { ...ALL, sort, from: day, to: day };
      const found = await selectPage(server.ctx.db, { filter, after: null, limit: 50 });
      expect(found).toHaveLength(24);
    }
  });

  it('says how many there are, up to 1,000 and where it is cheap to know', async () => {
    const count = (change: Partial<StaffShipmentFilter>, walkedRows?: number) =>
      countListed(server.ctx.db, { ...ALL, ...change }, walkedRows);
    const late = everything.filter((row) => row.late).length;
    const exceptions = everything.filter(({ status }) => status === 'Exception').length;
    const due = everything.filter(({ status }) => isOpen(status)).length;
    expect(await count({})).toEqual({ count: 1_000, more: true });
    expect(await count({ status: 'Exception', sort: 'cost' })).toEqual({
      count: exceptions,
      more: false,
    });
    expect(await count({ late: '1' })).toEqual({ count: late, more: false });
    expect(await count({ sort: 'due' })).toEqual({ count: due, more: false });
    // too rare along the dates to be counted by a walk
    expect(await count({ service: 'freight' })).toBeNull();
    expect(await count({ service: 'freight' }, ROWS * 2)).toEqual({ count: 12, more: false });
    expect(await count({ search: 'zoë' })).toBeNull();
  });

  it('never scans a whole table', async () => {
    const asked: { sql: string; parameters: readonly unknown[] }[] = [];
    const pool = async () => server.owner.pool as never;
    const db = openKysely(pool, ({ query }) => void asked.push(query));
    for (const [, change] of CASES) {
      for (const sort of SORTS) {
        // a walk of 100 rows of 6,000 is as one of 5,000 among 300,000
        const ask = { filter: { ...ALL, ...change, ...sort }, after: null, limit: 51 };
        await selectPage(db, { ...ask, walkedRows: 100 });
        await countListed(db, ask.filter, 100);
      }
    }
    expect(asked.length).toBeGreaterThan(CASES.length * SORTS.length);
    for (const { sql: text, parameters } of asked) {
      const plan = await server.owner.pool.query<{ 'QUERY PLAN': string }>({
        text: `EXPLAIN ${text}`,
        values: [...parameters],
      });
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines, text).not.toMatch(/Seq Scan/);
    }
  });
});
