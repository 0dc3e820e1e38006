import { randomUUID } from 'node:crypto';
import type { Booking, RoundLine, RoundStop, Scan } from '@waypost/contract';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { insertFieldDevice, insertHub, todayIn } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PARIS = '00000000-0000-7000-8000-00000000fa00';
const DAY = todayIn('Europe/Paris');
const ROUNDS = '/api/admin/dispatch/rounds';
type Phone = Awaited<ReturnType<typeof insertFieldDevice>>;
let dispatcher: TestStaff;

beforeAll(async () => {
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${PARIS}, 'PAR', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(
    server.owner.db,
  );
  dispatcher = await registerStaff(server, 'operations');
});

const courier = () =>
  insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId: PARIS });

async function scan({ trackingNumber }: Booking, code: Scan['code'], secondsAgo: number) {
  const occurredAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
  const place = { city: 'Paris', country: 'FR' };
  const ref = makePieceNumber(trackingNumber, 1);
  expect(await outcomesOf(server, [scanOf(ref, { code, place, occurredAt })])).toEqual([
    'recorded',
  ]);
}

/** Shipments that stand in Paris. */
async function arrive(count: number): Promise<Booking[]> {
  const bookings: Booking[] = [];
  for (let at = 0; at < count; at += 1) {
    const booking = await bookShipment(server);
    await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
    await scan(booking, 'ARRIVED', 3_600);
    bookings.push(booking);
  }
  await worker.runJob('count_live_shipments', {});
  return bookings;
}

const refsOf = (bookings: readonly Booking[]) => bookings.map((each) => each.trackingNumber);

async function make(bookings: readonly Booking[], change: object = {}): Promise<RoundLine> {
  const answer = await dispatcher.browser.post(ROUNDS, {
    id: randomUUID(),
    hubId: PARIS,
    day: DAY,
    name: 'North',
    stops: { refs: refsOf(bookings) },
    ...change,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<RoundLine>();
}

async function release(bookings: readonly Booking[], phone: Phone): Promise<RoundLine> {
  const { id, revision } = await make(bookings, { personId: phone.personId });
  const answer = await dispatcher.browser.post(`${ROUNDS}/${id}/release`, { revision });
  return answer.json<RoundLine>();
}

async function read(id: string) {
  const answer = await dispatcher.browser.get(`${ROUNDS}/${id}`);
  return answer.json<{ round: RoundLine; stops: RoundStop[] }>();
}

async function namesOn(phone: Phone): Promise<string[]> {
  const answer = await server.app.inject({ url: '/api/field/round', headers: phone.headers });
  return answer.json<{ stops: { name: string }[] }>().stops.map(({ name }) => name);
}

const tell = (phone: Phone, kind: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/field/round/acts',
    headers: { ...phone.headers, 'sec-fetch-site': 'same-origin' },
    payload: { acts: [{ actId: randomUUID(), kind, occurredAt: new Date().toISOString() }] },
  });

const move = async (from: RoundLine, stopNos: number[], to: RoundLine | null) =>
  dispatcher.browser.post('/api/admin/dispatch/moves', {
    from: { roundId: from.id, revision: (await read(from.id)).round.revision, stopNos },
    to: to && { roundId: to.id, revision: (await read(to.id)).round.revision },
  });

describe('stops that are moved', () => {
  it('do not go to a round of another hub', async () => {
    const from = await make(await arrive(1));
    const to = await make([], { hubId: await insertHub(server) });
    expect((await move(from, [1], to)).json()).toMatchObject({ code: 'stop_not_possible' });
    expect((await read(from.id)).stops).toHaveLength(1);
  });

  it('come with their addresses to a courier who has the other round already', async () => {
    const [one, other] = [await courier(), await courier()];
    const from = await release(await arrive(2), one);
    const to = await release(await arrive(1), other);
    expect((await move(from, [2], to)).statusCode).toBe(200);
    expect(await namesOn(one)).toHaveLength(1);
    const names = await namesOn(other);
    expect(names).toHaveLength(2);
    expect(names).not.toContain('');
  });

  it('are not loaded in a van that has not left, whose courier would no longer have them', async () => {
    const [one, other] = [await courier(), await courier()];
    const bookings = await arrive(2);
    const from = await release(bookings, one);
    const to = await release(await arrive(1), other);
    const [loaded] = bookings;
    if (loaded === undefined) throw new Error('two parcels arrived');
    await scan(loaded, 'OUT_FOR_DELIVERY', 600);
    const isLoaded = ({ pieces }: RoundStop) =>
      pieces.some(({ standing }) => standing === 'loaded');
    const stopNo = (await read(from.id)).stops.find(isLoaded)?.stopNo ?? 0;
    expect((await move(from, [1, 2], to)).json()).toMatchObject({ code: 'round_pieces_open' });
    expect((await move(from, [3 - stopNo], to)).statusCode).toBe(200);
    await scan(loaded, 'ARRIVED', 60);
    expect((await move(from, [stopNo], to)).statusCode).toBe(200);
    expect((await read(to.id)).stops).toHaveLength(3);
  });

  it('are not those that are done: what happened on a round stays there', async () => {
    const bookings = await arrive(2);
    const from = await make(bookings);
    const to = await make([]);
    if (bookings[0] !== undefined) await scan(bookings[0], 'DELIVERED', 60);
    expect((await move(from, [1, 2], to)).json()).toMatchObject({ code: 'stop_not_possible' });
    expect((await move(from, [2], to)).statusCode).toBe(200);
    expect((await read(from.id)).stops.map(({ stopNo }) => stopNo)).toEqual([1]);
  });
});

describe('a round that a courier has', () => {
  it('gets more stops with their addresses, in each list', async () => {
    const phone = await courier();
    const { id, revision } = await release(await arrive(1), phone);
    const more = { revision, stops: { refs: refsOf(await arrive(1)) } };
    expect((await dispatcher.browser.post(`${ROUNDS}/${id}/stops`, more)).statusCode).toBe(200);
    const names = await namesOn(phone);
    expect(names).toHaveLength(2);
    expect(names).not.toContain('');
  });

  it('stays with somebody, and can be given to somebody else', async () => {
    const [one, other] = [await courier(), await courier()];
    const { id, revision } = await release(await arrive(1), one);
    const change = { revision, name: 'North', vehicleId: null };
    const nobody = await dispatcher.browser.put(`${ROUNDS}/${id}`, { ...change, personId: null });
    expect(nobody.json()).toMatchObject({ code: 'round_not_changeable' });
    const { personId } = other;
    const given = await dispatcher.browser.put(`${ROUNDS}/${id}`, { ...change, personId });
    expect(given.statusCode).toBe(200);
    expect(await namesOn(one)).toEqual([]);
    expect(await namesOn(other)).toHaveLength(1);
  });

  it('is still changed after its courier has left and its vehicle is out of use', async () => {
    const phone = await courier();
    const vehicle = { hubId: PARIS, code: 'V-9', maxPieces: null, maxKg: null, maxLitres: null };
    const added = await dispatcher.browser.post('/api/admin/dispatch/vehicles', vehicle);
    const { id: vehicleId } = added.json<{ id: string }>();
    const { personId } = phone;
    const { id, revision } = await make(await arrive(1), { vehicleId, personId });
    await dispatcher.browser.post(`${ROUNDS}/${id}/release`, { revision });
    await sql`UPDATE vehicles SET closed_at = now() WHERE id = ${vehicleId}`.execute(
      server.owner.db,
    );
    await sql`UPDATE field_people SET deactivated_at = now() WHERE id = ${personId}`.execute(
      server.owner.db,
    );
    const change = async (more: object) =>
      dispatcher.browser.put(`${ROUNDS}/${id}`, {
        revision: (await read(id)).round.revision,
        name: 'Renamed',
        vehicleId,
        personId,
        ...more,
      });
    expect((await change({})).json()).toMatchObject({
      name: 'Renamed',
      vehicle: { id: vehicleId },
      person: { id: personId },
    });
    const other = await courier();
    expect((await change({ personId: other.personId })).statusCode).toBe(200);
    // it can be kept, and not chosen
    expect((await change({})).json()).toMatchObject({ code: 'field_person_not_found' });
  });

  it('is not released to a courier who has left', async () => {
    const { personId } = await courier();
    const { id, revision } = await make(await arrive(1), { personId });
    const at = async (moment: Date | null) =>
      sql`UPDATE field_people SET deactivated_at = ${moment} WHERE id = ${personId}`.execute(
        server.owner.db,
      );
    await at(new Date());
    const refused = await dispatcher.browser.post(`${ROUNDS}/${id}/release`, { revision });
    expect(refused.json()).toMatchObject({ code: 'round_incomplete' });
    await at(null);
    const released = await dispatcher.browser.post(`${ROUNDS}/${id}/release`, { revision });
    expect(released.json()).toMatchObject({ state: 'released' });
  });

  it('keeps the places of what is done when the rest is put in order on the road', async () => {
    const phone = await courier();
    const bookings = await arrive(3);
    const { id } = await release(bookings, phone);
    for (const booking of bookings) await scan(booking, 'OUT_FOR_DELIVERY', 120);
    expect((await tell(phone, 'depart')).statusCode).toBe(200);
    if (bookings[0] !== undefined) await scan(bookings[0], 'DELIVERED', 60);
    const order = async (stopNos: number[]) => {
      const { revision } = (await read(id)).round;
      return dispatcher.browser.put(`${ROUNDS}/${id}/order`, { revision, stopNos });
    };
    expect((await order([2, 1, 3])).json()).toMatchObject({ code: 'stop_not_possible' });
    expect((await order([1, 3, 2])).statusCode).toBe(200);
    expect((await read(id)).stops.map(({ stopNo }) => stopNo)).toEqual([1, 3, 2]);
  });

  it('is closed by a dispatcher only when each piece is accounted for, or is said to be missing', async () => {
    const phone = await courier();
    const bookings = await arrive(1);
    const { id } = await release(bookings, phone);
    if (bookings[0] !== undefined) await scan(bookings[0], 'OUT_FOR_DELIVERY', 120);
    await tell(phone, 'depart');
    await tell(phone, 'return');
    const close = async (missing: boolean) => {
      const { revision } = (await read(id)).round;
      return dispatcher.browser.post(`${ROUNDS}/${id}/close`, { revision, missing });
    };
    expect((await close(false)).json()).toMatchObject({ code: 'round_pieces_open' });
    expect((await close(true)).json()).toMatchObject({ state: 'closed' });
    const { rows } = await sql`SELECT state FROM desk_items
      WHERE kind = 'missing_piece' AND shipment_id = ${bookings[0]?.id}`.execute(server.owner.db);
    expect(rows).toEqual([{ state: 'open' }]);
  });
});
