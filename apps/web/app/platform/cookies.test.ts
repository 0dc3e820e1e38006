import { expect, test } from 'vitest';
import { readCookie } from './cookies.server.ts';
import { timeZoneFromCookie } from './visitor.ts';

function requestWith(cookie: string): Request {
  return new Request('https://waypost.example/', { headers: { cookie } });
}

test('a cookie is found by its whole name and decoded', () => {
  const request = requestWith('xzone=a; zone=Europe%2FBrussels; googtrans=/en/fr');
  expect(readCookie(request, 'zone')).toBe('Europe/Brussels');
  expect(readCookie(request, 'googtrans')).toBe('/en/fr');
  expect(readCookie(request, 'one')).toBeUndefined();
});

test('a cookie that cannot be decoded counts as missing', () => {
  expect(readCookie(requestWith('zone=%E0%A4%A'), 'zone')).toBeUndefined();
});

test('a zone that does not exist is UTC', () => {
  expect(timeZoneFromCookie('Europe/Brussels')).toBe('Europe/Brussels');
  expect(timeZoneFromCookie('Mars/Olympus')).toBe('UTC');
  expect(timeZoneFromCookie(undefined)).toBe('UTC');
});
