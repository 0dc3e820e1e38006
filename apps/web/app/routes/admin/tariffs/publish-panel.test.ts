import { expect, test } from 'vitest';
import { usualMoment } from './publish-panel.tsx';

test('a tariff starts at the beginning of a day by default, and never within hours', () => {
  expect(usualMoment(new Date('2026-12-30T23:00:00Z'))).toBe('2027-01-01T00:00');
});
