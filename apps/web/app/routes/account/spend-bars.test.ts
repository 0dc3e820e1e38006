import { expect, test } from 'vitest';
import { barsOf } from './spend-chart.tsx';

test('the largest month has the full width, and the others are in proportion', () => {
  expect(barsOf([0, 50, 200])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 25 },
    { from: 0, to: 100 },
  ]);
});

test('months without any spend have no bars', () => {
  expect(barsOf([0, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
});

test('a month with more refunds than charges extends to the other side of zero', () => {
  expect(barsOf([300, -100])).toEqual([
    { from: 25, to: 100 },
    { from: 25, to: 0 },
  ]);
});
