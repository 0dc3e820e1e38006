import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

describe('calendars', () => {
  it('are returned for origin and destination, cacheable for an hour', async () => {
    const answer = await server.app.inject('/api/calendars?from=BE&to=SA');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.json()).toMatchObject({
      origin: { country: 'BE', timeZone: 'Europe/Brussels', weekend: [6, 7] },
      destination: { country: 'SA', timeZone: 'Asia/Riyadh', weekend: [5, 6] },
    });
  });

  it.each(['from=BE', 'from=BE&to=XX', 'from=be&to=SA', 'from=BE&to='])(
    'are refused for a text that is not a country: %s',
    async (query) => {
      expect((await server.app.inject(`/api/calendars?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a quote', () => {
  const quote = async (destination: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/shipments/quote',
      payload: {
        serviceType: 'parcel',
        origin: 'Ghent, Belgium',
        destination,
        parcels: [{ weightGrams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
      },
    });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };

  it('names the expected delivery days, and its draft names the same', async () => {
    const { id, delivery } = await quote('Lyon, France');
    expect(delivery.earliest > new Date().toISOString().slice(0, 10)).toBe(true);
    expect(delivery.latest > delivery.earliest).toBe(true);

    const draft = await server.app.inject({
      method: 'POST',
      url: '/api/drafts',
      payload: {
        quoteId: id,
        recipientEmail: 'ann@people.example',
        recipientAddress: 'Rue de la Paix 1, Lyon',
      },
    });
    expect(draft.json().quote.delivery).toEqual(delivery);
  });

  it('to an unrecognised country has a price and no delivery days', async () => {
    const priced = await quote('Ogdenville, Freedonia');
    expect(priced).toMatchObject({ bookable: false, totalCents: expect.any(Number) });
    expect(priced).not.toHaveProperty('delivery');
  });
});
