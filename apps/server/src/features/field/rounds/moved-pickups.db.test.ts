import { randomUUID } from 'node:crypto';
import type { FieldStop, PoolPickup, RoundLine, RoundStop } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { insertFieldDevice, insertHub } from '../../../testing/field.ts';
import { registerStaff, seatCustomer, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let dispatcher: TestStaff;
let hubId: string;
let driver: Awaited<ReturnType<typeof insertFieldDevice>>;
let customer: Awaited<ReturnType<typeof seatCustomer>>;
let addressId: string;

beforeAll(async () => {
  dispatcher = await registerStaff(server, 'operations');
  hubId = await insertHub(server);
  driver = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId });
});

// a customer and an address have few places in a window
let house = 0;
beforeEach(async () => {
  customer = await seatCustomer(server);
  house += 1;
  const saved = await customer.browser.post('/api/users/me/addresses', {
    name: 'Ada',
    line1: `Kaai ${house}`,
    postalCode: '2000',
    city: 'Antwerp',
    country: 'BE',
  });
  addressId = saved.json<{ id: string }>().id;
});

type Time = { date: string; window: string };
type Pickup = Time & { id: string };
type Windows = { date: string; windows: { window: string; unavailable: unknown }[] };

/** Every free window of a day, or of the first day that has one. */
async function freeOn(date = ''): Promise<Time[]> {
  const query = new URLSearchParams({ addressId, ...(date && { date }) });
  const answer = await customer.browser.get(`/api/users/me/pickups/windows?${query.toString()}`);
  const offered = answer.json<Windows>();
  return offered.windows
    .filter(({ unavailable }) => !unavailable)
    .map(({ window }) => ({ date: offered.date, window }));
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Two days with free places, one after the other. */
async function twoDays(): Promise<[Time, Time]> {
  const [first] = await freeOn();
  if (first === undefined) throw new Error('no window is free');
  for (let days = 1; days < 9; days += 1) {
    const [second] = await freeOn(dayAfter(first.date, days));
    if (second !== undefined && second.date > first.date) return [first, second];
  }
  throw new Error('no second day is free');
}

async function request(time: Time): Promise<Pickup> {
  const answer = await customer.browser.post(
    '/api/users/me/pickups',
    { ...time, addressId },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  expect(answer.statusCode, answer.body).toBe(201);
  return { ...time, id: answer.json<{ id: string }>().id };
}

async function make(day: string, stops: object): Promise<RoundLine> {
  const made = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
    id: randomUUID(),
    hubId,
    day,
    name: 'Pickups',
    personId: driver.personId,
    stops,
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<RoundLine>();
}

async function release({ id, revision }: RoundLine): Promise<void> {
  const path = `/api/admin/dispatch/rounds/${id}/release`;
  expect((await dispatcher.browser.post(path, { revision })).statusCode).toBe(200);
}

type OnScreen = { round: RoundLine; hub: { timeZone: string }; stops: RoundStop[] };

async function onScreen(id: string): Promise<OnScreen> {
  const answer = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${id}`);
  return answer.json<OnScreen>();
}

/** As on the day of the round, whenever that is. */
async function onPhone(roundId: string): Promise<FieldStop[]> {
  const { db } = server.owner;
  const { rows } = await sql<{ day: string }>`
    SELECT day::text AS day FROM rounds WHERE id = ${roundId}`.execute(db);
  await sql`UPDATE rounds SET day = current_date WHERE id = ${roundId}`.execute(db);
  const answer = await server.app.inject({ url: '/api/field/round', headers: driver.headers });
  await sql`UPDATE rounds SET day = ${rows[0]?.day} WHERE id = ${roundId}`.execute(db);
  const given = answer.json<{ round: { id: string }; stops: FieldStop[] }>();
  expect(given.round.id).toBe(roundId);
  return given.stops;
}

async function isInPool(day: string, pickup: Pickup): Promise<boolean> {
  const answer = await dispatcher.browser.get(`/api/admin/dispatch/pool?hubId=${hubId}&day=${day}`);
  const { pickups } = answer.json<{ pickups: PoolPickup[] }>();
  return pickups.some(({ pickupId }) => pickupId === pickup.id);
}

async function moveAsCustomer({ id }: Pickup, to: Time): Promise<void> {
  const answer = await customer.browser.patch(`/api/users/me/pickups/${id}`, to);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function moveAsStaff({ id }: Pickup, to: Time): Promise<void> {
  const answer = await dispatcher.browser.post(`/api/admin/pickups/${id}/move`, to);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function cancel(id: string): Promise<void> {
  const { round } = await onScreen(id);
  await dispatcher.browser.post(`/api/admin/dispatch/rounds/${id}/cancel`, {
    revision: round.revision,
  });
}

describe('a pickup that is moved to another day', () => {
  it('leaves its round when its customer moves it to an earlier day, and can be planned for that day', async () => {
    const [early, late] = await twoDays();
    const pickup = await request(late);
    const round = await make(late.date, { pickups: [pickup.id] });
    await moveAsCustomer(pickup, early);
    await worker.runJob('settle_rounds', {});
    expect(await onScreen(round.id)).toMatchObject({
      round: { stops: 0, revision: round.revision + 1 },
      stops: [],
    });
    expect(await isInPool(late.date, pickup)).toBe(false);
    expect(await isInPool(early.date, pickup)).toBe(true);
    const taken = await make(early.date, { pickups: [pickup.id] });
    expect(taken.stops).toBe(1);
    await worker.runJob('settle_rounds', {});
    expect((await onScreen(taken.id)).stops).toHaveLength(1);
    await cancel(round.id);
    await cancel(taken.id);
  });

  it('leaves the phone when staff move it to a later day, and acts on it are refused with no_stop', async () => {
    const [early, late] = await twoDays();
    const [pickup, stays] = [await request(early), await request(early)];
    const round = await make(early.date, { pickups: [pickup.id, stays.id] });
    await release(round);
    const before = await onPhone(round.id);
    expect(before).toHaveLength(2);
    await moveAsStaff(pickup, late);
    await worker.runJob('settle_rounds', {});
    const { stops } = await onScreen(round.id);
    expect(stops.map(({ pickupId }) => pickupId)).toEqual([stays.id]);
    const after = await onPhone(round.id);
    expect(after.map(({ stopNo }) => stopNo)).toEqual(stops.map(({ stopNo }) => stopNo));
    expect(await isInPool(late.date, pickup)).toBe(true);
    // the phone had no line and was at the door: the pickup of the other day is not missed
    const [gone] = before.filter(({ stopNo }) => stopNo !== after[0]?.stopNo);
    const told = await server.app.inject({
      method: 'POST',
      url: '/api/field/round/acts',
      headers: { ...driver.headers, 'sec-fetch-site': 'same-origin' },
      payload: {
        acts: [
          {
            actId: randomUUID(),
            kind: 'pickup_failed',
            roundId: round.id,
            stopNo: gone?.stopNo,
            detail: 'nobody_there',
            occurredAt: new Date().toISOString(),
          },
        ],
      },
    });
    expect(told.json()).toMatchObject({ results: [{ outcome: 'refused', reason: 'no_stop' }] });
    expect(await isInPool(late.date, pickup)).toBe(true);
    await cancel(round.id);
  });

  it('stays on its round while something of it is in the van, and leaves it after that', async () => {
    const [early, late] = await twoDays();
    const pickup = await request(early);
    const { trackingNumber } = await bookShipment(server);
    const round = await make(early.date, { pickups: [pickup.id] });
    await sql`INSERT INTO stop_pieces (round_id, stop_no, kind, ref, piece_no, service, weight_grams, volume_ml)
      VALUES (${round.id}, 1, 'pickup', ${trackingNumber}, 1, 'standard', 1000, 1000)`.execute(
      server.owner.db,
    );
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    await outcomesOf(server, [scanOf(trackingNumber, { code: 'PICKED_UP', occurredAt: at(-9) })]);
    await moveAsStaff(pickup, late);
    await worker.runJob('settle_rounds', {});
    expect(await onScreen(round.id)).toMatchObject({
      round: { revision: round.revision },
      stops: [{ pickupId: pickup.id }],
    });
    await outcomesOf(server, [scanOf(trackingNumber, { code: 'ARRIVED', occurredAt: at(-5) })]);
    await worker.runJob('settle_rounds', {});
    expect((await onScreen(round.id)).stops).toEqual([]);
    expect(await isInPool(late.date, pickup)).toBe(true);
    await cancel(round.id);
  });
});

describe('a pickup that gets another window of its day', () => {
  it('stays on its round, and board and phone have the new window', async () => {
    const [, day] = await twoDays();
    const pickup = await request(day);
    const round = await make(day.date, { pickups: [pickup.id] });
    await release(round);
    const [before] = await onPhone(round.id);
    const other = (await freeOn(day.date)).find(({ window }) => window !== day.window);
    if (other === undefined) throw new Error('the day has one window alone');
    await moveAsStaff(pickup, other);
    await worker.runJob('settle_rounds', {});
    const { rows } = await sql<{ from: Date }>`
      SELECT starts_at AS from FROM pickups WHERE public_id = ${pickup.id}`.execute(
      server.owner.db,
    );
    const from = rows[0]?.from.toISOString();
    expect(from).not.toBe(before?.window?.from);
    const seen = await onScreen(round.id);
    expect(seen.stops).toMatchObject([{ window: { from } }]);
    // the clock that the window is meant by
    expect(seen.hub).toMatchObject({ timeZone: 'Europe/Brussels' });
    expect(await onPhone(round.id)).toMatchObject([{ window: { from } }]);
    await worker.runJob('settle_rounds', {});
    expect((await onScreen(round.id)).round.revision).toBe(seen.round.revision);
    await cancel(round.id);
  });
});

describe('a pickup of a parcel whose payment fails', () => {
  it('is still to be driven to: the parcel waits at its shipper', async () => {
    const [early] = await twoDays();
    const pickup = await request(early);
    const { id, trackingNumber } = await bookShipment(server);
    const { db } = server.owner;
    await sql`UPDATE shipments SET hold = 'payment_failed' WHERE id = ${id}`.execute(db);
    const round = await make(early.date, { pickups: [pickup.id] });
    await sql`INSERT INTO stop_pieces (round_id, stop_no, kind, ref, piece_no, service, weight_grams, volume_ml)
      VALUES (${round.id}, 1, 'pickup', ${trackingNumber}, 1, 'standard', 1000, 1000)`.execute(db);
    await release(round);
    expect((await onScreen(round.id)).stops).toMatchObject([{ state: 'open' }]);
    expect(await onPhone(round.id)).toMatchObject([
      { state: 'open', pieces: [{ standing: 'waiting' }] },
    ]);
    await cancel(round.id);
  });
});
