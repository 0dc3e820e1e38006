import { expect, test } from 'vitest';
import { addMonths, lastMonthOver, monthOf, monthsUpTo } from './months.ts';

test('a month begins at midnight in Brussels, in winter and in summer', () => {
  expect(monthOf(new Date('2026-11-30T22:59:59Z'), 'Europe/Brussels')).toBe('2026-11');
  expect(monthOf(new Date('2026-11-30T23:00:00Z'), 'Europe/Brussels')).toBe('2026-12');
  expect(monthOf(new Date('2026-06-30T22:00:00Z'), 'Europe/Brussels')).toBe('2026-07');
});

test('months are counted across the end of a year, in both directions', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-12', 0)).toBe('2026-12');
  expect(addMonths('2026-03', -27)).toBe('2023-12');
});

test('a month is over an hour after its last midnight in Brussels', () => {
  const at = (time: string) => lastMonthOver(new Date(time), 'Europe/Brussels');
  expect(at('2026-11-30T23:59:59Z')).toBe('2026-10');
  expect(at('2026-12-01T00:00:00Z')).toBe('2026-11');
});

test('the last six months end with the one given', () => {
  expect(monthsUpTo('2026-02', 6)).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
});
