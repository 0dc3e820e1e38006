import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { isForeignPost, requireSameOrigin } from './same-origin.server.ts';

const { PUBLIC_ORIGIN } = readConfig();

function post(headers: Record<string, string>, origin = PUBLIC_ORIGIN): Request {
  return new Request(`${origin}/billing`, { method: 'POST', headers });
}

test('a form post from our own page passes', () => {
  expect(isForeignPost(post({ 'sec-fetch-site': 'same-origin' }))).toBe(false);
  expect(isForeignPost(post({ origin: PUBLIC_ORIGIN }))).toBe(false);
});

test('a form post from another site, a sibling host or without an origin is refused', () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: PUBLIC_ORIGIN },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: `${PUBLIC_ORIGIN}.evil.example` },
    { origin: 'null' },
    {},
  ]) {
    expect(isForeignPost(post(headers))).toBe(true);
    expect(() => requireSameOrigin(post(headers))).toThrow();
  }
});

test('the origin of a form post is compared with ours, whatever host the address names', () => {
  const origin = 'http://evil.example';
  expect(isForeignPost(post({ origin }, origin))).toBe(true);
});

test('a GET request is never refused for its origin', () => {
  expect(() => requireSameOrigin(new Request('https://waypost.example/track'))).not.toThrow();
});
