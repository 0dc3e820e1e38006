import { expect, test } from 'vitest';
import { isSameOrigin, requireSameOrigin } from './same-origin.server.ts';

function post(headers: Record<string, string>): Request {
  return new Request('https://waypost.example/billing', { method: 'POST', headers });
}

test('a form post from our own page passes', () => {
  expect(isSameOrigin(post({ 'sec-fetch-site': 'same-origin' }))).toBe(true);
  expect(isSameOrigin(post({ origin: 'https://waypost.example' }))).toBe(true);
});

test('a form post from elsewhere, from a sibling host or from nowhere is refused', () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://waypost.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://waypost.example' },
    { origin: 'null' },
    {},
  ]) {
    expect(isSameOrigin(post(headers))).toBe(false);
    expect(() => requireSameOrigin(post(headers))).toThrow();
  }
});

test('reading a page is never refused', () => {
  expect(() => requireSameOrigin(new Request('https://waypost.example/track'))).not.toThrow();
});
