import { randomUUID } from 'node:crypto';
import type { LiveShipment, TodayHub } from '@waypost/contract';
import { DESK_DUES } from '@waypost/domain/desk';
import { ETA_CAUSES } from '@waypost/domain/tracking';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { readToday } from './read-today.ts';

const server = useTestServer();

/** A day apart from each other at any time. */
const ZONES = ['Europe/Paris', 'Pacific/Auckland', 'Pacific/Honolulu'];
const HUBS = ZONES.map(() => randomUUID());
const LANES = ['DE-FR', 'FR-FR', 'NZ-US'];
const WINDOWS = ['09:00-13:00', '13:00-17:00', '06:00-07:00'];
const AREAS = ['DE:berlin', 'NZ:auckland', 'US:honolulu'];
const STATUSES = ['Requested', 'Scheduled', 'Collected', 'Missed', 'Cancelled', 'No Place'];
const SEVERAL = 40;

let staff: TestStaff;
let collectedId: string;
beforeAll(async () => {
  collectedId = (await bookShipment(server)).id;
  staff = await registerStaff(server, 'operations');
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
    SELECT id, 'H' || n, 'Hub', 'City ' || n, 'DE', 50, 10, zone
    FROM unnest(${HUBS}::uuid[], ${ZONES}::text[]) WITH ORDINALITY AS hub (id, zone, n)`.execute(
    server.owner.db,
  );
});

const shipment = fc.record({
  phase: fc.constantFrom('coming', 'arrived', 'out', 'stopped'),
  hub: fc.option(fc.constantFrom(...HUBS)),
  lane: fc.constantFrom(...LANES),
  due: fc.option(fc.integer({ min: -3, max: 9 }), { freq: 9 }),
  promised: fc.option(fc.integer({ min: -3, max: 9 }), { freq: 9 }),
  cause: fc.constantFrom(...ETA_CAUSES),
  pieces: fc.integer({ min: 1, max: 5 }),
  grams: fc.integer({ min: 1, max: 90_000 }),
  stands: fc.option(fc.record({ hub: fc.constantFrom(...HUBS), hours: fc.nat({ max: 100 }) })),
});

const waiting = {
  desk: fc.record({
    // half an hour away from where one number ends and the next begins
    hours: fc.integer({ min: -30, max: 60 }).map((hours) => hours + 0.5),
    state: fc.constantFrom('open', 'open', 'open', 'put off', 'closed'),
  }),
  scan: fc.record({ ref: fc.constantFrom('A-1', 'A-2', 'A-3'), isDismissed: fc.boolean() }),
  pickup: fc.record({
    area: fc.constantFrom(...AREAS),
    window: fc.constantFrom(...WINDOWS),
    status: fc.constantFrom(...STATUSES),
    day: fc.integer({ min: -2, max: 2 }),
  }),
};
const several = <T>(each: fc.Arbitrary<T>) =>
  fc.array(each, { minLength: SEVERAL / 2, maxLength: SEVERAL });
const morning = fc.record({
  shipments: several(shipment),
  desk: several(waiting.desk),
  scans: several(waiting.scan),
  pickups: several(waiting.pickup),
});
type Morning = typeof morning extends fc.Arbitrary<infer T> ? T : never;

async function store({ desk, scans, pickups, ...given }: Morning): Promise<void> {
  const { db } = server.owner;
  const shipments = given.shipments.map((each) => ({ id: randomUUID(), ...each }));
  await sql`TRUNCATE live_shipments, hub_stays, live_sums, desk_items, unmatched_scans, pickups
    CASCADE`.execute(db);
  await sql`INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, service_type,
      service, origin, origin_country, destination, destination_country, piece_count, weight_grams,
      length_mm, width_mm, height_mm, eta, payment_method, insured, price_cents, currency)
    SELECT id, 0, id, id, id, 'parcel', 'express', 'Berlin', 'DE', 'Paris', 'FR', 1, 1, 1, 1, 1, '{}',
      'card', false, 1, 'EUR' FROM unnest(${shipments.map(({ id }) => id)}::uuid[]) AS id`.execute(
    db,
  );
  await sql`WITH given AS (
      SELECT g.*, coalesce(b.time_zone, 'UTC') AS zone,
        (now() AT TIME ZONE coalesce(b.time_zone, 'UTC'))::date AS today
      FROM json_to_recordset(${JSON.stringify(shipments)}) AS g (id uuid, phase text, hub uuid,
        lane text, due int, promised int, cause text, pieces int, grams int)
      LEFT JOIN hubs b ON b.id = g.hub)
    INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, hub_id, due_on,
      promised_on, moved_by, pieces, weight_grams)
    SELECT id, 0, 'express', 'In Transit', lane, phase, hub, today + due, today + promised,
      CASE WHEN due > promised THEN cause END, pieces, grams FROM given`.execute(db);
  const stays = shipments.flatMap(({ id, pieces, grams, stands }) =>
    stands === null ? [] : { id, pieces, grams, ...stands },
  );
  await sql`INSERT INTO hub_stays (shipment_id, shard, hub_id, since, since_on, pieces, weight_grams)
    SELECT g.id, 0, hub, at, (at AT TIME ZONE b.time_zone)::date, pieces, grams
    FROM json_to_recordset(${JSON.stringify(stays)}) AS g (id uuid, hub uuid, hours int, pieces int,
      grams int)
    JOIN hubs b ON b.id = g.hub
    CROSS JOIN LATERAL (SELECT now() - g.hours * interval '1 hour' AS at) AS since`.execute(db);
  await storeSums();
  await sql`INSERT INTO desk_items (id, shard, kind, reference, state, due_at, snoozed_until, closed_at)
    SELECT gen_random_uuid(), 0, 'contact', 'M', (CASE state WHEN 'closed' THEN state ELSE 'open' END)
        ::case_state, at, CASE state WHEN 'put off' THEN at END, CASE state WHEN 'closed' THEN now() END
    FROM json_to_recordset(${JSON.stringify(desk)}) AS g (hours float8, state text)
    CROSS JOIN LATERAL (SELECT now() + hours * interval '1 hour' AS at) AS due`.execute(db);
  await sql`INSERT INTO unmatched_scans (source_id, scan_id, shard, ref, scan, content_hash,
      recorded_at, dismissed_as)
    SELECT (SELECT min(id) FROM sources), gen_random_uuid(), 0, ref,
      '{"code": "ARRIVED", "occurredAt": "2026-01-01T00:00:00Z"}', 1, now(),
      CASE WHEN "isDismissed" THEN 'test' END
    FROM json_to_recordset(${JSON.stringify(scans)}) AS g (ref text, "isDismissed" boolean)`.execute(
    db,
  );
  await sql`INSERT INTO pickups (id, shard, public_id, shipment_id, status, day, pickup_window, area,
      country, city, time_zone, starts_at, ends_at, cut_off_at, address_text, instructions)
    SELECT id, (SELECT shard FROM shipments h WHERE h.id = ${collectedId}),
      upper(regexp_replace(id::text, '^.{9}(.{4})-(.{4})-(.{4}).*', 'P-\\1-\\2-\\3')), ${collectedId}::uuid,
      status::pickup_status, current_date + g.day, g.window, area, left(area, 2), 'City', 'UTC', now(), now(), now(), '', ''
    FROM json_to_recordset(${JSON.stringify(pickups)})
      AS g (area text, "window" text, status text, day int)
    CROSS JOIN LATERAL (SELECT gen_random_uuid() AS id, g.area AS _) AS ids`.execute(db);
}

/** Kept by the worker, whose sums are held against a recount of their own. */
async function storeSums(): Promise<void> {
  await sql`INSERT INTO live_sums (kind, day, hub_id, detail, shipments, pieces, weight_grams)
    SELECT kind, day, coalesce(hub_id, '00000000-0000-0000-0000-000000000000'), detail, count(*),
      sum(pieces), sum(weight_grams)
    FROM (
      SELECT 'due' AS kind, due_on AS day, hub_id, phase AS detail, pieces, weight_grams
        FROM live_shipments WHERE phase <> 'stopped'
      UNION ALL SELECT 'coming', due_on, hub_id, lane, pieces, weight_grams
        FROM live_shipments WHERE phase = 'coming'
      UNION ALL SELECT 'promised', promised_on, hub_id, coalesce(moved_by, ''), pieces, weight_grams
        FROM live_shipments WHERE phase <> 'stopped'
      UNION ALL SELECT 'standing', since_on, hub_id, '', pieces, weight_grams FROM hub_stays
    ) AS parts WHERE day IS NOT NULL GROUP BY 1, 2, 3, 4`.execute(server.owner.db);
}

/** All pages of a list. */
async function rowsOf<Row>(path: string, name: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const answer = await staff.browser.get(`/api/admin/${path}${page}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const read = answer.json<Record<string, Row[]> & { next: string | null }>();
    rows.push(...(read[name] ?? []));
    after = read.next;
  }
  return rows;
}

type Load = TodayHub['due']['over'];

async function loadOf(query: string): Promise<Load> {
  const rows = await rowsOf<LiveShipment>(`today/shipments?${query}`, 'shipments');
  const sum = (of: (row: LiveShipment) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    shipments: rows.length,
    pieces: sum(({ pieces }) => pieces),
    weightGrams: sum(({ weightGrams }) => weightGrams),
  };
}

const countOf = async (query: string) => (await loadOf(query)).shipments;

/** Each number of the page by the address that it leads to, as stored and as its rows are counted. */
async function compare() {
  const numbers = await readToday(server.ctx);
  const shown: Record<string, unknown> = {};
  const listed: Record<string, unknown> = {};
  const hold = async (query: string, value: Load) => {
    shown[query] = value;
    listed[query] = await loadOf(query);
  };
  const WHENS = ['over', 'today', 'tomorrow', 'later'] as const;
  for (const { id, due, standing, coming } of numbers.hubs) {
    const hub = `hub=${id ?? 'none'}`;
    await hold(`view=due&${hub}`, due.notOut);
    await hold(`view=out&${hub}`, due.out);
    await hold(`view=over&${hub}`, due.over);
    for (const when of WHENS) await hold(`view=coming&when=${when}&${hub}`, coming[when]);
    if (id === null) continue;
    for (const when of ['today', 'yesterday', 'longer'] as const) {
      await hold(`view=standing&when=${when}&${hub}`, standing[when]);
    }
  }
  for (const lane of numbers.lanes) {
    const of = `hub=${lane.hubId ?? 'none'}&lane=${lane.from}-${lane.to}`;
    for (const when of WHENS) await hold(`view=coming&when=${when}&${of}`, lane[when]);
  }
  const all = (of: (hub: TodayHub) => Load) =>
    numbers.hubs.reduce((sum, hub) => sum + of(hub).shipments, 0);
  const { broken, brokenMoved, willBreak } = numbers.promise;
  const moved = brokenMoved.reduce((sum, { shipments }) => sum + shipments, 0);
  for (const [query, value] of [
    ['view=due', all(({ due }) => due.notOut)],
    ['view=over', all(({ due }) => due.over)],
    ['view=standing&when=longer', all(({ standing }) => standing.longer)],
    ['view=broken', broken],
    ['view=broken&cause=none', broken - moved],
    ['view=will_break', willBreak],
    ...brokenMoved.map(({ cause, shipments }) => [`view=broken&cause=${cause}`, shipments]),
  ] as [string, number][]) {
    shown[query] = value;
    listed[query] = await countOf(query);
  }
  for (const due of DESK_DUES) {
    shown[`desk ${due}`] = numbers.desk?.[due];
    listed[`desk ${due}`] = (await rowsOf(`desk?due=${due}&limit=7`, 'items')).length;
  }
  shown['unmatched'] = numbers.unmatched.waiting;
  listed['unmatched'] = (await rowsOf('unmatched-scans?ref=', 'scans')).length;
  for (const { area, day, windows } of numbers.pickups) {
    for (const { window, taken } of windows) {
      const query = `day=${day}&area=${area}&window=${window}`;
      const rows = await rowsOf<{ status: string }>(`pickups/window?${query}`, 'pickups');
      shown[query] = taken;
      // those that do not take place are below the others
      listed[query] = rows.filter(
        ({ status }) => !['Cancelled', 'No Place'].includes(status),
      ).length;
    }
  }
  return { shown, listed };
}

describe('every number of the page Today', () => {
  it('is that of the rows it leads to, whatever is on its way and wherever its day begins', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(morning, async (given) => {
        await store(given);
        const { shown, listed } = await compare();
        expect(shown).toEqual(listed);
        for (const [name, value] of Object.entries(shown)) {
          const count = typeof value === 'number' ? value : (value as Load).shipments;
          if (count > 0) seen.add(name.replace(/[0-9a-f-]{36}/, 'some').replace(/day=[\d-]+/, ''));
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
    expect(seen.size).toBeGreaterThan(40);
  });
});
