import type { Booking } from '@waypost/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Moment, openBreakingDatabase } from '../../../testing/breaking-database.ts';
import {
  bookShipment,
  FREIGHT_QUOTE,
  outcomesOf,
  PARCEL_QUOTE,
  scanOf,
} from '../../../testing/builders.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { noteAllLive } from '../shipments/index.ts';
import { countLiveShipments } from './count-live-shipments.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const count = () => worker.runJob('count_live_shipments', {});

const BER = '00000000-0000-7000-8000-00000000be00';
const PAR = '00000000-0000-7000-8000-00000000fa00';

let bookings: Booking[];
beforeAll(async () => {
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${BER}, 'BER', 'Berlin', 'Berlin', 'DE', 52.52, 13.4, 'Europe/Berlin'),
    (${PAR}, 'PAR', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(server.owner.db);
  const pair = { ...PARCEL_QUOTE, parcels: [...PARCEL_QUOTE.parcels, ...PARCEL_QUOTE.parcels] };
  bookings = [await bookReleased(), await bookReleased(pair), await bookReleased(FREIGHT_QUOTE)];
});

/** A worker that is killed while it counts. */
async function dieCounting(moment: Moment, nth: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    server.owner.db,
  );
  const url = urlOf(testConfig().config.DATABASE_WORKER_URL, rows[0]?.name ?? '');
  const breaking = openBreakingDatabase(url, moment, nth);
  await countLiveShipments({ ...server.ctx, db: breaking.db }).catch(() => undefined);
  await breaking.close();
}

async function readAll(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await query.execute(server.owner.db)).rows;
}

const counted = async () => ({
  live: await readAll(sql`SELECT * FROM live_shipments ORDER BY shipment_id`),
  stays: await readAll(sql`SELECT * FROM hub_stays ORDER BY shipment_id, hub_id`),
  sums: await readAll(sql`SELECT kind, day::text, hub_id, detail, shipments, pieces,
    weight_grams::float8 FROM live_sums ORDER BY 1, 2, 3, 4`),
});

/** The sums by SQL alone, from the rows that they are of. */
const recountSums = async () =>
  readAll(sql`
    WITH none AS (SELECT '00000000-0000-0000-0000-000000000000'::uuid AS id), parts AS (
      SELECT 'due' AS kind, due_on AS day, hub_id, phase AS detail, pieces, weight_grams
        FROM live_shipments WHERE phase <> 'stopped' AND due_on IS NOT NULL
      UNION ALL SELECT 'coming', due_on, hub_id, lane, pieces, weight_grams
        FROM live_shipments WHERE phase = 'coming' AND due_on IS NOT NULL
      UNION ALL SELECT 'promised', promised_on, hub_id, coalesce(moved_by, ''), pieces, weight_grams
        FROM live_shipments WHERE phase <> 'stopped' AND promised_on IS NOT NULL
      UNION ALL SELECT 'standing', since_on, hub_id, '', pieces, weight_grams FROM hub_stays)
    SELECT kind, day::text, coalesce(hub_id, none.id) AS hub_id, detail, count(*)::int AS shipments,
      sum(pieces)::int AS pieces, sum(weight_grams)::float8 AS weight_grams
    FROM parts CROSS JOIN none GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`);

/** Everything counted again from nothing. */
async function recount() {
  await sql`TRUNCATE live_shipments, hub_stays, live_sums, shipment_changes`.execute(
    server.owner.db,
  );
  await noteAllLive(server.owner.db);
  await count();
  return counted();
}

const CODES = ['ARRIVED', 'DEPARTED', 'CUSTOMS_HOLD', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

async function bookReleased(quote?: object): Promise<Booking> {
  const booking = await bookShipment(server, quote);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
  return booking;
}

type Step =
  | { scan: number; code: (typeof CODES)[number]; city: string; hoursAgo: number; again: boolean }
  | { count: true }
  | { dies: Moment; nth: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      scan: fc.nat({ max: 2 }),
      code: fc.constantFrom(...CODES),
      city: fc.constantFrom('Berlin', 'Paris', 'Qwxzqwxz'),
      hoursAgo: fc.nat({ max: 60 }),
      again: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ count: true as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      dies: fc.constantFrom<Moment>('before a statement', 'after a commit'),
      nth: fc.integer({ min: 1, max: 14 }),
    }),
  },
);

async function take(next: Step): Promise<void> {
  if ('count' in next) return count();
  if ('dies' in next) return dieCounting(next.dies, next.nth);
  // the others stay on their way through all runs
  const delivers = next.code === 'DELIVERED';
  const scan = scanOf(bookings[delivers ? 0 : next.scan]?.trackingNumber ?? '', {
    code: next.code,
    place: { city: next.city, country: next.city === 'Paris' ? 'FR' : 'DE' },
    occurredAt: new Date(Date.now() - next.hoursAgo * 3_600_000).toISOString(),
  });
  await outcomesOf(server, next.again ? [scan, scan] : [scan]);
  return undefined;
}

describe('the sums of shipments on their way', () => {
  it('equal a recount, whatever worker is killed and whatever is sent twice', async () => {
    let stays = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        bookings[0] = await bookReleased();
        for (const each of steps) await take(each);
        await count();
        const now = await counted();
        stays += now.stays.length;
        expect(now.sums).toEqual(await recountSums());
        expect(now).toEqual(await recount());
      }),
      { numRuns: 12 },
    );
    expect(stays).toBeGreaterThan(0);
  });

  it('include a booking, follow its scans, and end with its delivery', async () => {
    const { id, trackingNumber } = await bookReleased();
    const scan = (code: (typeof CODES)[number], city: string, country: string) =>
      outcomesOf(server, [scanOf(trackingNumber, { code, place: { city, country } })]);
    const read = async () => {
      await count();
      const live = await readAll(sql`SELECT phase, hub_id, lane, pieces, weight_grams::int
        FROM live_shipments WHERE shipment_id = ${id}`);
      const stays = await readAll(sql`SELECT hub_id FROM hub_stays WHERE shipment_id = ${id}`);
      return [...live, ...stays];
    };
    const load = { hubId: PAR, lane: 'DE-FR', pieces: 1, weightGrams: 8400 };
    expect(await read()).toEqual([{ phase: 'coming', ...load }]);
    await scan('ARRIVED', 'Berlin', 'DE');
    expect(await read()).toEqual([{ phase: 'coming', ...load }, { hubId: BER }]);
    await scan('ARRIVED', 'Paris', 'FR');
    expect(await read()).toEqual([{ phase: 'arrived', ...load }, { hubId: PAR }]);
    await scan('OUT_FOR_DELIVERY', 'Paris', 'FR');
    expect(await read()).toEqual([{ phase: 'out', ...load }]);
    await scan('DELIVERED', 'Paris', 'FR');
    expect(await read()).toEqual([]);
  });

  it('follow the hub of the device, wherever its scans say they are', async () => {
    const { id, trackingNumber } = await bookReleased();
    await outcomesOf(server, [
      scanOf(trackingNumber, { code: 'ARRIVED', place: { city: 'Paris', country: 'FR' } }),
    ]);
    await sql`UPDATE sources SET hub_id = ${BER} WHERE id IN (
      SELECT source_id FROM tracking_events WHERE shipment_id = ${id})`.execute(server.owner.db);
    await worker.runJob('hubs_changed', {});
    const stays = await readAll(sql`SELECT hub_id FROM hub_stays WHERE shipment_id = ${id}`);
    expect(stays).toEqual([{ hubId: BER }]);
    await sql`UPDATE sources SET hub_id = NULL`.execute(server.owner.db);
  });
});
