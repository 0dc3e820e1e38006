import { expect, it } from 'vitest';
import { handoverOf, handoverValue } from './handover-value.ts';

it('reads back the value of a pickup window and of a service point', () => {
  const pickup = { method: 'pickup', date: '2026-11-17', window: '13:00-17:00' } as const;
  const point = {
    method: 'drop_off',
    servicePointId: '0190b2a4-7a4e-7d52-8a3e-5a2c1f0e9d11',
  } as const;
  for (const choice of [pickup, point]) expect(handoverOf(handoverValue(choice))).toEqual(choice);
});

it('returns undefined for "later" and for unknown values', () => {
  for (const value of ['later', '', 'pickup tomorrow', 'point 1']) {
    expect(handoverOf(value)).toBeUndefined();
  }
});
