import { expect, test } from 'vitest';
import { median, medians, percentile, rounded, spreadOf } from './statistics.ts';

test('the median of an odd number of rounds is the middle one, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('the median of an even number of rounds lies between the middle two', () => {
  expect(median([4, 1, 2, 100])).toBe(3);
});

test('without rounds there is no median', () => {
  expect(() => median([])).toThrow('no values');
});

test('half of ten answers are at most as slow as the fifth, and 90 % as the ninth', () => {
  const answersMs = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect(percentile(answersMs, 0.5)).toBe(5);
  expect(percentile(answersMs, 0.9)).toBe(9);
  expect(percentile(answersMs, 1)).toBe(10);
  expect(percentile([7], 0.99)).toBe(7);
});

test('figures are rounded to three digits', () => {
  expect(rounded(12_345.6)).toBe(12_300);
  expect(rounded(0.51251)).toBe(0.513);
});

test('the median of runs is taken for each figure separately', () => {
  const runs = [
    { p50Ms: 1, p99Ms: 30 },
    { p50Ms: 3, p99Ms: 10 },
    { p50Ms: 2, p99Ms: 20 },
  ];
  expect(medians(runs, ['p50Ms', 'p99Ms'])).toEqual({ p50Ms: 2, p99Ms: 20 });
});

test('the spread of a hundred answers gives p50, p95, p99 and the maximum', () => {
  const answersMs = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(spreadOf(answersMs)).toEqual({ p50Ms: 50, p95Ms: 95, p99Ms: 99, maxMs: 100 });
});
