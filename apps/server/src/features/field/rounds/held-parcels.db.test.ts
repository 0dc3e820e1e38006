import { randomUUID } from 'node:crypto';
import type { Booking, FieldStop, RoundLine } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { insertFieldDevice, todayIn } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PARIS = '00000000-0000-7000-8000-00000000fa03';
const DAY = todayIn('Europe/Paris');
let dispatcher: TestStaff;
let driver: Awaited<ReturnType<typeof insertFieldDevice>>;

beforeAll(async () => {
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${PARIS}, 'PAR', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(
    server.owner.db,
  );
  dispatcher = await registerStaff(server, 'operations');
  driver = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId: PARIS });
});

async function setHold({ id }: Booking, hold: 'payment_failed' | null): Promise<void> {
  await sql`UPDATE shipments SET hold = ${hold} WHERE id = ${id}`.execute(server.owner.db);
}

let second = 0;
async function scan({ trackingNumber }: Booking, code: 'ARRIVED' | 'OUT_FOR_DELIVERY') {
  second += 1;
  const occurredAt = new Date(Date.now() - 3_600_000 + second * 1000).toISOString();
  const place = { city: 'Paris', country: 'FR' };
  await outcomesOf(server, [scanOf(trackingNumber, { code, place, occurredAt })]);
}

/** As the console adds it to a shipment. */
async function order({ id }: Booking, code: 'HELD' | 'RETURN_STARTED'): Promise<void> {
  second += 1;
  const occurredAt = new Date(Date.now() - 3_600_000 + second * 1000).toISOString();
  const event = { scanId: randomUUID(), code, occurredAt, place: 'Paris, France' };
  const answer = await dispatcher.browser.post(`/api/admin/shipments/${id}/events`, event);
  expect(answer.statusCode, answer.body).toBe(201);
}

/** A released round with one parcel that has arrived and is paid for. */
async function released(): Promise<{ id: string; booking: Booking }> {
  const booking = await bookShipment(server);
  await setHold(booking, null);
  await scan(booking, 'ARRIVED');
  await worker.runJob('count_live_shipments', {});
  const made = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
    id: randomUUID(),
    hubId: PARIS,
    day: DAY,
    name: 'North',
    personId: driver.personId,
    stops: { refs: [booking.trackingNumber] },
  });
  const { id, revision } = made.json<RoundLine>();
  await dispatcher.browser.post(`/api/admin/dispatch/rounds/${id}/release`, { revision });
  return { id, booking };
}

async function piecesOnPhone(): Promise<FieldStop['pieces']> {
  const answer = await server.app.inject({ url: '/api/field/round', headers: driver.headers });
  return answer.json<{ stops: FieldStop[] }>().stops.flatMap(({ pieces }) => pieces);
}

async function act(kind: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/field/round/acts',
    headers: { ...driver.headers, 'sec-fetch-site': 'same-origin' },
    payload: { acts: [{ actId: randomUUID(), kind, occurredAt: new Date().toISOString() }] },
  });
  return answer.json<{ state: string }>();
}

async function lineOf(id: string): Promise<RoundLine> {
  const full = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${id}`);
  return full.json<{ round: RoundLine }>().round;
}

async function cancel(id: string): Promise<void> {
  const { revision } = await lineOf(id);
  const path = `/api/admin/dispatch/rounds/${id}/cancel`;
  expect((await dispatcher.browser.post(path, { revision })).statusCode).toBe(200);
}

describe('a parcel whose payment fails after it was put on a round', () => {
  it('is stopped where it is loaded, for phone and dispatcher, and goes on once it is paid for', async () => {
    const { id, booking } = await released();
    expect(await piecesOnPhone()).toMatchObject([{ standing: 'waiting' }]);
    await setHold(booking, 'payment_failed');
    expect(await piecesOnPhone()).toMatchObject([{ standing: 'stopped', held: true }]);
    expect(await lineOf(id)).toMatchObject({ pieces: { stopped: 1, waiting: 0 } });
    await setHold(booking, null);
    const [piece] = await piecesOnPhone();
    expect(piece).toMatchObject({ standing: 'waiting' });
    expect(piece).not.toHaveProperty('held');
    await scan(booking, 'OUT_FOR_DELIVERY');
    expect(await piecesOnPhone()).toMatchObject([{ standing: 'loaded' }]);
    await scan(booking, 'ARRIVED');
    await cancel(id);
  });

  it('is not to be handed over if it is in the van, and the round is not closed before it is back', async () => {
    const { id, booking } = await released();
    await piecesOnPhone();
    // loaded while the phone had no line, and sent when it came back
    await setHold(booking, 'payment_failed');
    await scan(booking, 'OUT_FOR_DELIVERY');
    await act('depart');
    expect(await piecesOnPhone()).toMatchObject([{ standing: 'loaded', held: true }]);
    expect(await act('return')).toMatchObject({ state: 'back' });
    await worker.runJob('settle_rounds', {});
    expect(await lineOf(id)).toMatchObject({ state: 'back' });
    await scan(booking, 'ARRIVED');
    await worker.runJob('settle_rounds', {});
    expect(await lineOf(id)).toMatchObject({ state: 'closed', pieces: { stopped: 1 } });
  });
});

describe('a parcel that a colleague stops while it is in the van', () => {
  it.each(['HELD', 'RETURN_STARTED'] as const)(
    'is not to be handed over after %s, until it is back in the hub',
    async (code) => {
      const { id, booking } = await released();
      await piecesOnPhone();
      await scan(booking, 'OUT_FOR_DELIVERY');
      await act('depart');
      expect((await piecesOnPhone())[0]).not.toHaveProperty('held');
      await order(booking, code);
      expect(await piecesOnPhone()).toMatchObject([{ held: true }]);
      await act('return');
      await scan(booking, 'ARRIVED');
      await worker.runJob('settle_rounds', {});
      expect(await lineOf(id)).toMatchObject({ state: 'closed' });
    },
  );
});
