import { expect, test } from 'vitest';
import { faultsOf } from './bounds.ts';

const GOOD = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  firstContentfulPaintMs: 1_000,
  largestContentfulPaintMs: 2_000,
  totalBlockingTimeMs: 0,
  cumulativeLayoutShift: 0.02,
  transferBytes: 307_200,
};

test('a page at its bounds is good, and one beyond any of them is not', () => {
  expect(faultsOf(GOOD, 95)).toEqual([]);
  expect(faultsOf({ ...GOOD, performance: 94 }, 95)).toEqual(['performance 94, wanted 95']);
  expect(faultsOf({ ...GOOD, seo: 99, transferBytes: 307_201 }, 95)).toEqual([
    'seo 99, wanted 100',
    'transferBytes 307201, wanted at most 307200',
  ]);
  expect(faultsOf({ ...GOOD, cumulativeLayoutShift: 0.021 }, 95)).toHaveLength(1);
});
