import { expect, test } from 'vitest';
import { findConsentFaults } from './consent-faults.ts';

function faultsOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return findConsentFaults(form);
}

test('a consent form needs an email address and a ticked box', () => {
  expect(faultsOf({ email: ' ada@mail.example ', consent: 'true' })).toEqual({});
});

test('a consent form reports a malformed address before an unticked box', () => {
  expect(Object.entries(faultsOf({ email: 'ada@mail' }))).toEqual([
    ['email', 'malformed'],
    ['consent', 'required'],
  ]);
});
