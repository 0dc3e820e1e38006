import { expect, test } from 'vitest';
import { MAJOR_CITIES } from './major-cities.ts';
import { COUNTRY_CODES } from './places.ts';

test('over a hundred major cities are listed, each once, with a country and valid coordinates', () => {
  expect(MAJOR_CITIES.length).toBeGreaterThan(100);
  expect(new Set(MAJOR_CITIES.map(({ city }) => city)).size).toBe(MAJOR_CITIES.length);
  for (const { city, country, lat, lon } of MAJOR_CITIES) {
    expect(city).toMatch(/^\p{Lu}[\p{L} ]+$/u);
    expect(COUNTRY_CODES).toContain(country);
    expect(Math.abs(lat)).toBeLessThan(70);
    expect(Math.abs(lon)).toBeLessThanOrEqual(180);
  }
});

test('no two major cities have the same coordinates', () => {
  const spots = MAJOR_CITIES.map(({ lat, lon }) => `${lat} ${lon}`);
  expect(new Set(spots).size).toBe(spots.length);
});

test('major cities of one country are within a plausible distance of each other', () => {
  for (const one of MAJOR_CITIES) {
    for (const other of MAJOR_CITIES) {
      if (one.country !== other.country) continue;
      const apart = Math.hypot(one.lat - other.lat, one.lon - other.lon);
      expect([one.city, other.city, apart < 55]).toEqual([one.city, other.city, true]);
    }
  }
});

test('names of major cities may have several words', () => {
  expect(MAJOR_CITIES).toContainEqual({
    city: 'Ho Chi Minh City',
    country: 'VN',
    lat: 10.82,
    lon: 106.63,
  });
});
