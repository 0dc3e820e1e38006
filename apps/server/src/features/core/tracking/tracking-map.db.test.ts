import { randomBytes } from 'node:crypto';
import { mapShipment, type MapPoint } from '@waypost/contract';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

const PLACES = [
  { id: 1, name: 'Berlin', country: 'DE', lat: 52.52, lon: 13.41, population: 3_400_000 },
  { id: 2, name: 'Paris', country: 'FR', lat: 48.85, lon: 2.35, population: 2_100_000 },
  { id: 3, name: 'Paris', country: 'US', lat: 33.66, lon: -95.56, population: 25_000 },
  { id: 4, name: 'Frankfurt am Main', country: 'DE', lat: 50.12, lon: 8.68, population: 650_000 },
];

beforeAll(async () => {
  for (const { id, name, country, lat, lon, population } of PLACES) {
    await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
      VALUES (${id}, ${name}, ${country}, null, ${lat}, ${lon}, ${population}, '{}')`.execute(
      server.owner.db,
    );
    await sql`INSERT INTO place_names (folded, place_id, country, population)
      VALUES (${name.toLowerCase()}, ${id}, ${country}, ${population})`.execute(server.owner.db);
  }
});

async function map(ref: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url: `/api/track/map/${encodeURIComponent(ref)}`, headers });
}

async function pointsOf(ref: string): Promise<MapPoint[]> {
  const answer = await map(ref);
  expect(answer.statusCode).toBe(200);
  // strict schemas refuse a field that is not on the list
  return mapShipment.answers[200].parse(answer.json()).points;
}

describe('the map of a shipment', () => {
  it('shows where it comes from and goes to, and after a scan where it is', async () => {
    const { trackingNumber } = await bookShipment(server);
    expect(await pointsOf(trackingNumber)).toMatchObject([
      { kind: 'origin', name: 'Berlin', country: 'DE', lat: 52.52, lon: 13.41, at: null },
      { kind: 'destination', name: 'Paris', country: 'FR', lat: 48.85, lon: 2.35, at: null },
    ]);
    const occurredAt = new Date(Date.now() + 60_000).toISOString();
    const place = { city: 'Frankfurt', country: 'DE' };
    await outcomesOf(server, [scanOf(trackingNumber, { code: 'ARRIVED', occurredAt, place })]);
    const points = await pointsOf(trackingNumber);
    expect(points.map(({ kind }) => kind)).toEqual(['origin', 'current', 'destination']);
    expect(points[1]).toMatchObject({ name: 'Frankfurt', lat: 50.12, approximate: false });
    expect(points[1]?.at).toBe(occurredAt);
  });

  it('shows the capital of the country for an unknown city', async () => {
    const { trackingNumber } = await bookShipment(server);
    const place = { city: 'Qwxz Hub', country: 'BE' };
    await outcomesOf(server, [scanOf(trackingNumber, { place })]);
    expect((await pointsOf(trackingNumber))[1]).toMatchObject({
      name: 'Qwxz Hub',
      country: 'BE',
      lat: 50.85,
      lon: 4.35,
      approximate: true,
    });
  });

  it('is the same for every caller, and is not cached', async () => {
    const { trackingNumber } = await bookShipment(server);
    const plain = await map(trackingNumber);
    const signedIn = await map(trackingNumber, { cookie: 'waypost-session=x; waypost-party=x' });
    expect(signedIn.body).toBe(plain.body);
    expect(plain.headers['cache-control']).toBe('no-cache');
    expect(plain.headers['set-cookie']).toBeUndefined();
  });

  it('is found by a piece number, and by every sample number', async () => {
    const { trackingNumber } = await bookShipment(server);
    expect(await pointsOf(makePieceNumber(trackingNumber, 1))).toHaveLength(2);
    for (const number of Object.values(SAMPLE_NUMBERS)) {
      const points = await pointsOf(number);
      expect(points.length).toBeGreaterThanOrEqual(2);
      expect(points.every(({ lat }) => lat !== null)).toBe(true);
    }
  });

  it('refuses numbers like the look-up, counting against the same budget of misses', async () => {
    expect((await map('WP12')).json()).toMatchObject({ code: 'reference_too_short' });
    const remoteAddress = '198.51.100.21';
    const miss = (path: string) =>
      server.app.inject({
        url: `${path}${makeTrackingNumber(1, randomBytes(8))}`,
        remoteAddress,
      });
    for (let count = 0; count < 60; count += 1) {
      expect((await miss('/api/track/map/')).json()).toMatchObject({ code: 'tracking_unknown' });
    }
    expect((await miss('/api/shipments/track/')).statusCode).toBe(429);
  });
});
