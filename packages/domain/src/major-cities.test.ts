import { expect, test } from 'vitest';
import { MAJOR_CITIES } from './major-cities.ts';
import { COUNTRY_CODES } from './places.ts';

test('there are over a hundred cities, each once, each in a country and on the globe', () => {
  expect(MAJOR_CITIES.length).toBeGreaterThan(100);
  expect(new Set(MAJOR_CITIES.map(({ city }) => city)).size).toBe(MAJOR_CITIES.length);
  for (const { city, country, lat, lon } of MAJOR_CITIES) {
    expect(city).toMatch(/^\p{Lu}[\p{L} ]+$/u);
    expect(COUNTRY_CODES).toContain(country);
    expect(Math.abs(lat)).toBeLessThan(70);
    expect(Math.abs(lon)).toBeLessThanOrEqual(180);
  }
});

test('no two cities lie on the same spot', () => {
  const spots = MAJOR_CITIES.map(({ lat, lon }) => `${lat} ${lon}`);
  expect(new Set(spots).size).toBe(spots.length);
});

test('cities of one country lie within reach of each other', () => {
  for (const one of MAJOR_CITIES) {
    for (const other of MAJOR_CITIES) {
      if (one.country !== other.country) continue;
      const apart = Math.hypot(one.lat - other.lat, one.lon - other.lon);
      expect([one.city, other.city, apart < 55]).toEqual([one.city, other.city, true]);
    }
  }
});

test('names of several words are read whole', () => {
  expect(MAJOR_CITIES).toContainEqual({
    city: 'Ho Chi Minh City',
    country: 'VN',
    lat: 10.82,
    lon: 106.63,
  });
});
