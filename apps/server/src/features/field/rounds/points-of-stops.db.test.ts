import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Booking, RoundLine, RoundStop } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { insertFieldDevice, todayIn } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { locateStops } from './locate-stops.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PARIS = '00000000-0000-7000-8000-00000000fa01';
const DOOR = { lat: 48.8565, lon: 2.3574 };
const DAY = todayIn('Europe/Paris');

/** Plays a geocoder that speaks Nominatim's JSON. */
let answer: () => { status?: number; body: unknown } = () => ({ body: [] });
const asked: URLSearchParams[] = [];
const geocoder = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://geocoder').searchParams);
  const { status = 200, body } = answer();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
const house = (lat: number, lon: number, rank = 30) => ({
  body: [{ lat: `${lat}`, lon: `${lon}`, place_rank: rank, display_name: 'x' }],
});

let dispatcher: TestStaff;
let driver: Awaited<ReturnType<typeof insertFieldDevice>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    geocoder.listen(0, '127.0.0.1', resolve);
  });
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${PARIS}, 'PAP', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(
    server.owner.db,
  );
  await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
    VALUES (1, 'Paris', 'FR', null, 48.8534, 2.3488, 1, '{}')`.execute(server.owner.db);
  await sql`INSERT INTO place_names (folded, place_id, country, population)
    VALUES ('paris', 1, 'FR', 1)`.execute(server.owner.db);
  dispatcher = await registerStaff(server, 'operations');
  driver = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId: PARIS });
});
afterAll(() => geocoder.close());
beforeEach(async () => {
  asked.length = 0;
  await sql`UPDATE rounds SET state = 'closed', closed_at = now() WHERE closed_at IS NULL`.execute(
    server.owner.db,
  );
  await sql`UPDATE stop_pieces SET open = false`.execute(server.owner.db);
  await sql`UPDATE stops SET open = false`.execute(server.owner.db);
  // and nothing waits in the pool
  await sql`DELETE FROM live_shipments`.execute(server.owner.db);
  await sql`DELETE FROM address_points`.execute(server.owner.db);
  await sql`DELETE FROM address_fixes`.execute(server.owner.db);
});

async function arrive(): Promise<Booking> {
  const booking = await bookShipment(server);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
  await outcomesOf(server, [
    scanOf(booking.trackingNumber, { code: 'ARRIVED', place: { city: 'Paris', country: 'FR' } }),
  ]);
  await worker.runJob('count_live_shipments', {});
  return booking;
}

/** A released round with one parcel for 5 Rue de Rivoli. */
async function release(): Promise<string> {
  const { trackingNumber } = await arrive();
  const made = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
    id: randomUUID(),
    hubId: PARIS,
    day: DAY,
    name: 'Points',
    personId: driver.personId,
    stops: { refs: [trackingNumber] },
  });
  const { id, revision } = made.json<RoundLine>();
  await dispatcher.browser.post(`/api/admin/dispatch/rounds/${id}/release`, { revision });
  return id;
}

async function pointIn(roundId: string): Promise<RoundStop['point']> {
  const full = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${roundId}`);
  return full.json<{ stops: RoundStop[] }>().stops[0]?.point ?? null;
}

async function changeStreet(roundId: string, street: string): Promise<void> {
  await sql`UPDATE shipment_parties p SET line1 = ${street} FROM stop_pieces t, shipment_refs r
    WHERE t.round_id = ${roundId} AND r.ref = t.ref AND p.shipment_id = r.shipment_id
      AND p.role = 'recipient'`.execute(server.owner.db);
}

/** Reads the row itself: reading the round would geocode its stops. */
async function storedSource(roundId: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ source: string | null }>`
    SELECT point_source AS source FROM stops WHERE round_id = ${roundId}`.execute(server.owner.db);
  return rows[0]?.source;
}

async function tellDoor(fix: object, actId: string = randomUUID()) {
  const told = await server.app.inject({
    method: 'POST',
    url: '/api/field/round/acts',
    headers: { ...driver.headers, 'sec-fetch-site': 'same-origin' },
    payload: {
      acts: [{ actId, kind: 'door', stopNo: 1, occurredAt: new Date().toISOString(), fix }],
    },
  });
  expect(told.json()).toMatchObject({ results: [{ outcome: 'recorded' }] });
}

const near = (metres: number, accuracyM = 12) => ({
  lat: DOOR.lat + metres / 111_195,
  lon: DOOR.lon,
  accuracyM,
});

function withGeocoder() {
  const { port } = geocoder.address() as AddressInfo;
  const ctx = worker.ctx();
  return { ...ctx, config: { ...ctx.config, GEOCODER_URL: `http://127.0.0.1:${port}/search` } };
}

describe('the point of an address', () => {
  it('is learned at the door, once two hand-overs agree, and the phone gets it', async () => {
    const first = await release();
    expect(await pointIn(first)).toMatchObject({ source: 'city' });
    await tellDoor(near(0));
    const second = await release();
    expect(await pointIn(second)).toMatchObject({ source: 'city' });
    const before = await server.app.inject({ url: '/api/field/round', headers: driver.headers });
    expect(before.json<{ stops: object[] }>().stops).toMatchObject([{ point: null }]);
    await tellDoor(near(14));
    await sql`UPDATE rounds SET state = 'closed', closed_at = now() WHERE id IN (${first}, ${second})`.execute(
      server.owner.db,
    );
    const third = await release();
    const point = await pointIn(third);
    expect(point).toMatchObject({ source: 'door' });
    expect(point?.lat).toBeCloseTo(near(7).lat, 4);
    const mine = await server.app.inject({ url: '/api/field/round', headers: driver.headers });
    expect(mine.json<{ stops: { point: object | null }[] }>().stops[0]?.point).not.toBeNull();
  });

  it('counts a position that is sent twice once, and none that is vague or far away', async () => {
    await release();
    const actId = randomUUID();
    await tellDoor(near(0), actId);
    await tellDoor(near(0), actId);
    await tellDoor(near(5, 90));
    await tellDoor({ lat: 43.3, lon: 5.4, accuracyM: 10 });
    const { rows } = await sql<{ fixes: number; points: number }>`
      SELECT (SELECT count(*)::int FROM address_fixes) AS fixes,
        (SELECT count(*)::int FROM address_points) AS points`.execute(server.owner.db);
    expect(rows).toEqual([{ fixes: 1, points: 0 }]);
  });

  it('says nothing about who was there, when, or whose address it is', async () => {
    const roundId = await release();
    const actId = randomUUID();
    await tellDoor(near(0), actId);
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(f)::text AS row FROM address_fixes f`.execute(server.owner.db);
    const text = rows.map(({ row }) => row).join();
    for (const canary of ['Rivoli', 'Rosa', driver.personId, driver.deviceId, roundId])
      expect(text.includes(canary)).toBe(false);
    // the day alone
    expect(text).not.toMatch(/T\d\d:/);
    const acts = await sql`SELECT 1 FROM stop_acts WHERE act_id = ${actId}`.execute(
      server.owner.db,
    );
    expect(acts.rows).toEqual([]);
  });

  it('is asked of the geocoder, once, with the address and no name', async () => {
    answer = () => house(48.8551, 2.3601);
    const roundId = await release();
    await locateStops(withGeocoder());
    expect(await pointIn(roundId)).toMatchObject({ source: 'geocoder' });
    expect((await pointIn(roundId))?.lat).toBeCloseTo(48.8551, 4);
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      format: 'jsonv2',
      street: '5 Rue de Rivoli',
      city: 'Paris',
      postalcode: '75001',
      countrycodes: 'fr',
    });
    expect(asked[0]?.toString()).not.toContain('Rosa');
    // the next parcel for the same door costs no question
    const next = await release();
    await locateStops(withGeocoder());
    expect(await pointIn(next)).toMatchObject({ source: 'geocoder' });
    expect(asked).toHaveLength(1);
  });

  it('of a door is not replaced by that of a geocoder', async () => {
    const roundId = await release();
    await tellDoor(near(0));
    await tellDoor(near(4));
    answer = () => house(48.9, 2.4);
    await locateStops(withGeocoder());
    expect(await pointIn(roundId)).toMatchObject({ source: 'door' });
    expect(asked).toHaveLength(0);
  });

  it.each([
    ['does not know it', () => ({ body: [] })],
    ['knows the city alone', () => house(48.8534, 2.3488, 16)],
    ['means another city', () => house(43.3, 5.4)],
  ])('stays that of the city when the geocoder %s, which is asked once', async (_case, said) => {
    answer = said;
    const roundId = await release();
    await locateStops(withGeocoder());
    await locateStops(withGeocoder());
    expect(await pointIn(roundId)).toMatchObject({ source: 'city' });
    expect(asked).toHaveLength(1);
  });

  it('is found in every open round, however many addresses of others the geocoder does not know', async () => {
    const streets = ['1 Rue Obscure', '2 Rue Obscure', '3 Rue Obscure', '4 Rue Claire'];
    const roundIds: string[] = [];
    for (const street of streets) {
      const id = await release();
      await changeStreet(id, street);
      roundIds.push(id);
    }
    // the geocoder will know only the last one in the order of the list
    const oldest = roundIds.toSorted()[0] ?? '';
    const known = streets[roundIds.indexOf(oldest)];
    answer = () => (asked.at(-1)?.get('street') === known ? house(48.8551, 2.3601) : { body: [] });
    await locateStops(withGeocoder(), 2);
    expect(asked.map((query) => query.get('street') ?? '').toSorted()).toEqual(streets);
    expect(await storedSource(oldest)).toBe('geocoder');
  });

  it('is not geocoded after the geocoder has failed, but found where it is known already', async () => {
    const roundIds = [await release(), await release(), await release()].toSorted().toReversed();
    const [first = '', second = '', last = ''] = roundIds;
    await changeStreet(first, '8 Rue Claire');
    await changeStreet(second, '9 Rue Claire');
    // two couriers have found the other door by now
    await tellDoor(near(0));
    await tellDoor(near(4));
    answer = () => ({ status: 500, body: {} });
    await locateStops(withGeocoder(), 1);
    expect(asked).toHaveLength(1);
    expect(await storedSource(first)).toBe('city');
    expect(await storedSource(last)).toBe('door');
  });

  it.each([
    ['fails', () => ({ status: 500, body: {} })],
    ['limits us', () => ({ status: 429, body: {} })],
    ['says something else', () => ({ body: { error: 'no' } })],
  ])('is asked for again when the geocoder %s', async (_case, said) => {
    answer = said;
    const roundId = await release();
    await locateStops(withGeocoder());
    expect(await pointIn(roundId)).toMatchObject({ source: 'city' });
    answer = () => house(48.8551, 2.3601);
    await locateStops(withGeocoder());
    expect(await pointIn(roundId)).toMatchObject({ source: 'geocoder' });
  });

  it('is found for what waits in the pool, before a round has it', async () => {
    answer = () => house(48.8551, 2.3601);
    await arrive();
    await locateStops(withGeocoder());
    expect(asked).toHaveLength(1);
    expect(await pointIn(await release())).toMatchObject({ source: 'geocoder' });
  });

  it('is forgotten after two years', async () => {
    await release();
    await tellDoor(near(0));
    await tellDoor(near(4));
    await sql`UPDATE address_points SET updated_at = now() - interval '25 months'`.execute(
      server.owner.db,
    );
    await sql`UPDATE address_fixes SET seen_on = current_date - 400`.execute(server.owner.db);
    await worker.runJob('forget_points', {});
    const { rows } =
      await sql`SELECT 1 FROM address_points UNION ALL SELECT 1 FROM address_fixes`.execute(
        server.owner.db,
      );
    expect(rows).toEqual([]);
  });
});
