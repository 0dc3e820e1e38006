import { expect, test } from 'vitest';
import { isAtStop, stopsFor } from './stops.ts';

const stopsOf = (pathname: string) =>
  stopsFor(['shipments:read', 'cases:read', 'money:read'])
    .filter((stop) => isAtStop(stop, pathname))
    .map(({ key }) => key);

test('every page of the console belongs to one entry of the navigation', () => {
  expect(stopsOf('/admin')).toEqual(['navToday']);
  expect(stopsOf('/admin/dashboard')).toEqual(['navShipments']);
  expect(stopsOf('/admin/shipments/0197/edit')).toEqual(['navShipments']);
  expect(stopsOf('/admin/selected/labels')).toEqual(['navShipments']);
  expect(stopsOf('/admin/money/bank')).toEqual(['navMoney']);
  expect(stopsOf('/admin/desk/0197')).toEqual(['navDesk']);
});
