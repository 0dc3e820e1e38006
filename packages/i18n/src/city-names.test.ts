import { expect, it } from 'vitest';
import { cityName, withCityNames } from './city-names.ts';

const NAMES = { 'AT:Vienna': { de: 'Wien', fr: 'Vienne' } };
const vienna = { city: 'Vienna', country: 'AT' };

it('a city has the name of the reader’s language, or the given one', () => {
  expect(cityName(vienna, NAMES, 'de')).toBe('Wien');
  expect(cityName(vienna, NAMES, 'hi')).toBe('Vienna');
  expect(cityName({ city: 'Vienna', country: 'US' }, NAMES, 'de')).toBe('Vienna');
});

it('a public view is renamed everywhere it names a city, and keeps typed text without one', () => {
  const view = {
    from: 'Vienna, Austria',
    to: 'Nowhere',
    fromPlace: vienna,
    toPlace: null,
    cityNames: NAMES,
    timeline: [
      { at: '1', place: vienna },
      { at: '2', place: null },
    ],
    lastLocation: vienna,
    pieces: [{ pieceNo: 1, lastEvent: { place: vienna } }],
  };
  const named = withCityNames(view, 'fr', ({ city, country }) => `${city} (${country})`);
  expect(named).toMatchObject({
    from: 'Vienne (AT)',
    to: 'Nowhere',
    timeline: [
      { at: '1', place: { city: 'Vienne' } },
      { at: '2', place: null },
    ],
    lastLocation: { city: 'Vienne' },
    pieces: [{ pieceNo: 1, lastEvent: { place: { city: 'Vienne' } } }],
  });
});
