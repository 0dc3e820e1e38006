import { expect, test } from 'vitest';
import { findCredentialFaults, readCredentials } from './credentials.ts';

function typed(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('the email is trimmed, the password never', () => {
  expect(readCredentials(typed({ email: ' ann@example.com ', password: ' two words ' }))).toEqual({
    email: 'ann@example.com',
    password: ' two words ',
    code: null,
  });
});

test('email and password are required, a code only when it was asked for', () => {
  expect(findCredentialFaults({ email: '', password: '', code: null })).toEqual({
    email: 'emailMissing',
    password: 'passwordMissing',
  });
  expect(findCredentialFaults({ email: 'ann@example.com', password: ' ', code: null })).toEqual({});
  expect(findCredentialFaults({ email: 'ann@example.com', password: 'x', code: '' })).toEqual({
    code: 'codeMalformed',
  });
  expect(
    findCredentialFaults({ email: 'ann@example.com', password: 'x', code: '123 456' }),
  ).toEqual({});
});
