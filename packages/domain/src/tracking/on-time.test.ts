import { expect, test } from 'vitest';
import { judgeDelivery, onTimePerMille } from './on-time.ts';
import type { Outlook } from './outlook.ts';

const PLAN = {
  from: 'DE',
  to: 'JP',
  collectOn: '2026-01-05',
  earliest: '2026-01-08',
  latest: '2026-01-12',
};
const deliveredAt = (at: string): Outlook => ({ plan: PLAN, deliveredAt: Date.parse(at) });

test('an undelivered shipment is neither on time nor late', () => {
  expect(judgeDelivery({ plan: PLAN }, 'Asia/Tokyo')).toBeNull();
});

test('the last promised day ends in the time zone of the destination', () => {
  expect(judgeDelivery(deliveredAt('2026-01-12T14:59:59Z'), 'Asia/Tokyo')).toEqual({
    day: '2026-01-12',
    onTime: true,
  });
  expect(judgeDelivery(deliveredAt('2026-01-12T15:00:00Z'), 'Asia/Tokyo')).toEqual({
    day: '2026-01-13',
    onTime: false,
  });
});

test('a later revision does not make a delivery on time', () => {
  const outlook: Outlook = {
    ...deliveredAt('2026-01-15T03:00:00Z'),
    revisions: [[Date.parse('2026-01-10'), 'delayed', '2026-01-14', '2026-01-16']],
  };
  expect(judgeDelivery(outlook, 'Asia/Tokyo')?.onTime).toBe(false);
});

test('the on-time rate is rounded down', () => {
  expect(onTimePerMille({ delivered: 2_500, onTime: 2_499 })).toBe(999);
  expect(onTimePerMille({ delivered: 1_000, onTime: 1_000 })).toBe(1_000);
  expect(onTimePerMille({ delivered: 1_000, onTime: 987 })).toBe(987);
});
