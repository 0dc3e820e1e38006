import { expect, test } from 'vitest';
import { project, unproject, WORLD } from './projection.ts';

test('projecting a place and back returns the same place', () => {
  for (let lat = -56; lat <= 77; lat += 7) {
    for (let lon = -168; lon <= 180; lon += 12) {
      const found = unproject(project({ lat, lon }));
      expect(found.lat).toBeCloseTo(lat, 6);
      expect((found.lon + 360) % 360).toBeCloseTo((lon + 360) % 360, 6);
    }
  }
});

test('the frame holds the inhabited world', () => {
  const places = [
    { lat: 71.29, lon: -156.79 },
    { lat: -54.8, lon: -68.3 },
    { lat: -46.6, lon: 168.33 },
    { lat: 64.73, lon: 177.51 },
  ];
  for (const place of places) {
    const { x, y } = project(place);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WORLD.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(WORLD.height);
  }
});

test('north is up and east is right', () => {
  const lisbon = project({ lat: 38.72, lon: -9.14 });
  const oslo = project({ lat: 59.91, lon: 10.75 });
  expect(oslo.y).toBeLessThan(lisbon.y);
  expect(oslo.x).toBeGreaterThan(lisbon.x);
});
