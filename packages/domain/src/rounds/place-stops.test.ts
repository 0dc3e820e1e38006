import { describe, expect, it } from 'vitest';
import { placeStops, type StopToPlace } from './place-stops.ts';

const CITY = { lat: 51.2, lon: 4.4 };
function stop(postalCode: string, change: Partial<StopToPlace> = {}): StopToPlace {
  return { postalCode, city: 'Antwerp', country: 'BE', point: null, isExact: false, ...change };
}
const door = (postalCode: string, lat: number) =>
  stop(postalCode, { point: { lat, lon: 4.4 }, isExact: true });

describe('a stop without a point of its own', () => {
  it('is placed in the middle of the known points with its postal code', () => {
    const placed = placeStops([door('2018', 51.1), door('2018', 51.3), stop('2018')]);
    expect(placed[2]?.lat).toBeCloseTo(51.2, 9);
  });

  it('is placed by the longest known prefix of its postal code', () => {
    const placed = placeStops([door('2018', 51.1), door('2091', 51.3), stop('2019')]);
    expect(placed[2]?.lat).toBeCloseTo(51.1, 9);
  });

  it('prefers its postal code to the middle of its city', () => {
    const placed = placeStops([door('2018', 51.1), stop('2018', { point: CITY })]);
    expect(placed[1]?.lat).toBeCloseTo(51.1, 9);
  });

  it('falls back to its city if its postal code is unknown', () => {
    expect(placeStops([stop('9000', { point: CITY })])).toEqual([CITY]);
    expect(placeStops([stop('', { point: CITY }), stop('')])).toEqual([CITY, CITY]);
  });

  it('stays without a point if nothing near it is known, ignoring postal codes of other countries', () => {
    const dutch = stop('2018', { country: 'NL', city: 'Haarlem' });
    expect(placeStops([door('2018', 51.1), dutch])[1]).toBeNull();
    expect(placeStops([stop('20')])).toEqual([null]);
  });
});
