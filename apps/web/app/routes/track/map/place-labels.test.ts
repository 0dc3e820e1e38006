import { expect, test } from 'vitest';
import cities from './cities.en.json' with { type: 'json' };
import { chooseLabels, type PackedCity } from './place-labels.ts';

const measure = (text: string) => text.length * 6;
const namesAt = (zoom: number, stops: Parameters<typeof chooseLabels>[1] = []) =>
  chooseLabels(cities as unknown as PackedCity[], stops, zoom, measure).map(({ name }) => name);

test('the world has a few labels, and more at higher zooms', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((zoom) => namesAt(zoom).length);
  expect(counts[0]).toBeGreaterThan(5);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBeGreaterThan(2_000);
});

test('no two labels overlap', () => {
  const labels = chooseLabels(cities as unknown as PackedCity[], [], 4, measure);
  for (const one of labels) {
    for (const other of labels) {
      if (one === other || Math.abs(one.y - other.y) >= 16) continue;
      const [left, right] = one.x < other.x ? [one, other] : [other, one];
      expect(left.x + 6 + left.width, `${left.name} and ${right.name}`).toBeLessThan(right.x);
    }
  }
});

test('the larger of two cities at the same place is labelled', () => {
  const near: PackedCity[] = [
    ['Large', 5000, 400],
    ['Small', 5001, 401],
  ];
  expect(chooseLabels(near, [], 5, measure).map(({ name }) => name)).toEqual(['Large']);
});

test('a stop of the shipment is not labelled twice, on either side of the 180th meridian', () => {
  expect(namesAt(6)).toContain('Los Angeles');
  expect(namesAt(6, [{ name: 'Los Angeles', lat: 34.05, lon: 241.76 }])).not.toContain(
    'Los Angeles',
  );
});
