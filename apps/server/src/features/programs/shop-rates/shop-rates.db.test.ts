import { readdir, readFile } from 'node:fs/promises';
import type { RateToken, ShopifyRates, WooCommerceRates } from '@waypost/contract/v1';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { answered, post } from '../../../testing/builders.ts';
import { seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { localeIn } from './present-rates.ts';

const server = useTestServer();
const URL_OF_TOKENS = '/api/v1/rate-tokens';
const REQUESTS = new URL('../../../../../../examples/shopify-rates/requests/', import.meta.url);
const PARCEL = { lengthMm: 400, widthMm: 300, heightMm: 200, maxWeightGrams: 20_000 };
const SHOPIFY = { shop: 'shopify', name: 'Main shop', parcel: PARCEL };
const WOO = {
  ...SHOPIFY,
  shop: 'woocommerce',
  from: { city: 'Antwerp', country: 'BE', postalCode: '2000' },
};

type Program = Awaited<ReturnType<typeof seatProgram>>;
type Made = RateToken & { url: string };

async function makeToken({ headers }: Program, body: object = SHOPIFY): Promise<Made> {
  return answered(await post(server, URL_OF_TOKENS, body, headers), 201).json<Made>();
}

/** As a platform asks: without any header of ours. */
const ask = ({ url }: Made, cart: unknown) => post(server, new URL(url).pathname, cart);

const cartOf = async (name: string) =>
  JSON.parse(await readFile(new URL(`${name}.json`, REQUESTS), 'utf8')) as object;

const WOO_CART = {
  contents: [{ product_id: 77, quantity: 2, weight: '0.75', line_total: 98 }],
  destination: { country: 'FR', state: '', postcode: '75001', city: 'Paris', address: '' },
  weight_unit: 'kg',
  locale: 'fr_FR',
};

describe('prices for Shopify', () => {
  it('are answered to every recorded request in the shape it documents', async () => {
    const token = await makeToken(await seatProgram(server));
    const answers = new Map<string, ShopifyRates>();
    for (const file of await readdir(REQUESTS)) {
      const name = file.replace('.json', '');
      const answer = answered(await ask(token, await cartOf(name)), 200);
      answers.set(name, answer.json<ShopifyRates>());
    }
    expect(answers.size).toBe(7);
    const paris = answers.get('checkout-paris')?.rates ?? [];
    expect(paris.map((rate) => rate.service_code)).toEqual(['standard', 'express', 'priority']);
    for (const rate of paris) {
      expect(rate.total_price).toMatch(/^[1-9]\d+$/);
      expect(rate.currency).toBe('EUR');
      expect(rate.min_delivery_date).toMatch(/^\d{4}-\d\d-\d\d 12:00:00 \+0000$/);
      expect(rate.min_delivery_date <= rate.max_delivery_date).toBe(true);
    }
    expect(answers.get('estimate-without-city')?.rates.length).toBeGreaterThan(0);
    expect(answers.get('checkout-heavy')?.rates.length).toBeGreaterThan(0);
    expect(answers.get('gift-card-only')).toEqual({ rates: [] });
    expect(answers.get('unknown-country')).toEqual({ rates: [] });
    expect(answers.get('with-gift-card')?.rates.length).toBeGreaterThan(0);
  });

  it('are those that the account gets from POST /v1/rates, in hundredths of the unit', async () => {
    const program = await seatProgram(server);
    const token = await makeToken(program, { ...SHOPIFY, services: ['express'] });
    const { rates } = (await ask(token, await cartOf('checkout-paris'))).json<ShopifyRates>();
    const { maxWeightGrams: _, ...size } = PARCEL;
    const own = await post(
      server,
      '/api/v1/rates',
      {
        from: { city: 'Antwerp', country: 'BE' },
        to: { city: 'Paris', country: 'FR' },
        parcels: [{ ...size, weightGrams: 860 }],
        services: ['express'],
      },
      program.headers,
    );
    expect(rates.map((rate) => rate.total_price)).toEqual([String(own.json().rates[0].totalCents)]);
  });

  it('are in the language of the checkout', () => {
    expect(localeIn('fr')).toBe('fr');
    expect(localeIn('pt-BR')).toBe('pt-BR');
    expect(localeIn('de_AT')).toBe('de');
    expect(localeIn('nl')).toBe('en');
    expect(localeIn(null)).toBe('en');
  });
});

describe('prices for WooCommerce', () => {
  it('are answered as add_rate takes them, from the place of the token', async () => {
    const token = await makeToken(await seatProgram(server), WOO);
    const { rates } = answered(await ask(token, WOO_CART), 200).json<WooCommerceRates>();
    expect(rates.map(({ id }) => id)).toContain('waypost:standard');
    expect(rates[0]?.cost).toMatch(/^\d+\.\d\d$/);
    const grams = { ...WOO_CART, contents: [{ quantity: 2, weight: 750 }], weight_unit: 'g' };
    expect((await ask(token, grams)).json()).toEqual({ rates });
    const none = { ...WOO_CART, contents: [{ quantity: 1, weight: '' }] };
    expect((await ask(token, none)).json<WooCommerceRates>().rates.length).toBeGreaterThan(0);
  });

  it('need a place to start from', async () => {
    const { headers } = await seatProgram(server);
    const { from: _, ...nowhere } = WOO;
    const answer = await post(server, URL_OF_TOKENS, nowhere, headers);
    expect(answer.json().errors[0]).toMatchObject({ pointer: '/from' });
  });
});

describe('a rate token', () => {
  it('is shown once and kept as a hash', async () => {
    const program = await seatProgram(server);
    const made = await makeToken(program);
    const secret = made.url.split('/').at(-1) ?? '';
    expect(secret).toMatch(/^wpr_live_[0-9A-Z][\w-]{32}$/);
    const list = await server.app.inject({ url: URL_OF_TOKENS, headers: program.headers });
    expect(list.json().data).toHaveLength(1);
    expect(list.body).not.toContain(secret);
    const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM rate_tokens t
      WHERE id = ${made.id}`.execute(server.owner.db);
    expect(rows[0]?.row).not.toContain(secret);
    expect(rows[0]?.row).not.toContain(program.secret);
  });

  it('asks for prices of its own platform and opens nothing else', async () => {
    const made = await makeToken(await seatProgram(server));
    const secret = made.url.split('/').at(-1) ?? '';
    const other = await post(server, `/api/v1/rates/woocommerce/${secret}`, WOO_CART);
    expect(other.json()).toMatchObject({ code: 'key_unknown' });
    for (const url of ['/api/v1/me', '/api/v1/shipments']) {
      const headers = { authorization: `Bearer ${secret}` };
      expect((await server.app.inject({ url, headers })).statusCode).toBe(401);
    }
    const unknown = await post(server, `/api/v1/rates/shopify/wpr_live_${'x'.repeat(32)}`, {});
    expect(unknown.statusCode).toBe(401);
  });

  it('ends when it is revoked, and when its key is', async () => {
    const program = await seatProgram(server);
    const first = await makeToken(program);
    const second = await makeToken(program);
    const cart = await cartOf('checkout-paris');
    const stranger = await seatProgram(server);
    const revoke = ({ headers }: Program) =>
      server.app.inject({ method: 'DELETE', url: `${URL_OF_TOKENS}/${first.id}`, headers });
    expect((await revoke(stranger)).statusCode).toBe(404);
    expect((await ask(first, cart)).statusCode).toBe(200);
    expect((await revoke(program)).statusCode).toBe(200);
    expect((await revoke(program)).statusCode).toBe(200);
    expect((await ask(first, cart)).statusCode).toBe(401);
    expect((await ask(second, cart)).statusCode).toBe(200);
    await sql`UPDATE customer_keys SET revoked_at = now() WHERE id = ${program.keyId}`.execute(
      server.owner.db,
    );
    expect((await ask(second, cart)).statusCode).toBe(401);
  });

  it('counts its calls by itself', async () => {
    const program = await seatProgram(server);
    const token = await makeToken(program);
    const cart = await cartOf('checkout-paris');
    const left = (headers: Record<string, unknown>) =>
      Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
    const first = left((await ask(token, cart)).headers);
    expect(left((await ask(token, cart)).headers)).toBe(first - 1);
    const own = { from: { city: 'Ghent', country: 'BE' }, to: { city: 'Paris', country: 'FR' } };
    const { maxWeightGrams: _, ...size } = PARCEL;
    const body = { ...own, parcels: [{ ...size, weightGrams: 500 }] };
    const rates = await post(server, '/api/v1/rates', body, program.headers);
    expect(left(rates.headers)).toBe(first);
  });
});
