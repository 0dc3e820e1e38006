import type { StaffShipment, StaffShipmentLine } from '@waypost/contract/client';
import { PERMISSIONS_OF } from '@waypost/contract/permission-sets';
import { expect, test } from 'vitest';
import { possibleActs } from './possible-acts.ts';

const line = (status: string) => ({ status }) as StaffShipmentLine;
const whole = (status: string, paymentMethod: string, owedCents: number) =>
  ({ status, money: { paymentMethod, books: { owedCents } } }) as StaffShipment;

test('a row of the list offers the acts of the spec to staff with the rights', () => {
  expect(possibleActs(line('Created'), PERMISSIONS_OF.operations)).toEqual([
    'edit',
    'event',
    'email',
    'cancel',
  ]);
  expect(possibleActs(line('Created'), PERMISSIONS_OF.support)).toEqual([]);
});

test('a delivered shipment cannot be cancelled, and a cancelled one only takes emails', () => {
  expect(possibleActs(line('Delivered'), PERMISSIONS_OF.operations)).not.toContain('cancel');
  expect(possibleActs(line('Cancelled'), PERMISSIONS_OF.operations)).toEqual(['email']);
});

test('money owed can be marked as received', () => {
  expect(possibleActs(whole('Created', 'cod', 100), PERMISSIONS_OF.finance)).toEqual(['collected']);
  expect(possibleActs(whole('Created', 'bank_transfer', 100), PERMISSIONS_OF.finance)).toEqual([
    'received',
  ]);
  expect(possibleActs(whole('Created', 'cod', 0), PERMISSIONS_OF.finance)).toEqual([]);
});
