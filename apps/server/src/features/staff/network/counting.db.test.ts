import type { Booking } from '@waypost/contract';
import { SCAN_CODES } from '@waypost/domain/tracking';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Moment, openBreakingDatabase } from '../../../testing/breaking-database.ts';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import { countNetwork } from './network.jobs.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const count = () => worker.runJob('count_network', {});

let bookings: Booking[];
let staff: TestStaff;
beforeAll(async () => {
  const routes = ['Paris, France', 'Tokyo, Japan', 'Paris, France'];
  bookings = [];
  for (const destination of routes) {
    bookings.push(
      await bookShipment(server, {
        serviceType: 'parcel',
        origin: 'Berlin, Germany',
        destination,
        serviceLevel: 'express',
        parcels: [{ weightGrams: 900, lengthMm: 100, widthMm: 100, heightMm: 100 }],
      }),
    );
  }
  // the last one was promised for a day that is long over
  await sql`UPDATE shipment_state
    SET outlook = jsonb_set(outlook::jsonb, '{plan,latest}', '"2026-01-01"')::text
    WHERE shipment_id = ${bookings.at(-1)?.id}`.execute(server.owner.db);
  staff = await registerStaff(server, 'operations');
});

/** A worker that is killed while it counts. */
async function dieCounting(moment: Moment, nth: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    server.owner.db,
  );
  const url = urlOf(testConfig().config.DATABASE_WORKER_URL, rows[0]?.name ?? '');
  const breaking = openBreakingDatabase(url, moment, nth);
  await countNetwork({ ...server.ctx, db: breaking.db }).catch(() => undefined);
  await breaking.close();
}

async function recount() {
  const scans = await sql`
    SELECT date_trunc('minute', recorded_at) AS minute, count(*)::int AS count FROM tracking_events
    WHERE code <> 'CREATED' AND code::text = ANY (${[...SCAN_CODES]}) GROUP BY 1 ORDER BY 1`.execute(
    server.owner.db,
  );
  const zones = JSON.stringify({ FR: timeZoneOf('FR'), JP: timeZoneOf('JP') });
  const deliveries = await sql`
    SELECT day::text, service, origin_country, destination_country, count(*)::int AS delivered,
      count(*) FILTER (WHERE day <= (outlook::json -> 'plan' ->> 'latest')::date)::int AS on_time
    FROM shipment_state s JOIN shipments h ON h.id = s.shipment_id CROSS JOIN LATERAL (
      SELECT (to_timestamp((s.outlook::json ->> 'deliveredAt')::float8 / 1000)
        AT TIME ZONE (${zones}::json ->> h.destination_country))::date AS day) AS local
    WHERE status = 'Delivered' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(server.owner.db);
  return { scans: scans.rows, deliveries: deliveries.rows };
}

async function counted() {
  const scans = await sql`SELECT minute, count::int FROM tallies_by_minute WHERE kind = 'scan'
    ORDER BY 1`.execute(server.owner.db);
  const deliveries = await sql`SELECT day::text, service, origin_country, destination_country,
      delivered, on_time
    FROM deliveries_by_day WHERE delivered <> 0 OR on_time <> 0 ORDER BY 1, 2, 3, 4`.execute(
    server.owner.db,
  );
  return { scans: scans.rows, deliveries: deliveries.rows };
}

type Step =
  | { scan: number; code: 'ARRIVED' | 'DELIVERED'; hoursAgo: number; again: boolean }
  | { reopen: number }
  | { count: true }
  | { dies: Moment; nth: number };

const shipment = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    scan: shipment,
    code: fc.constantFrom('ARRIVED', 'DELIVERED'),
    hoursAgo: fc.nat({ max: 20 }),
    again: fc.boolean(),
  }),
  fc.record({ reopen: shipment }),
  fc.constant({ count: true as const }),
  fc.record({
    dies: fc.constantFrom<Moment>('before a statement', 'after a commit'),
    nth: fc.integer({ min: 1, max: 14 }),
  }),
);

async function take(next: Step): Promise<void> {
  if ('count' in next) return count();
  if ('dies' in next) return dieCounting(next.dies, next.nth);
  if ('reopen' in next) {
    await staff.browser.post(`/api/admin/shipments/${bookings[next.reopen]?.id}/status`, {
      status: 'In Transit',
      reason: 'it was a neighbour',
    });
    return undefined;
  }
  const at = new Date(Date.now() - next.hoursAgo * 3_600_000);
  const scan = scanOf(bookings[next.scan]?.trackingNumber ?? '', {
    code: next.code,
    occurredAt: at.toISOString(),
  });
  await outcomesOf(server, next.again ? [scan, scan] : [scan]);
  if (next.again) await outcomesOf(server, [scan]);
  return undefined;
}

describe('the counts of the network', () => {
  it('equal a recount, whatever process is killed and whatever is sent twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        for (const each of steps) await take(each);
        await count();
        expect(await counted()).toEqual(await recount());
      }),
      { numRuns: 12 },
    );
    expect((await recount()).scans.length).toBeGreaterThan(0);
  });

  it('include a delivery once, as on time or late, until it is voided', async () => {
    for (const { trackingNumber } of bookings) {
      await outcomesOf(server, [scanOf(trackingNumber, { code: 'DELIVERED' })]);
    }
    await count();
    const sums = async () => {
      const { rows } = await sql<{ delivered: number; onTime: number }>`
        SELECT sum(delivered)::int AS delivered, sum(on_time)::int AS on_time
        FROM deliveries_by_day`.execute(server.owner.db);
      return rows[0];
    };
    expect(await sums()).toEqual({ delivered: 3, onTime: 2 });
    await take({ reopen: 2 });
    await count();
    expect(await sums()).toEqual({ delivered: 2, onTime: 2 });
  });
});
