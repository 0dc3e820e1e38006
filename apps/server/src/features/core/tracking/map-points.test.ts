import type { PublicTracking } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { mapPoints } from './map-points.ts';

const CITIES: Record<string, [lat: number, lon: number]> = {
  'BE Antwerp': [51.22, 4.4],
  'DE Leipzig': [51.34, 12.37],
  'SG ': [1.29, 103.85],
};

async function pointsOf(tracking: Partial<PublicTracking>) {
  const shipment = { from: 'Antwerp, Belgium', to: 'Ghent, Belgium', timeline: [], ...tracking };
  return mapPoints(shipment as unknown as PublicTracking, async (city, country) => {
    const [lat, lon] = CITIES[`${country} ${city}`] ?? [];
    return lat === undefined || lon === undefined
      ? null
      : { lat, lon, approximate: false, names: {} };
  });
}

const event = (code: string, at: string, city?: string, country = 'DE') => ({
  code,
  at,
  pieceNo: 0,
  place: city === undefined ? null : { city, country },
});

describe('the points of a tracking map', () => {
  it('are origin and destination before the first scan', async () => {
    const points = await pointsOf({
      timeline: [event('CREATED', '2026-11-10T08:00:00Z')] as never,
    });
    expect(points).toEqual([
      {
        kind: 'origin',
        name: 'Antwerp',
        country: 'BE',
        lat: 51.22,
        lon: 4.4,
        approximate: false,
        at: null,
      },
      {
        kind: 'destination',
        name: 'Ghent',
        country: 'BE',
        lat: null,
        lon: null,
        approximate: false,
        at: null,
      },
    ]);
  });

  it('show the latest scan with a place as current, and the pickup time at the origin', async () => {
    const timeline = [
      event('EXCEPTION', '2026-11-12T08:00:00Z'),
      event('ARRIVED', '2026-11-11T08:00:00Z', 'Leipzig'),
      event('PICKED_UP', '2026-11-10T09:00:00Z', 'Antwerp', 'BE'),
    ];
    const points = await pointsOf({ timeline: timeline as never, status: 'Exception' });
    expect(points.map(({ kind, name, at }) => [kind, name, at])).toEqual([
      ['origin', 'Antwerp', '2026-11-10T09:00:00Z'],
      ['current', 'Leipzig', '2026-11-11T08:00:00Z'],
      ['destination', 'Ghent', null],
    ]);
  });

  it('show the delivery time only until the delivery is voided', async () => {
    const timeline = [event('DELIVERED', '2026-11-12T08:00:00Z', 'Ghent', 'BE')] as never;
    const timeOf = async (status: PublicTracking['status']) =>
      (await pointsOf({ timeline, status })).at(-1)?.at;
    expect(await timeOf('Delivered')).toBe('2026-11-12T08:00:00Z');
    expect(await timeOf('In Transit')).toBeNull();
  });

  it('fall back to the country without a city, and are left out without a country', async () => {
    const [origin, destination] = await pointsOf({ from: 'Singapore', to: 'Somewhere' });
    expect(origin).toMatchObject({ name: '', country: 'SG', lat: 1.29 });
    expect(destination).toMatchObject({ name: 'Somewhere', country: null, lat: null });
  });
});
