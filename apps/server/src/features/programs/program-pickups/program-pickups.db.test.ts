import { randomUUID } from 'node:crypto';
import type { BookedShipment, V1Pickup } from '@waypost/contract/v1';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { post } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { runAllJobs } from '../../../testing/followed-shipments.ts';
import { limitPlaces } from '../../../testing/pickup-places.ts';
import { giveKey, newShipment, seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const URL = '/api/v1/pickups';

type Program = Awaited<ReturnType<typeof seatProgram>>;
type Day = { date: string; windows: { window: string; unavailable: string | null }[] };

/** Each has a city of its own, so that tests do not take each other's places. */
async function seatShop() {
  const program = await seatProgram(server);
  const city = `Ghent ${randomUUID()}`;
  const address = {
    name: 'Ada Example',
    line1: 'Kaai 12',
    postalCode: '9000',
    city,
    country: 'BE',
  };
  const area = `BE:${city.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
  const day = (await windows(program, `country=BE&city=${encodeURIComponent(city)}`)).json<Day>();
  // late in the day the last window is the only one
  const window = day.windows.findLast(({ unavailable }) => unavailable === null)?.window ?? '';
  return { ...program, address, area, city, day, wanted: { date: day.date, window, address } };
}
type Shop = Awaited<ReturnType<typeof seatShop>>;

function get({ headers }: Pick<Program, 'headers'>, path = '') {
  return server.app.inject({ url: `${URL}${path}`, headers });
}

function windows({ headers }: Pick<Program, 'headers'>, query: string) {
  return server.app.inject({ url: `/api/v1/pickup-windows?${query}`, headers });
}

function request({ headers, wanted }: Shop, change: object = {}, key: string = randomUUID()) {
  return post(server, URL, { ...wanted, ...change }, { ...headers, 'idempotency-key': key });
}

async function requested(shop: Shop, change: object = {}): Promise<V1Pickup> {
  const answer = await request(shop, change);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<V1Pickup>();
}

function patch({ headers }: Program, id: string, payload: object) {
  return server.app.inject({ method: 'PATCH', url: `${URL}/${id}`, headers, payload });
}

async function taken({ area }: Shop): Promise<number> {
  const { rows } = await sql<{ taken: number }>`SELECT coalesce(sum(taken), 0)::int AS taken
    FROM pickup_places WHERE area = ${area}`.execute(server.owner.db);
  return rows[0]?.taken ?? 0;
}

describe('a pickup of a program', () => {
  it('is requested at an address of the call, and confirmed', async () => {
    const shop = await seatShop();
    const pickup = await requested(shop, { instructions: 'Ring twice.' });
    expect(pickup).toMatchObject({
      object: 'pickup',
      mode: 'live',
      status: 'requested',
      date: shop.day.date,
      window: shop.wanted.window,
      timeZone: 'Europe/Brussels',
      addressId: null,
      address: `Ada Example, Kaai 12, 9000 ${shop.city}, Belgium`,
      instructions: 'Ring twice.',
      recurring: false,
      changeable: true,
      shipments: [],
    });
    await runAllJobs(worker);
    const read = await get(shop, `/${pickup.id}`);
    expect(read.json()).toEqual({ ...pickup, status: 'scheduled' });
  });

  it('is requested at an address of the address book', async () => {
    const shop = await seatShop();
    const saved = await post(server, '/api/v1/addresses', shop.address, shop.headers);
    const { id: addressId } = saved.json<{ id: string }>();
    const free = await windows(shop, `addressId=${addressId}`);
    expect(free.json<Day>().date).toBe(shop.day.date);
    expect(await requested(shop, { address: undefined, addressId })).toMatchObject({ addressId });
    const strange = await request(await seatShop(), { address: undefined, addressId });
    expect(strange.json()).toMatchObject({ status: 404, code: 'address_not_found' });
  });

  it('is made once by 10 equal requests under one key, and refused for another body', async () => {
    const shop = await seatShop();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(shop, {}, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    const replayed = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
    expect(replayed).toHaveLength(9);
    expect(await taken(shop)).toBe(1);
    const other = await request(shop, { instructions: 'Other.' }, key);
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    const without = await post(server, URL, shop.wanted, shop.headers);
    expect(without.json()).toMatchObject({ status: 400, errors: [{ in: 'header' }] });
  });

  it('leaves its key free when the window is full, and is told which are not', async () => {
    const shop = await seatShop();
    await limitPlaces(server, shop.area, 0);
    const key = randomUUID();
    const full = await request(shop, {}, key);
    expect(full.json()).toMatchObject({
      status: 409,
      code: 'pickup_window_full',
      details: { free: [] },
    });
    await limitPlaces(server, shop.area, null);
    const later = await request(shop, {}, key);
    expect(later.statusCode).toBe(201);
    expect(later.headers['idempotency-replayed']).toBeUndefined();
  });

  it('takes shipments by any of their names, each once', async () => {
    const shop = await seatShop();
    await giveCredit(server, shop.customerId, 1_000_000);
    const book = async (reference: string) => {
      const given = newShipment({ reference });
      const from = { ...given.from, ...shop.address, city: 'Antwerp', postalCode: '2000' };
      const keyed = { ...shop.headers, 'idempotency-key': randomUUID() };
      const answer = await post(server, '/api/v1/shipments', { ...given, from }, keyed);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<BookedShipment>();
    };
    const [one, two, three] = [await book('P-1'), await book('P-2'), await book('P-3')];
    const shipments = [one.id, two.trackingNumber, 'ref:P-3'];
    const pickup = (await request(shop, { shipments }, 'monday')).json<V1Pickup>();
    expect(pickup.shipments).toEqual([one, two, three].map(({ trackingNumber }) => trackingNumber));
    await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/shipments/${three.id}`,
      headers: shop.headers,
      payload: { reference: 'P-4' },
    });
    const repeated = await request(shop, { shipments }, 'monday');
    expect(repeated.json(), 'after one was renamed').toMatchObject({ id: pickup.id });
    const again = await request(shop, { shipments: [one.id] });
    expect(again.json()).toMatchObject({ status: 409, code: 'shipment_not_collectable' });
    const unknown = await request(shop, { shipments: ['ref:NONE'] });
    expect(unknown.json()).toMatchObject({ status: 404, code: 'shipment_not_found' });
  });

  it('is moved and cancelled, and a second cancellation answers the same', async () => {
    const shop = await seatShop();
    const { id } = await requested(shop);
    const next = (await windows(shop, `pickupId=${id}`)).json<Day>();
    expect(next.date).toBe(shop.day.date);
    const moved = await patch(shop, id, { date: '2026-01-05' });
    expect(moved.json()).toMatchObject({ code: 'pickup_day_unavailable' });
    const same = await patch(shop, id, { window: shop.wanted.window });
    expect(same.json()).toMatchObject({ id, window: shop.wanted.window });
    const cancel = () => post(server, `${URL}/${id}/cancel`, {}, shop.headers);
    expect((await cancel()).json()).toMatchObject({ id, status: 'cancelled', changeable: false });
    expect((await cancel()).json()).toMatchObject({ id, status: 'cancelled' });
    expect(await taken(shop)).toBe(0);
    expect((await patch(shop, id, { date: shop.day.date })).statusCode).toBe(200);
    const elsewhere = shop.day.windows.find(({ window }) => window !== shop.wanted.window)?.window;
    const late = await patch(shop, id, { window: elsewhere });
    expect(late.json()).toMatchObject({ status: 409, code: 'pickup_not_changeable' });
  });

  it('is listed with a cursor, the latest first, and by status', async () => {
    const shop = await seatShop();
    // one address holds no more than two places of a window
    const elsewhere = { address: { ...shop.address, city: `Bruges ${randomUUID()}` } };
    const made = [await requested(shop), await requested(shop), await requested(shop, elsewhere)];
    const newest = made.map(({ id }) => id).toReversed();
    const idsOf = (answer: { json(): { data: { id: string }[] } }) =>
      answer.json().data.map(({ id }) => id);
    const first = await get(shop, '?limit=2');
    expect(idsOf(first)).toEqual(newest.slice(0, 2));
    const second = await get(shop, `?limit=2&cursor=${first.json().nextCursor}`);
    expect(idsOf(second)).toEqual(newest.slice(2));
    expect(second.json().nextCursor).toBeNull();
    await post(server, `${URL}/${newest[0]}/cancel`, {}, shop.headers);
    expect(idsOf(await get(shop, '?status=cancelled'))).toEqual(newest.slice(0, 1));
    expect(idsOf(await get(shop, '?status=no_place'))).toEqual([]);
  });

  it('belongs to its account, and needs the scope', async () => {
    const [shop, other] = [await seatShop(), await seatShop()];
    const { id } = await requested(shop);
    for (const answer of [
      await get(other, `/${id}`),
      await patch(other, id, {}),
      await post(server, `${URL}/${id}/cancel`, {}, other.headers),
      await windows(other, `pickupId=${id}`),
    ]) {
      expect(answer.json()).toMatchObject({ status: 404, code: 'pickup_not_found' });
    }
    const reader = await giveKey(server, shop.customerId, ['pickups:read']);
    expect((await get(reader, `/${id}`)).statusCode).toBe(200);
    const refused = await post(server, `${URL}/${id}/cancel`, {}, reader.headers);
    expect(refused.json()).toMatchObject({
      code: 'forbidden',
      details: { needs: 'pickups:write' },
    });
  });
});

describe('pickup windows of a program', () => {
  it('are asked for by one place', async () => {
    const shop = await seatShop();
    for (const query of [
      '',
      'country=BE',
      'city=Ghent',
      `country=BE&city=G&addressId=${randomUUID()}`,
    ]) {
      const answer = await windows(shop, query);
      expect(answer.json(), query).toMatchObject({ status: 400, code: 'invalid_request' });
    }
    const unknown = await windows(shop, 'country=QQ&city=Nowhere');
    expect(unknown.json()).toMatchObject({ status: 422, code: 'place_not_bookable' });
  });
});
