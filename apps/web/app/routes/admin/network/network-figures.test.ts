import { expect, test } from 'vitest';
import { ageOf, perSecond, rateOf, roundUp } from './network-figures.ts';

test('the top of an axis is a round number not below any value', () => {
  for (const [value, top] of [
    [0, 1],
    [0.3, 0.5],
    [1, 1],
    [1.1, 2],
    [37, 50],
    [51, 100],
    [8_000, 10_000],
  ] as const) {
    expect(roundUp(value)).toBeCloseTo(top);
  }
});

test('scan rates have a decimal only while they are small', () => {
  expect(perSecond(24, 60, 'en')).toBe('0.4');
  expect(perSecond(60_000, 60, 'en')).toBe('1,000');
  expect(perSecond(0, 60, 'en')).toBe('0');
});

test('the on-time rate is null when nothing was delivered', () => {
  expect(rateOf({ delivered: 0, onTime: 0 })).toBeNull();
  expect(rateOf({ delivered: 3, onTime: 2 })).toBe(666);
});

test('an age is in seconds below 2 minutes and in minutes below 2 hours', () => {
  expect(ageOf(119)).toEqual({ unit: 'seconds', count: 119 });
  expect(ageOf(150)).toEqual({ unit: 'minutes', count: 2 });
  expect(ageOf(7_200)).toEqual({ unit: 'hours', count: 2 });
});
