import { CUSTOMER_KEY_SCOPES } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { PARCEL_QUOTE, post } from '../../../testing/builders.ts';
import { PARCEL, seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { watchWrites } from '../../../testing/watch-writes.ts';

const server = useTestServer();

const LANE = { from: { city: 'Berlin', country: 'DE' }, to: { city: 'Paris', country: 'FR' } };

type Rates = {
  customsRequired: boolean;
  rates: {
    rateId: string | null;
    service: string;
    totalCents: number | null;
    bookable: boolean;
    lines: { cents: number }[];
    problems: { code: string; title: string }[];
  }[];
};

async function readRates(body: object, scopes = CUSTOMER_KEY_SCOPES) {
  const { headers } = await seatProgram(server, scopes);
  return post(server, '/api/v1/rates', body, headers);
}

describe('POST /api/v1/rates', () => {
  it('prices every service of parcels with what it is made of', async () => {
    const answer = await readRates({ ...LANE, parcels: [PARCEL] });
    expect(answer.statusCode).toBe(200);
    const { rates, customsRequired } = answer.json<Rates>();
    expect(rates.map(({ service }) => service)).toEqual(['standard', 'express', 'priority']);
    expect(customsRequired).toBe(false);
    for (const rate of rates) {
      expect(rate).toMatchObject({ bookable: true, problems: [], currency: 'EUR' });
      expect(rate.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(rate.totalCents);
      expect(rate.rateId).toMatch(/^rate_[\w-]{54}$/);
    }
  });

  it('costs what the site asks for the same shipment', async () => {
    const { rates } = (await readRates({ ...LANE, parcels: [PARCEL] })).json<Rates>();
    const quote = await post(server, '/api/shipments/quote', {
      serviceType: 'parcel',
      origin: 'Berlin, Germany',
      destination: 'Paris, France',
      serviceLevel: 'express',
      parcels: [PARCEL],
    });
    expect(rates[1]?.totalCents).toBe(quote.json().dueByCard.totalCents);
  });

  it('prices every mode of freight, and says why one cannot be booked', async () => {
    const pallet = { weightGrams: 250_000, lengthMm: 1200, widthMm: 1000, heightMm: 1400 };
    const answer = await readRates({
      from: { city: 'Hamburg', country: 'DE' },
      to: { city: 'Accra', country: 'GH' },
      freight: { pallets: 3, pallet },
    });
    const { rates, customsRequired } = answer.json<Rates>();
    expect(customsRequired).toBe(true);
    expect(rates.find(({ service }) => service === 'sea')).toMatchObject({ bookable: true });
    expect(rates.find(({ service }) => service === 'road')).toMatchObject({
      bookable: false,
      rateId: null,
      totalCents: null,
      problems: [{ code: 'service_not_available', title: expect.any(String) }],
    });
  });

  it('writes no row, while a quote of the site writes one', async () => {
    const { headers } = await seatProgram(server);
    const body = { ...LANE, parcels: [PARCEL] };
    // the first use of a key in a minute is noted
    await post(server, '/api/v1/rates', body, headers);
    const countWrites = await watchWrites(server);
    for (let look = 0; look < 20; look += 1) {
      expect((await post(server, '/api/v1/rates', body, headers)).statusCode).toBe(200);
    }
    expect(await countWrites()).toBe(0);
    await post(server, '/api/shipments/quote', PARCEL_QUOTE);
    expect(await countWrites()).toBe(1);
  });

  it('refuses fields it does not know, with a pointer to each', async () => {
    const parcel = { ...PARCEL, weightKg: 2.5 };
    const answer = await readRates({ ...LANE, parcels: [parcel], currency: 'USD' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      errors: [
        { in: 'body', pointer: '/parcels/0/weightKg', reason: 'unknown field' },
        { in: 'body', pointer: '/currency', reason: 'unknown field' },
      ],
    });
  });

  it('names the values that are accepted where a choice is wrong', async () => {
    const answer = await readRates({ ...LANE, parcels: [PARCEL], services: ['overnight'] });
    expect(answer.json().errors).toEqual([
      expect.objectContaining({
        pointer: '/services/0',
        accepted: expect.arrayContaining(['standard', 'express']),
      }),
    ]);
  });

  it('refuses parcels and freight together, and neither', async () => {
    expect((await readRates(LANE)).json()).toMatchObject({ errors: [{ pointer: '/freight' }] });
  });

  it('refuses two letters that are no country', async () => {
    const answer = await readRates({
      ...LANE,
      to: { city: 'Nowhere', country: 'ZZ' },
      parcels: [PARCEL],
    });
    expect(answer.json()).toMatchObject({
      code: 'place_not_bookable',
      errors: [{ pointer: '/to/country' }],
    });
  });
});
