import type { CustomerRecord } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { conflictsOf, valuesOf } from './user-changes.ts';

const RECORD: CustomerRecord = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  role: 'user',
  state: 'active',
  firstName: 'Ada',
  lastName: 'Example',
  company: '',
  shipmentsCount: 0,
  totalSpendCents: 0,
  currency: 'EUR',
  createdAt: '2026-11-15T12:00:00Z',
  lastLogin: null,
  phone: '',
  accountType: 'individual',
  vatId: '',
  address: { line1: '', line2: '', city: 'Ghent', region: '', postalCode: '', country: 'BE' },
  revision: 1,
  vat: { country: null, confirmedAt: null },
  credit: null,
  notes: [],
};

test('a conflict names exactly the fields that somebody else changed', () => {
  const typed = { ...valuesOf(RECORD), company: 'Ada & Co', lastName: ' Example ' };
  const now = { ...RECORD, address: { ...RECORD.address, city: 'Antwerp' } };
  expect(conflictsOf(typed, now)).toEqual([
    ['company', ''],
    ['city', 'Antwerp'],
  ]);
  expect(conflictsOf(valuesOf(RECORD), RECORD)).toEqual([]);
});
