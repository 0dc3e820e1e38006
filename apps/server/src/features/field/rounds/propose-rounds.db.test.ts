import { randomUUID } from 'node:crypto';
import type { Booking, PlanRun, RoundLine } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { insertFieldDevice, todayIn } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const DAY = todayIn('Europe/Paris');
let dispatcher: TestStaff;
let hubId: string;

beforeAll(async () => {
  await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
    VALUES (1, 'Paris', 'FR', null, 48.8534, 2.3488, 1, '{}')`.execute(server.owner.db);
  await sql`INSERT INTO place_names (folded, place_id, country, population)
    VALUES ('paris', 1, 'FR', 1)`.execute(server.owner.db);
  dispatcher = await registerStaff(server, 'operations');
});
beforeEach(async () => {
  hubId = randomUUID();
  await sql`UPDATE hubs SET closed_at = now()`.execute(server.owner.db);
  await sql`DELETE FROM hub_stays`.execute(server.owner.db);
  await sql`DELETE FROM live_shipments`.execute(server.owner.db);
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${hubId}, ${hubId.slice(0, 6).toUpperCase()}, 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(
    server.owner.db,
  );
});

async function arrive(count: number): Promise<Booking[]> {
  const bookings: Booking[] = [];
  for (let at = 0; at < count; at += 1) {
    const booking = await bookShipment(server);
    await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
    await sql`UPDATE shipment_parties SET postal_code = ${`750${10 + at}`}
      WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(server.owner.db);
    const place = { city: 'Paris', country: 'FR' };
    await outcomesOf(server, [scanOf(booking.trackingNumber, { code: 'ARRIVED', place })]);
    bookings.push(booking);
  }
  await worker.runJob('count_live_shipments', {});
  return bookings;
}

async function addVehicle(maxPieces: number | null): Promise<string> {
  const added = await dispatcher.browser.post('/api/admin/dispatch/vehicles', {
    hubId,
    code: `V-${randomUUID().slice(0, 8)}`,
    maxPieces,
    maxKg: null,
    maxLitres: null,
  });
  return added.json<{ id: string }>().id;
}

function propose(vehicleIds: readonly (string | null)[], change: object = {}) {
  return dispatcher.browser.post('/api/admin/dispatch/proposals', {
    hubId,
    day: DAY,
    rounds: vehicleIds.map((vehicleId, at) => ({
      id: randomUUID(),
      name: `Round ${at + 1}`,
      vehicleId,
    })),
    seconds: 1,
    ...change,
  });
}

async function board() {
  const answer = await dispatcher.browser.get(
    `/api/admin/dispatch/board?hubId=${hubId}&day=${DAY}`,
  );
  return answer.json<{ rounds: RoundLine[]; pool: { deliveries: number } }>();
}

describe('rounds that are proposed', () => {
  it('share what waits among the vehicles within their limits, and leave the rest in the pool', async () => {
    await arrive(6);
    const answer = await propose([await addVehicle(2), await addVehicle(3)]);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ rounds: 2, stops: 5, left: 1 });
    const { rounds, pool } = await board();
    expect(rounds.map(({ stops }) => stops).toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect(pool.deliveries).toBe(1);
    await worker.runJobs();
    const { planId } = answer.json<{ planId: string }>();
    const run = await dispatcher.browser.get(`/api/admin/dispatch/plans/${planId}`);
    expect(run.json<PlanRun>()).toMatchObject({ state: 'done', outcome: { unplanned: 0 } });
    const after = await board();
    expect(after.rounds.map(({ state }) => state)).toEqual(['planned', 'planned']);
    for (const { vehicle, pieces } of after.rounds) {
      expect(pieces.waiting).toBeLessThanOrEqual(vehicle?.maxPieces ?? 0);
    }
  });

  it('leave what is due last, whatever its address', async () => {
    const bookings = await arrive(3);
    const [late] = bookings;
    await sql`UPDATE live_shipments SET due_on = current_date + 9 WHERE shipment_id = ${late?.id}`.execute(
      server.owner.db,
    );
    await propose([await addVehicle(2)]);
    const pool = await dispatcher.browser.get(`/api/admin/dispatch/pool?hubId=${hubId}`);
    expect(pool.json()).toMatchObject({ deliveries: [{ ref: late?.trackingNumber }] });
  });

  it('have about as many stops each where vehicles have no limits, also after the plan by points', async () => {
    const bookings = await arrive(8);
    await propose([await addVehicle(null), await addVehicle(null)]);
    // doors on a line, which one courier would drive in the shortest way
    for (const [at, { trackingNumber }] of bookings.entries()) {
      await sql`UPDATE stops SET lat = 48.86, lon = ${2.36 + at / 100}, point_source = 'door'
        FROM stop_pieces p WHERE p.ref = ${trackingNumber} AND stops.round_id = p.round_id
          AND stops.stop_no = p.stop_no`.execute(server.owner.db);
    }
    await worker.runJobs();
    const { rounds } = await board();
    expect(rounds.map(({ plan }) => plan?.by)).toEqual(['points', 'points']);
    for (const { stops } of rounds) expect(stops).toBeGreaterThanOrEqual(3);
  });

  it('have a courier who may drive, no more stops than asked for, and are made once', async () => {
    await arrive(3);
    const driver = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId });
    const walker = await insertFieldDevice(server, { rights: ['hub'], hubId });
    const round = { id: randomUUID(), name: 'One', vehicleId: null };
    const wrong = await propose([], { rounds: [{ ...round, personId: walker.personId }] });
    expect(wrong.json()).toMatchObject({ code: 'field_person_not_found' });
    expect((await board()).rounds).toEqual([]);
    const rounds = [{ ...round, personId: driver.personId }];
    const first = await propose([], { rounds, maxStops: 2 });
    expect(first.json()).toMatchObject({ rounds: 1, stops: 2, left: 1 });
    const again = await propose([], { rounds, maxStops: 2 });
    expect(again.json()).toMatchObject({ code: 'form_already_sent' });
    expect((await board()).rounds).toMatchObject([{ person: { id: driver.personId }, stops: 2 }]);
  });

  it('are refused when nothing waits, and for a vehicle of another hub', async () => {
    const vehicle = await addVehicle(9);
    expect((await propose([vehicle])).json()).toMatchObject({ code: 'stop_not_possible' });
    await arrive(1);
    expect((await propose([randomUUID()])).json()).toMatchObject({ code: 'vehicle_not_found' });
    expect((await board()).pool.deliveries).toBe(1);
  });
});

describe('the map of rounds', () => {
  it('has the stops of the day in their order without names, and looking at it is audited', async () => {
    await arrive(2);
    await propose([null]);
    const answer = await dispatcher.browser.get(
      `/api/admin/dispatch/map?hubId=${hubId}&day=${DAY}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      hub: { id: hubId, lat: expect.closeTo(48.86, 3) },
      rounds: [{ name: 'Round 1', stops: [{ sequence: 1, state: 'open' }, { sequence: 2 }] }],
    });
    expect(answer.body).not.toContain('Rosa');
    const { rows } = await sql`SELECT 1 FROM audit_log
      WHERE action = 'round.read' AND subject = ${`hub:${hubId}`}`.execute(server.owner.db);
    expect(rows).toHaveLength(1);
  });
});
