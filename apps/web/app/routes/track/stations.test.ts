import { expect, test } from 'vitest';
import { stationStates } from './stations.ts';

test('stations up to the present one are reached', () => {
  expect(stationStates({ status: 'In Transit', furthest: 2, attention: false })).toEqual([
    'reached',
    'reached',
    'current',
    'ahead',
    'ahead',
  ]);
});

test('an exception is shown at the station where the shipment stopped', () => {
  const states = stationStates({ status: 'Exception', furthest: 3, attention: true });
  expect(states).toEqual(['reached', 'reached', 'reached', 'problem', 'ahead']);
});

test('the last station of a finished route is filled', () => {
  const delivered = stationStates({ status: 'Delivered', furthest: 4, attention: false });
  expect(delivered.every((state) => state === 'reached')).toBe(true);
  const cancelled = stationStates({ status: 'Cancelled', furthest: 0, attention: false });
  expect(cancelled).toEqual(['reached', 'ahead', 'ahead', 'ahead', 'ahead']);
});
