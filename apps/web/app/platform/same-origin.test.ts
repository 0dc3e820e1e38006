import { expect, test } from 'vitest';
import { isForeignPost, requireSameOrigin } from './same-origin.server.ts';

function post(headers: Record<string, string>): Request {
  return new Request('https://waypost.example/billing', { method: 'POST', headers });
}

test('a form post from our own page passes', () => {
  expect(isForeignPost(post({ 'sec-fetch-site': 'same-origin' }))).toBe(false);
  expect(isForeignPost(post({ origin: 'https://waypost.example' }))).toBe(false);
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
    expect(isForeignPost(post(headers))).toBe(true);
    expect(() => requireSameOrigin(post(headers))).toThrow();
  }
});

test('reading a page is never refused', () => {
  expect(() => requireSameOrigin(new Request('https://waypost.example/track'))).not.toThrow();
});
