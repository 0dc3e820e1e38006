import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { failureOf } from './keep-page.ts';

test('a request that fetch rejects, that is cut, or that nobody answers is a matter of the line', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toBe('connection');
  expect(failureOf(new Error('Unable to decode turbo-stream response'))).toBe('connection');
  expect(failureOf(new DOMException('no answer', 'TimeoutError'))).toBe('connection');
});

test('a server that fails or is busy is not the line', () => {
  for (const status of [429, 500, 502, 503, 504]) {
    expect(failureOf(new ErrorResponse(status, '', null))).toBe('fault');
  }
  expect(failureOf(new Error('Unexpected Server Error'))).toBe('fault');
});

test('redirects, missing pages and sessions that are over are left to the page', () => {
  expect(failureOf(redirect('/auth/login'))).toBeNull();
  for (const status of [401, 403, 404, 409]) {
    expect(failureOf(new ErrorResponse(status, '', null))).toBeNull();
  }
});
