import { expect, test } from 'vitest';
import { findContactFaults, isIncomplete, readContactValues } from './contact-form.ts';

function typed(change: Record<string, string> = {}) {
  const form = new FormData();
  const values = { name: ' Ada ', email: 'ada@mail.example', message: 'Hello', ...change };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readContactValues(form);
}

test('a whole form has no faults, and its values are trimmed', () => {
  expect(typed()).toMatchObject({ name: 'Ada', topic: 'support' });
  expect(findContactFaults(typed())).toEqual({});
});

test('name, email and message must be filled in, blanks do not count', () => {
  const blank = typed({ name: ' ', email: '', message: ' \n ' });
  expect(isIncomplete(blank)).toBe(true);
  expect(findContactFaults(blank)).toEqual({
    name: 'nameMissing',
    email: 'emailMissing',
    message: 'messageMissing',
  });
});

test('an address that cannot be answered is told, but the form is not incomplete', () => {
  const wrong = typed({ email: 'ada@mail' });
  expect(isIncomplete(wrong)).toBe(false);
  expect(findContactFaults(wrong)).toEqual({ email: 'emailInvalid' });
});

test('a message has room for 5,000 characters', () => {
  expect(findContactFaults(typed({ message: 'x'.repeat(5_000) }))).toEqual({});
  expect(findContactFaults(typed({ message: `${'x\r\n'.repeat(2_499)}xx` }))).toEqual({});
  expect(findContactFaults(typed({ message: 'x'.repeat(5_001) }))).toEqual({
    message: 'messageTooLong',
  });
});

test('a topic that does not exist goes to support', () => {
  expect(typed({ topic: 'sales' }).topic).toBe('sales');
  expect(typed({ topic: 'complaints' }).topic).toBe('support');
});
