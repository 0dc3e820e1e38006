import { randomUUID } from 'node:crypto';
import type { BookedShipment } from '@waypost/contract/v1';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildApi } from '../../../build-api.ts';
import { post } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { newShipment, PARCEL, seatShop, type TestProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const URL = '/api/v1/shipments';

function book({ headers }: TestProgram, body: object, key: string = randomUUID()) {
  return post(server, URL, body, { ...headers, 'idempotency-key': key });
}

async function countShipments({ customerId }: TestProgram): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM shipments
    WHERE customer_id = ${customerId}`.execute(server.owner.db);
  return rows[0]?.count ?? 0;
}

afterEach(() => {
  vi.useRealTimers();
});

/** When the rates of now have ended. */
function inHalfAnHour(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
}

describe('POST /api/v1/shipments', () => {
  it('books in one call and answers with number, price and label', async () => {
    const shop = await seatShop(server);
    const wanted = newShipment({
      reference: 'ORDER-1001',
      metadata: { cart: '77' },
      label: { format: 'zpl', inline: true },
    });
    const answer = await book(shop, wanted);
    expect(answer.statusCode).toBe(201);
    const shipment = answer.json<BookedShipment>();
    expect(shipment).toMatchObject({
      object: 'shipment',
      mode: 'live',
      reference: 'ORDER-1001',
      metadata: { cart: '77' },
      status: 'created',
      hold: null,
      service: 'standard',
      from: { name: 'Sam Shipper', email: shop.email, city: 'Berlin', country: 'DE' },
      to: { name: 'Rosa Recipient', line1: '5 Rue de Rivoli', country: 'FR' },
      parcels: [PARCEL],
      payment: 'account',
      cancellable: true,
      returnOf: null,
      label: { format: 'zpl' },
    });
    expect(shipment.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(shipment.priceCents);
    expect(answer.headers['location']).toBe(`${URL}/${shipment.id}`);
    const label = Buffer.from(shipment.label?.data ?? '', 'base64').toString();
    expect(label).toMatch(/^\^XA/);
    expect(label).toContain('ORDER-1001');
  });

  it('pays the price of its rate, also after another tariff is in force', async () => {
    const shop = await seatShop(server);
    const { service: _, ...wanted } = newShipment();
    const lane = { from: { city: 'Berlin', country: 'DE' }, to: { city: 'Paris', country: 'FR' } };
    const rates = await post(server, '/api/v1/rates', { ...lane, parcels: [PARCEL] }, shop.headers);
    const [, express] = rates.json().rates;
    await sql`INSERT INTO tariffs (version, effective_from, data)
      SELECT version + 1, now(), jsonb_set(data, '{checkout,fuelRate}', '"0.5"') FROM tariffs
      ORDER BY version DESC LIMIT 1`.execute(server.owner.db);
    const booked = (await book(shop, { ...wanted, rateId: express.rateId })).json();
    await sql`DELETE FROM tariffs WHERE effective_from > now() - interval '1 minute'
      AND version = (SELECT max(version) FROM tariffs)
      AND NOT EXISTS (SELECT 1 FROM quotes WHERE tariff_version = version)`.execute(
      server.owner.db,
    );
    expect(booked).toMatchObject({ service: 'express', priceCents: express.totalCents });
  });

  it('refuses a rate of another shipment, of another account, and one that was changed', async () => {
    const shop = await seatShop(server);
    const { service: _, ...wanted } = newShipment();
    const lane = { from: { city: 'Berlin', country: 'DE' }, to: { city: 'Paris', country: 'FR' } };
    const rates = await post(server, '/api/v1/rates', { ...lane, parcels: [PARCEL] }, shop.headers);
    const { rateId } = rates.json().rates[0] as { rateId: string };
    const heavier = { ...wanted, rateId, parcels: [{ ...PARCEL, weightGrams: 9000 }] };
    // not its last symbol, of which some bits say nothing
    const symbol = rateId.at(-2) === 'A' ? 'B' : 'A';
    const changed = { ...wanted, rateId: `${rateId.slice(0, -2)}${symbol}${rateId.at(-1)}` };
    expect((await book(shop, heavier)).json()).toMatchObject({ code: 'rate_mismatch' });
    expect((await book(shop, changed)).json()).toMatchObject({ code: 'rate_mismatch' });
    const other = await seatShop(server);
    expect((await book(other, { ...wanted, rateId })).json()).toMatchObject({
      code: 'rate_mismatch',
    });
    expect(await countShipments(shop)).toBe(0);
  });

  it('refuses a price above the maximum, and stores nothing', async () => {
    const shop = await seatShop(server);
    const answer = await book(shop, newShipment({ maxTotalCents: 100, reference: 'DEAR' }));
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'price_above_maximum',
      details: { maxTotalCents: 100 },
    });
    expect((await book(shop, newShipment({ reference: 'DEAR' }))).statusCode).toBe(201);
  });

  it('names wrong fields as its own contract does', async () => {
    const shop = await seatShop(server);
    const { to } = newShipment();
    const wrong = newShipment({ to: { ...to, postalCode: 'none' }, colour: 'red' });
    expect((await book(shop, wrong)).json()).toMatchObject({ errors: [{ pointer: '/colour' }] });
    const misshapen = newShipment({ to: { ...to, postalCode: 'none' } });
    expect((await book(shop, misshapen)).json()).toMatchObject({
      code: 'invalid_request',
      errors: [{ in: 'body', pointer: '/to/postalCode' }],
    });
  });

  it('needs an Idempotency-Key', async () => {
    const { headers } = await seatShop(server);
    const answer = await post(server, URL, newShipment(), headers);
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ in: 'header', pointer: '/idempotency-key' }],
    });
  });
});

describe('an Idempotency-Key that a program chose', () => {
  it('makes one shipment of 20 requests at the same time, and 20 equal answers', async () => {
    const shop = await seatShop(server);
    const wanted = newShipment({ reference: 'ORDER-20' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => book(shop, wanted, 'order 20'.replace(' ', '-'))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const replayed = answers.filter((each) => each.headers['idempotency-replayed'] === 'true');
    expect(replayed).toHaveLength(19);
    expect(await countShipments(shop)).toBe(1);
  });

  it('is refused with another body, and is another key for another account', async () => {
    const [shop, other] = [await seatShop(server), await seatShop(server)];
    const first = await book(shop, newShipment(), 'order-1');
    const changed = await book(shop, newShipment({ service: 'express' }), 'order-1');
    expect(changed.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    const elsewhere = await book(other, newShipment(), 'order-1');
    expect(elsewhere.json().id).not.toBe(first.json().id);
  });

  it('answers the same when its rate has ended since, or its address is gone', async () => {
    const shop = await seatShop(server);
    const { service: _, from, ...wanted } = newShipment();
    const saved = await post(server, '/api/v1/addresses', from, shop.headers);
    const { id: fromAddressId } = saved.json<{ id: string }>();
    const lane = { from: { city: 'Berlin', country: 'DE' }, to: { city: 'Paris', country: 'FR' } };
    const rates = await post(server, '/api/v1/rates', { ...lane, parcels: [PARCEL] }, shop.headers);
    const { rateId } = rates.json().rates[0] as { rateId: string };
    const order = { ...wanted, fromAddressId, rateId };
    const first = await book(shop, order, 'order-3');
    expect(first.statusCode, first.body).toBe(201);
    await sql`DELETE FROM customer_addresses WHERE id = ${fromAddressId}`.execute(server.owner.db);
    inHalfAnHour();
    const repeated = await book(shop, order, 'order-3');
    expect(repeated.statusCode, repeated.body).toBe(201);
    expect(repeated.json().id).toBe(first.json().id);
    expect(repeated.headers['idempotency-replayed']).toBe('true');
  });

  it('answers with the same shipment after that was cancelled', async () => {
    const shop = await seatShop(server);
    const first = await book(shop, newShipment(), 'order-4');
    const { id } = first.json<BookedShipment>();
    const cancelled = await post(server, `${URL}/${id}/cancel`, {}, shop.headers);
    expect(cancelled.json()).toMatchObject({ id, status: 'cancelled' });
    const repeated = await book(shop, newShipment(), 'order-4');
    expect(repeated.json()).toMatchObject({ id, status: 'cancelled' });
    expect(await countShipments(shop)).toBe(1);
  });

  it('is free again after a refusal', async () => {
    const shop = await seatShop(server, 0);
    const refused = await book(shop, newShipment(), 'order-2');
    expect(refused.json()).toMatchObject({ status: 402, code: 'credit_exhausted' });
    await giveCredit(server, shop.customerId, 1_000_000);
    expect((await book(shop, newShipment(), 'order-2')).statusCode).toBe(201);
  });
});

describe('the reference of a shipment', () => {
  it('is taken by one of 20 requests with different keys; the others are told which has it', async () => {
    const shop = await seatShop(server);
    const wanted = newShipment({ reference: 'ORDER-21' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(shop, wanted)));
    const booked = answers.filter(({ statusCode }) => statusCode === 201);
    expect(booked).toHaveLength(1);
    const { id: shipmentId, trackingNumber } = booked[0]?.json<BookedShipment>() ?? {};
    for (const answer of answers.filter((each) => each !== booked[0])) {
      expect(answer.json()).toMatchObject({
        status: 409,
        code: 'reference_taken',
        retryable: false,
        details: { shipmentId, trackingNumber },
      });
    }
    expect(await countShipments(shop)).toBe(1);
  });

  it('may be used again when that is asked for, and after a cancellation', async () => {
    const shop = await seatShop(server);
    const first = await book(shop, newShipment({ reference: 'R-1' }));
    const same = await book(shop, newShipment({ reference: 'R-1', allowSameReference: true }));
    expect(same.statusCode).toBe(201);
    await post(server, `${URL}/${first.json().id}/cancel`, {}, shop.headers);
    const again = await book(shop, newShipment({ reference: 'R-1' }));
    expect(again.statusCode).toBe(201);
    const found = await server.app.inject({ url: `${URL}/ref:R-1`, headers: shop.headers });
    expect(found.json().id).toBe(again.json().id);
  });

  it('belongs to one account', async () => {
    const [shop, other] = [await seatShop(server), await seatShop(server)];
    expect((await book(shop, newShipment({ reference: 'A-1' }))).statusCode).toBe(201);
    expect((await book(other, newShipment({ reference: 'A-1' }))).statusCode).toBe(201);
  });
});

describe('the label in the answer of a booking', () => {
  const wanted = newShipment({ label: { format: 'zpl', inline: true } });

  it('is left to its address when it cannot be stored, and the shipment is booked once', async () => {
    const shop = await seatShop(server);
    const isAway = async () => {
      throw new Error('no store');
    };
    const objects = { ...server.ctx.objects, get: isAway, put: isAway };
    const app = await buildApi({ ...server.ctx, objects });
    const bookThere = () =>
      app.inject({
        method: 'POST',
        url: URL,
        headers: { ...shop.headers, 'idempotency-key': 'without-store' },
        payload: wanted,
      });
    const [first, repeated] = [await bookThere(), await bookThere()];
    await app.close();
    expect(first.statusCode, first.body).toBe(201);
    expect(first.json()).toMatchObject({
      label: { data: null, url: expect.stringContaining('/documents/label.zpl') },
    });
    expect(repeated.json().id).toBe(first.json().id);
    expect(await countShipments(shop)).toBe(1);
    const [, path = ''] = first.json<BookedShipment>().label?.url.split(/(?=\/api)/) ?? [];
    const later = await server.app.inject({ url: path, headers: shop.headers });
    expect(later.body).toMatch(/^\^XA/);
  });
});

describe('a booking on account', () => {
  it('is refused with 402 and the figures when the credit does not cover it', async () => {
    const shop = await seatShop(server);
    const { priceCents } = (await book(shop, newShipment())).json<BookedShipment>();
    await giveCredit(server, shop.customerId, 2 * priceCents - 1);
    const refused = await book(shop, newShipment());
    expect(refused.json()).toMatchObject({
      status: 402,
      code: 'credit_exhausted',
      details: { limitCents: 2 * priceCents - 1, owedCents: priceCents },
    });
  });
});
