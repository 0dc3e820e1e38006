import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const OURS = 'https://waypost.example';

it.each([
  [{ origin: OURS }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://waypost.example.evil.example' }, false],
  [{ origin: 'http://waypost.example' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
])('a request with %o is same-origin: %s', (headers, expected) => {
  expect(isSameOrigin(headers, OURS)).toBe(expected);
});
