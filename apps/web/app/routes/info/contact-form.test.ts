import { expect, test } from 'vitest';
import { findContactFaults, topicNamed } from './contact-form.ts';

function faultsOf(change: Record<string, string> = {}) {
  const form = new FormData();
  const values = { name: ' Ada ', email: 'ada@mail.example', message: 'Hello', ...change };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return findContactFaults(form);
}

test('a complete form has no faults', () => {
  expect(faultsOf()).toEqual({});
});

test('name, email and message must be filled in, blanks do not count', () => {
  expect(faultsOf({ name: ' ', email: '', message: ' \n ' })).toEqual({
    name: 'required',
    email: 'required',
    message: 'required',
  });
});

test('an invalid address is reported as malformed, not as missing', () => {
  expect(faultsOf({ email: 'ada@mail' })).toEqual({ email: 'malformed' });
});

test('a message has room for 5,000 characters', () => {
  expect(faultsOf({ message: 'x'.repeat(5_000) })).toEqual({});
  expect(faultsOf({ message: `${'x\r\n'.repeat(2_499)}xx` })).toEqual({});
  expect(faultsOf({ message: 'x'.repeat(5_001) })).toEqual({ message: 'malformed' });
});

test('an unknown topic goes to support', () => {
  expect(topicNamed('sales')).toBe('sales');
  expect(topicNamed('complaints')).toBe('support');
});
