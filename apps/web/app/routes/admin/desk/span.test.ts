import { expect, test } from 'vitest';
import { spanOf } from './due.tsx';

const MINUTE = 60_000;

test('remaining and overdue time have the same format', () => {
  expect(spanOf(5 * MINUTE)).toEqual({ unit: 'minutes', minutes: 5 });
  expect(spanOf(-5 * MINUTE)).toEqual({ unit: 'minutes', minutes: 5 });
});

test('a span is exact to the minute within a day, to the hour beyond', () => {
  expect(spanOf(135 * MINUTE)).toEqual({ unit: 'hours', hours: 2, minutes: 15 });
  expect(spanOf(26 * 60 * MINUTE)).toEqual({ unit: 'days', days: 1, hours: 2 });
});
