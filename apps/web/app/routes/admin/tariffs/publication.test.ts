import { expect, test } from 'vitest';
import { momentOf, usualMoment } from './publication.ts';

test('the moment of a tariff is read as UTC, wherever the browser is', () => {
  expect(momentOf('2026-12-01T00:00')).toBe('2026-12-01T00:00:00.000Z');
  expect(momentOf('2026-12-01T00:00:30')).toBe('2026-12-01T00:00:30.000Z');
  for (const text of ['', '2026-12-01', '2026-13-01T00:00', 'now']) {
    expect(momentOf(text)).toBeNull();
  }
});

test('a tariff usually begins with a day, and never within hours', () => {
  expect(usualMoment(new Date('2026-12-30T23:00:00Z'))).toBe('2027-01-01T00:00');
});
