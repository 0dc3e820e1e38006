import { randomUUID } from 'node:crypto';
import type { Booking, FieldStop, RoundLine, RoundStop } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, PARCEL_QUOTE, scanOf } from '../../../testing/builders.ts';
import { insertFieldDevice, todayIn } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { addressKeyOf } from '../address-points/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PARIS = '00000000-0000-7000-8000-00000000fa02';
const DAY = todayIn('Europe/Paris');
const PAIR = { ...PARCEL_QUOTE, parcels: [...PARCEL_QUOTE.parcels, ...PARCEL_QUOTE.parcels] };
/** Doors that couriers have found before. */
const RIVOLI = { street: '5 Rue de Rivoli', lat: 48.8551, lon: 2.3601 };
const PERRACHE = { street: '7 Quai Perrache', lat: 45.7485, lon: 4.8261 };
const LYON = { city: 'Lyon', postalCode: '69002' };

let dispatcher: TestStaff;
let driver: Awaited<ReturnType<typeof insertFieldDevice>>;

beforeAll(async () => {
  const { db } = server.owner;
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${PARIS}, 'PAQ', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(db);
  await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
    VALUES (1, 'Paris', 'FR', null, 48.8534, 2.3488, 1, '{}'),
      (2, 'Lyon', 'FR', null, 45.7485, 4.8467, 1, '{}')`.execute(db);
  await sql`INSERT INTO place_names (folded, place_id, country, population)
    VALUES ('paris', 1, 'FR', 1), ('lyon', 2, 'FR', 1)`.execute(db);
  await knowDoor(RIVOLI, { city: 'Paris', postalCode: '75001' });
  await knowDoor(PERRACHE, LYON);
  dispatcher = await registerStaff(server, 'operations');
  driver = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId: PARIS });
});
beforeEach(async () => {
  const { db } = server.owner;
  await sql`UPDATE rounds SET state = 'closed', closed_at = now() WHERE closed_at IS NULL`.execute(
    db,
  );
  await sql`UPDATE stop_pieces SET open = false`.execute(db);
  await sql`UPDATE stops SET open = false`.execute(db);
});

async function knowDoor(
  { street, lat, lon }: typeof RIVOLI,
  place: { city: string; postalCode: string },
): Promise<void> {
  const key = addressKeyOf(server.ctx.secrets, { street, ...place, country: 'FR' });
  await sql`INSERT INTO address_points (address_key, lat, lon, source)
    VALUES (${key}, ${lat}, ${lon}, 'door')`.execute(server.owner.db);
}

async function arrive(quote?: object): Promise<Booking> {
  const booking = await bookShipment(server, quote);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
  await scan(booking, 'ARRIVED');
  await worker.runJob('count_live_shipments', {});
  return booking;
}

let second = 0;
async function scan(
  { trackingNumber }: Booking,
  code: 'ARRIVED' | 'OUT_FOR_DELIVERY' | 'DELIVERED',
) {
  second += 1;
  const occurredAt = new Date(Date.now() - 3_600_000 + second * 1000).toISOString();
  const place = { city: 'Paris', country: 'FR' };
  await outcomesOf(server, [scanOf(trackingNumber, { code, place, occurredAt })]);
}

async function make(bookings: readonly Booking[]): Promise<RoundLine> {
  const made = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
    id: randomUUID(),
    hubId: PARIS,
    day: DAY,
    name: 'North',
    personId: driver.personId,
    stops: { refs: bookings.map(({ trackingNumber }) => trackingNumber) },
  });
  return made.json<RoundLine>();
}

async function release({ id, revision }: Pick<RoundLine, 'id' | 'revision'>): Promise<RoundLine> {
  const path = `/api/admin/dispatch/rounds/${id}/release`;
  const answer = await dispatcher.browser.post(path, { revision });
  expect(answer.json()).toMatchObject({ state: 'released' });
  return answer.json<RoundLine>();
}

async function correct({ id }: Booking, recipient: object): Promise<void> {
  const read = await dispatcher.browser.get(`/api/admin/shipments/${id}`);
  const { revision } = read.json<{ revision: number }>();
  const answer = await dispatcher.browser.patch(`/api/admin/shipments/${id}`, {
    revision,
    recipient,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const toLyon = (booking: Booking) => correct(booking, { line1: PERRACHE.street, ...LYON });

type Given = { round: { revision: number } | null; stops: FieldStop[] };

async function onPhone(): Promise<Given> {
  const answer = await server.app.inject({ url: '/api/field/round', headers: driver.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Given>();
}

const stopOf = ({ stops }: Given, { trackingNumber }: Booking) =>
  stops.find(({ pieces }) => pieces[0]?.number.startsWith(trackingNumber));

async function onScreen(id: string): Promise<{ round: RoundLine; stops: RoundStop[] }> {
  const answer = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${id}`);
  return answer.json<{ round: RoundLine; stops: RoundStop[] }>();
}

async function tellDoor(stopNo: number | undefined, fix: { lat: number; lon: number }) {
  const told = await server.app.inject({
    method: 'POST',
    url: '/api/field/round/acts',
    headers: { ...driver.headers, 'sec-fetch-site': 'same-origin' },
    payload: {
      acts: [
        {
          actId: randomUUID(),
          kind: 'door',
          stopNo,
          occurredAt: new Date().toISOString(),
          fix: { ...fix, accuracyM: 10 },
        },
      ],
    },
  });
  expect(told.json()).toMatchObject({ results: [{ outcome: 'recorded' }] });
}

describe('an address that is corrected after its round was released', () => {
  it('reaches the phone at its next contact, with its door, and is a change of the round', async () => {
    const [pair, other] = [await arrive(PAIR), await arrive()];
    const { id } = await release(await make([pair, other]));
    const before = await onPhone();
    expect(stopOf(before, pair)?.address).toContain(RIVOLI.street);
    await toLyon(pair);
    await correct(pair, { phone: '+33 4 5555 0000' });
    const after = await onPhone();
    const stop = stopOf(after, pair);
    expect(stop).toMatchObject({
      phone: '+33 4 5555 0000',
      address: expect.arrayContaining([PERRACHE.street, '69002 Lyon']),
      point: { lat: expect.closeTo(PERRACHE.lat, 3), lon: expect.closeTo(PERRACHE.lon, 3) },
    });
    // both pieces of the shipment; the parcel of a neighbour is where it was
    expect(stop?.pieces).toHaveLength(2);
    expect(stopOf(after, other)).toEqual(stopOf(before, other));
    expect(after.round?.revision).toBe((before.round?.revision ?? 0) + 1);
    expect((await onPhone()).round?.revision).toBe(after.round?.revision);
    const { rows } = await sql<{ revision: number }>`
      SELECT (details ->> 'revision')::int AS revision FROM audit_log
      WHERE action = 'round.give' AND subject = ${`round:${id}`} ORDER BY id`.execute(
      server.owner.db,
    );
    expect(rows.map(({ revision }) => revision)).toEqual([
      before.round?.revision,
      after.round?.revision,
    ]);
  });

  it('is shown to the dispatcher at once, and counts as a change of the round once its phone has it', async () => {
    const booking = await arrive();
    const { id, revision } = await release(await make([booking]));
    await onPhone();
    await toLyon(booking);
    const { stops } = await onScreen(id);
    expect(stops[0]).toMatchObject({
      to: { address: expect.arrayContaining([PERRACHE.street]) },
      city: 'Lyon',
      postalCode: '69002',
      point: { source: 'door', lat: expect.closeTo(PERRACHE.lat, 3) },
    });
    await onPhone();
    const late = await dispatcher.browser.put(`/api/admin/dispatch/rounds/${id}/order`, {
      revision,
      stopNos: [1],
    });
    expect(late.json()).toMatchObject({ code: 'round_changed' });
  });

  it('has no door position when only its city is known', async () => {
    const booking = await arrive();
    await release(await make([booking]));
    expect((await onPhone()).stops[0]?.point).not.toBeNull();
    await correct(booking, { line1: '9 Rue de Rivoli' });
    const [stop] = (await onPhone()).stops;
    expect(stop?.address).toContain('9 Rue de Rivoli');
    expect(stop?.point).toBeNull();
  });

  it('reaches the phone after a failed delivery, and does not change a stop that is done', async () => {
    const [done, failed] = [await arrive(), await arrive()];
    const { id } = await release(await make([done, failed]));
    await onPhone();
    for (const booking of [done, failed]) await scan(booking, 'OUT_FOR_DELIVERY');
    await scan(done, 'DELIVERED');
    await outcomesOf(server, [
      scanOf(failed.trackingNumber, {
        code: 'EXCEPTION',
        reason: 'failed_attempt',
        detail: 'unknown_here',
        place: { city: 'Paris', country: 'FR' },
      }),
    ]);
    for (const booking of [done, failed]) await toLyon(booking);
    const given = await onPhone();
    expect(stopOf(given, done)?.address).toContain(RIVOLI.street);
    expect(stopOf(given, failed)?.address).toContain(PERRACHE.street);
    await sql`UPDATE rounds SET state = 'closed', closed_at = now() WHERE id = ${id}`.execute(
      server.owner.db,
    );
    await correct(failed, { line1: '99 Rue Claire' });
    const closed = await onScreen(id);
    expect(closed.stops.map(({ to }) => to?.address[0] ?? '').toSorted()).toEqual([
      RIVOLI.street,
      PERRACHE.street,
    ]);
  });

  it('does not bring back what was erased', async () => {
    const booking = await arrive();
    const { id } = await release(await make([booking]));
    await sql`DELETE FROM stop_private WHERE round_id = ${id}`.execute(server.owner.db);
    await toLyon(booking);
    expect((await onPhone()).stops[0]?.name).toBe('');
    expect((await onScreen(id)).stops[0]?.to).toBeNull();
  });

  it('does not learn a door position from a phone that still had the old address', async () => {
    const [one, two] = [await arrive(), await arrive()];
    await release(await make([one, two]));
    const given = await onPhone();
    const fixes = async () => {
      const { rows } = await sql`SELECT 1 FROM address_fixes`.execute(server.owner.db);
      return rows.length;
    };
    await tellDoor(stopOf(given, one)?.stopNo, RIVOLI);
    expect(await fixes()).toBe(1);
    await correct(two, { line1: '11 Rue de Rivoli' });
    await scan(two, 'DELIVERED');
    await tellDoor(stopOf(given, two)?.stopNo, RIVOLI);
    expect(await fixes()).toBe(1);
  });
});

describe('an address that is corrected before its round is released', () => {
  it('is released with the door of the new address, not of the old one', async () => {
    const booking = await arrive();
    const made = await make([booking]);
    await toLyon(booking);
    await release(made);
    const { rows } = await sql<{ lat: number; city: string }>`
      SELECT lat, city FROM stops WHERE round_id = ${made.id}`.execute(server.owner.db);
    expect(rows).toEqual([{ lat: expect.closeTo(PERRACHE.lat, 3), city: 'Lyon' }]);
  });

  it('is planned at its new place', async () => {
    const booking = await arrive();
    const made = await make([booking]);
    await toLyon(booking);
    const { id: roundId, revision } = made;
    const asked = await dispatcher.browser.post('/api/admin/dispatch/plans', {
      rounds: [{ roundId, revision }],
      seconds: 1,
    });
    expect(asked.statusCode).toBe(202);
    await worker.runJobs();
    const { rows } = await sql<{ lat: number }>`
      SELECT lat FROM stops WHERE round_id = ${roundId}`.execute(server.owner.db);
    expect(rows).toEqual([{ lat: expect.closeTo(PERRACHE.lat, 3) }]);
  });
});

describe('which address a stop is of', () => {
  it('is forgotten with the names of its round, a day after it was closed', async () => {
    const { id } = await release(await make([await arrive()]));
    const keys = async () => {
      const { rows } = await sql<{ known: boolean }>`
        SELECT address_key IS NOT NULL AS known FROM stops WHERE round_id = ${id}`.execute(
        server.owner.db,
      );
      return rows.map(({ known }) => known);
    };
    expect(await keys()).toEqual([true]);
    await sql`UPDATE rounds SET state = 'closed', closed_at = now() - interval '25 hours'
      WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('erase_round_addresses', {});
    expect(await keys()).toEqual([false]);
  });
});
