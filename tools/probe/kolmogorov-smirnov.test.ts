import { expect, test } from 'vitest';
import { kolmogorovSmirnov } from './kolmogorov-smirnov.ts';

const counting = (length: number, from = 0) => Array.from({ length }, (_, at) => from + at);

// Expected values: scipy.stats.ks_2samp(first, second, method='exact'), scipy 1.17.
test.each([
  { first: counting(5), second: counting(5, 5), distance: 1, p: 2 / 252 },
  { first: [1, 3, 5, 7], second: [2, 4, 6, 8], distance: 0.25, p: 1 },
  { first: counting(10, 1), second: counting(10, 3.5), distance: 0.3, p: 0.7869297884777761 },
  { first: counting(7), second: counting(12, 2.5), distance: 2 / 3, p: 0.024053346034770176 },
  { first: counting(100), second: counting(100, 20.5), distance: 0.21, p: 0.024055802841094577 },
  { first: counting(1000), second: counting(1000, 72.5), distance: 0.073, p: 0.0096777547444689 },
])('samples that lie $distance apart have p = $p', ({ first, second, distance, p }) => {
  const compared = kolmogorovSmirnov(first, second);
  expect(compared.distance).toBeCloseTo(distance, 12);
  expect(compared.p).toBeCloseTo(p, 9);
});

test('the order of the samples, and within them, does not matter', () => {
  const first = [9, 1, 4, 7];
  const second = [2, 30, 12];
  const compared = kolmogorovSmirnov(first, second);
  expect(kolmogorovSmirnov(second, first.toReversed()).distance).toBe(compared.distance);
  expect(kolmogorovSmirnov(second, first.toReversed()).p).toBeCloseTo(compared.p, 12);
});

test('equal values count on both sides before the gap is taken', () => {
  expect(kolmogorovSmirnov([1, 1, 2], [1, 1, 2])).toEqual({ distance: 0, p: 1 });
  expect(kolmogorovSmirnov([1, 1, 1, 2], [1, 2, 2, 2]).distance).toBe(0.5);
});

test('an empty sample is refused', () => {
  expect(() => kolmogorovSmirnov([], [1])).toThrow('an empty sample');
});
