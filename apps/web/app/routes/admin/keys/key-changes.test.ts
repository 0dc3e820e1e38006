import { expect, test } from 'vitest';
import { momentOf, overlapHoursOf } from './key-changes.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

test('a key ends with the beginning of a day to come, or never', () => {
  expect(momentOf('', NOW)).toBeUndefined();
  expect(momentOf('2026-11-16', NOW)).toBe('2026-11-16T00:00:00.000Z');
  for (const day of ['2026-11-15', '2020-01-01', 'tomorrow', '2026-13-40']) {
    expect(momentOf(day, NOW)).toBeNull();
  }
});

test('an overlap is one of those offered, a day when none was chosen', () => {
  expect(overlapHoursOf('0')).toBe(0);
  expect(overlapHoursOf('720')).toBe(720);
  expect(overlapHoursOf('9999')).toBe(24);
});
