import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { failureOf } from './keep-page.ts';

test('a rejected fetch, a cut answer and a timeout count as connection failures', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toBe('connection');
  expect(failureOf(new Error('Unable to decode turbo-stream response'))).toBe('connection');
  expect(failureOf(new DOMException('no answer', 'TimeoutError'))).toBe('connection');
});

test('a failing or busy server counts as a fault, not as a connection failure', () => {
  for (const status of [429, 500, 502, 503, 504]) {
    expect(failureOf(new ErrorResponse(status, '', null))).toBe('fault');
  }
  expect(failureOf(new Error('Unexpected Server Error'))).toBe('fault');
});

test('redirects, missing pages and expired sessions are handled by the page', () => {
  expect(failureOf(redirect('/auth/login'))).toBeNull();
  for (const status of [401, 403, 404, 409]) {
    expect(failureOf(new ErrorResponse(status, '', null))).toBeNull();
  }
});
