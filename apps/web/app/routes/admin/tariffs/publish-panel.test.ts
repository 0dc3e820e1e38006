import { expect, test } from 'vitest';
import { usualMoment } from './publish-panel.tsx';

test('a tariff usually begins with a day, and never within hours', () => {
  expect(usualMoment(new Date('2026-12-30T23:00:00Z'))).toBe('2027-01-01T00:00');
});
