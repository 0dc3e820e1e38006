import { expect, test } from 'vitest';
import { findConsentFaults } from './consent-faults.ts';

function faultsOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return findConsentFaults(form);
}

test('an address and a ticked box are all that is asked for', () => {
  expect(faultsOf({ email: ' ada@mail.example ', consent: 'true' })).toEqual({});
});

test('an address that cannot be written to and a box that is not ticked are told, in this order', () => {
  expect(Object.entries(faultsOf({ email: 'ada@mail' }))).toEqual([
    ['email', 'malformed'],
    ['consent', 'required'],
  ]);
});
