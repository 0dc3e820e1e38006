import { describe, expect, it } from 'vitest';
import { placePoints, routeLegs } from './route-points.ts';

const point = (
  kind: 'origin' | 'current' | 'destination',
  lat: number | null,
  lon: number | null,
) => ({
  kind,
  name: '',
  country: null,
  lat,
  lon,
  approximate: false,
  at: null,
});

describe('points on the map', () => {
  it('are moved apart by 0.02 degrees if they coincide', () => {
    const placed = placePoints([
      point('origin', 51.22, 4.4),
      point('current', 51.229, 4.391),
      point('destination', 51.22, 4.4),
    ]);
    expect(placed.map(({ lon }) => Number(lon.toFixed(3)))).toEqual([4.4, 4.411, 4.44]);
  });

  it('stay where they are when they are 0.01 degrees apart', () => {
    const placed = placePoints([point('origin', 51.22, 4.4), point('current', 51.2301, 4.4)]);
    expect(placed.map(({ lat, lon }) => [lat, lon])).toEqual([
      [51.22, 4.4],
      [51.2301, 4.4],
    ]);
  });

  it('without a known place are left out', () => {
    const placed = placePoints([point('origin', null, null), point('destination', 1, 2)]);
    expect(placed.map(({ kind }) => kind)).toEqual(['destination']);
  });

  it('take the short way across the 180th meridian', () => {
    const [auckland, honolulu, losAngeles] = placePoints([
      point('origin', -36.85, 174.76),
      point('current', 21.31, -157.86),
      point('destination', 34.05, -118.24),
    ]);
    expect(auckland?.lon).toBeCloseTo(174.76);
    expect(honolulu?.lon).toBeCloseTo(202.14);
    expect(losAngeles?.lon).toBeCloseTo(241.76);
  });
});

describe('the route', () => {
  const points = placePoints([
    point('origin', -36.85, 174.76),
    point('current', 21.31, -157.86),
    point('destination', 34.05, -118.24),
  ]);

  it('is solid up to the shipment, and all of it once delivered', () => {
    expect(routeLegs(points, false).map(({ done }) => done)).toEqual([true, false]);
    expect(routeLegs(points, true).map(({ done }) => done)).toEqual([true, true]);
  });

  it('never jumps across the world', () => {
    const lons = routeLegs(points, false).flatMap(({ line }) => line.map(({ lon }) => lon));
    const steps = lons.slice(1).map((lon, at) => Math.abs(lon - (lons[at] ?? lon)));
    expect(Math.max(...steps)).toBeLessThan(10);
  });

  it('is all ahead before the first scan', () => {
    const [origin, , destination] = points;
    const legs = origin && destination ? routeLegs([origin, destination], false) : [];
    expect(legs.map(({ done }) => done)).toEqual([false]);
  });
});
