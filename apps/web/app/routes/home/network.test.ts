import { expect, test } from 'vitest';
import { cityOf, DEPARTURES, MAP_ROUTES, MAP_STOPS, REGIONS } from './network.ts';

test('every city on the home page is a known place', () => {
  const named = [
    ...DEPARTURES.flatMap(({ from, to }) => [from, to]),
    ...REGIONS.flatMap(({ cities }) => cities),
  ];
  for (const name of named) expect(cityOf(name).city).toBe(name);
});

test('an unknown city is not invented', () => {
  expect(() => cityOf('Atlantis')).toThrow('Atlantis');
});

test('every route on the map ends at named stops, and every stop has a route', () => {
  const ends = new Set(MAP_ROUTES.flatMap(({ from, to }) => [from.city, to.city]));
  expect([...ends].toSorted()).toEqual(MAP_STOPS.map(({ name }) => name).toSorted());
});
