import { expect, test } from 'vitest';
import { greatCircle, routePath } from './great-circle.ts';
import { project } from './projection.ts';

const LONDON = { lat: 51.51, lon: -0.13 };
const NEW_YORK = { lat: 40.71, lon: -74.01 };
const TOKYO = { lat: 35.68, lon: 139.69 };
const LOS_ANGELES = { lat: 34.05, lon: -118.24 };

test('a route starts and ends in its two cities', () => {
  const way = greatCircle(LONDON, NEW_YORK);
  expect(way.at(0)?.lat).toBeCloseTo(LONDON.lat);
  expect(way.at(0)?.lon).toBeCloseTo(LONDON.lon);
  expect(way.at(-1)?.lat).toBeCloseTo(NEW_YORK.lat);
  expect(way.at(-1)?.lon).toBeCloseTo(NEW_YORK.lon);
});

test('the shortest way across the Atlantic bends north', () => {
  const northernmost = Math.max(...greatCircle(LONDON, NEW_YORK).map(({ lat }) => lat));
  expect(northernmost).toBeGreaterThan(LONDON.lat);
});

test('a route is one line on the map', () => {
  const { x, y } = project(LONDON);
  const path = routePath(LONDON, NEW_YORK);
  expect(path.startsWith(`M${Number(x.toFixed(1))} ${Number(y.toFixed(1))}L`)).toBe(true);
  expect(path.match(/M/g)).toHaveLength(1);
});

test('a route across the Pacific leaves the map on one side and continues on the other', () => {
  const path = routePath(TOKYO, LOS_ANGELES);
  const [, exitY] = /L172 ([\d.]+)M/.exec(path) ?? [];
  const [, entryY] = /M0 ([\d.]+)L/.exec(path) ?? [];
  expect(exitY).toBeDefined();
  expect(entryY).toBe(exitY);
  expect(routePath(LOS_ANGELES, TOKYO)).toMatch(/L0 [\d.]+M172 /);
});

test('a route to its own start is a point', () => {
  expect(greatCircle(LONDON, LONDON)).toEqual([LONDON, LONDON]);
});
