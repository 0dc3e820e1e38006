import { expect, test } from 'vitest';
import { planBookings } from './storm-plan.ts';

test('the same seed plans the same bookings, also as the start of a longer plan', () => {
  expect(planBookings(7, 200).slice(0, 100)).toEqual(planBookings(7, 100));
  expect(planBookings(8, 100)).not.toEqual(planBookings(7, 100));
});

test('most bookings pay by card, and every outcome of a payment occurs', () => {
  const plan = planBookings(1, 2_000);
  const methods = plan.map(({ tries }) => tries[0].method);
  expect(methods.filter((method) => method === 'card').length).toBeGreaterThan(1_500);
  expect(new Set(methods)).toEqual(new Set(['card', 'paypal', 'cod', 'bank_transfer']));
  expect(new Set(plan.flatMap(({ tries }) => tries.map((each) => each.secondStep)))).toEqual(
    new Set(['approve', 'refuse', 'leave']),
  );
  expect(plan.some(({ tries }) => tries.length === 3)).toBe(true);
  expect(plan.filter((planned) => planned.cancelAfterMs !== undefined).length).toBeGreaterThan(80);
});

test('a refused client tries a working card next, or gives up', () => {
  for (const { tries } of planBookings(1, 2_000)) {
    const last = tries.at(-1);
    expect(last?.secondStep === 'leave' || !last?.card?.includes('Declined')).toBe(true);
  }
});
