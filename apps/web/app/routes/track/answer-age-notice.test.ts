import { expect, it } from 'vitest';
import { oldestAge } from './answer-age-notice.tsx';

it('takes the oldest of several answers, and none if all are current', () => {
  const older = { at: '2026-11-17T14:03:00.000Z', source: 'kept' } as const;
  const newer = { at: '2026-11-17T14:03:20.000Z', source: 'standby' } as const;
  expect(oldestAge([{ asOf: newer }, { asOf: null }, { asOf: older }])).toEqual(older);
  expect(oldestAge([{ asOf: null }])).toBeNull();
});
