import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

test('the same seed draws the same numbers, another seed others', () => {
  const draw = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 20 }, () => random.below(1_000_000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('draws are spread evenly', () => {
  const random = seededRandom(1);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 10_000; draw++) {
    const drawn = random.below(10);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test('shuffling keeps every item and changes their order', () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  const shuffled = seededRandom(3).shuffle([...items]);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
});

test('there is nothing to pick from an empty list', () => {
  expect(() => seededRandom(1).pick([])).toThrow('nothing to pick');
});
