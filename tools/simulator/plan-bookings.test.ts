import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { expect, test } from 'vitest';
import { planBookings } from './plan-bookings.ts';

const DAY_MS = 24 * 3_600_000;
const startsAt = Date.UTC(2026, 10, 15, 9);
const plan = { seed: 7, parcelsPerDay: 40, days: 3, startsAt, fieldCity: null };

test('bookings are in order, with the same number each day', () => {
  const moments = [...planBookings(plan)].map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  for (const day of [0, 1, 2]) {
    const from = startsAt + day * DAY_MS;
    expect(moments.filter((at) => at >= from && at < from + DAY_MS)).toHaveLength(40);
  }
});

test('the same seed plans the same bookings, and another day others', () => {
  const lanes = (seed: number) =>
    [...planBookings({ ...plan, seed })].map(({ order }) => `${order.from.city} ${order.to.city}`);
  expect(lanes(7)).toEqual(lanes(7));
  expect(lanes(7)).not.toEqual(lanes(8));
  expect(lanes(7).slice(0, 40)).not.toEqual(lanes(7).slice(40, 80));
});

test('some bookings pay on delivery, and a few are cancelled', () => {
  const bookings = [...planBookings({ ...plan, days: 20 })];
  const share = (is: (booking: (typeof bookings)[number]) => boolean) =>
    bookings.filter(is).length / bookings.length;
  expect(share(({ wantsPaymentOnDelivery }) => wantsPaymentOnDelivery)).toBeCloseTo(0.3, 1);
  expect(share(({ isCancelled }) => isCancelled)).toBeGreaterThan(0);
});

test('half of the bookings go to the city of the couriers, if there are any', () => {
  const fieldCity = MAJOR_CITIES.find(({ city }) => city === 'Amsterdam') ?? null;
  const bookings = [...planBookings({ ...plan, days: 20, fieldCity })];
  const there = bookings.filter(({ order }) => order.to === fieldCity);
  expect(there.length / bookings.length).toBeCloseTo(0.5, 1);
  expect(there.every(({ order }) => order.from !== fieldCity)).toBe(true);
});
