import { expect, test } from 'vitest';
import type { Calendar } from '../delivery-dates.ts';
import type { Status } from './codes.ts';
import type { DeliveryPlan } from './outlook.ts';
import { type MovingShipment, nextScanBy, SHORTEST_SILENCE_HOURS } from './silence.ts';

const BELGIUM: Calendar = {
  country: 'BE',
  timeZone: 'Europe/Brussels',
  weekend: [6, 7],
  holidays: [],
};
const FRANCE: Calendar = {
  country: 'FR',
  timeZone: 'Europe/Paris',
  weekend: [6, 7],
  holidays: ['2026-11-17'],
};
const SAUDI: Calendar = { country: 'SA', timeZone: 'Asia/Riyadh', weekend: [5, 6], holidays: [] };

function plan(to: string): DeliveryPlan {
  return { from: 'BE', to, collectOn: '2026-11-16', earliest: '2026-11-18', latest: '2026-11-20' };
}

/** Heard of on Monday the 16th at 10:00 in Brussels. */
function by(change: Partial<MovingShipment>, destination = BELGIUM): string | undefined {
  const shipment: MovingShipment = {
    service: 'standard',
    status: 'In Transit',
    heardAt: new Date('2026-11-16T09:00:00Z'),
    plan: plan(destination.country),
    ...change,
  };
  return nextScanBy(shipment, { origin: BELGIUM, destination })?.toISOString();
}

test('a parcel that moves is expected to be scanned sooner on a faster service', () => {
  expect(by({ service: 'priority' })).toBe('2026-11-16T21:00:00.000Z');
  expect(by({ service: 'express' })).toBe('2026-11-17T09:00:00.000Z');
  expect(by({ service: 'standard' })).toBe('2026-11-17T21:00:00.000Z');
});

test('a scan may take longer between two countries, and days off at either end do not count', () => {
  expect(by({ service: 'express' }, FRANCE)).toBe('2026-11-18T21:00:00.000Z');
  // Friday and Saturday in Riyadh, Saturday and Sunday in Brussels
  const thursday = new Date('2026-11-19T20:00:00Z');
  expect(by({ service: 'express', heardAt: thursday }, SAUDI)).toBe('2026-11-24T08:00:00.000Z');
});

test('sea freight is silent only after two weeks, counting all days', () => {
  expect(by({ service: 'sea' }, SAUDI)).toBe('2026-11-30T09:00:00.000Z');
});

test('a shipment out for delivery is expected to be scanned on the same day', () => {
  expect(by({ status: 'Out for Delivery' })).toBe('2026-11-16T23:00:00.000Z');
});

test('a booking is expected to be collected on its day or the next business day', () => {
  const friday = new Date('2026-11-13T09:00:00Z');
  expect(by({ status: 'Created', heardAt: friday })).toBe('2026-11-17T23:00:00.000Z');
});

test.each(['Delivered', 'Exception', 'Cancelled'] satisfies Status[])(
  'no scan is expected of a shipment that is %s',
  (status) => {
    expect(by({ status })).toBeUndefined();
  },
);

test('no shipment is silent before the shortest limit', () => {
  const heardAt = new Date('2026-11-16T09:00:00Z');
  for (const service of ['priority', 'express', 'standard', 'air', 'road', 'sea'] as const) {
    for (const status of ['Created', 'Picked Up', 'In Transit', 'Out for Delivery'] as const) {
      const hours = (Date.parse(by({ service, status }) ?? '') - heardAt.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(SHORTEST_SILENCE_HOURS);
    }
  }
});
