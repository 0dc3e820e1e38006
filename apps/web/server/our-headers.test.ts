import { expect, test } from 'vitest';
import { withoutOurHeaders } from './our-headers.ts';

test('no client can pose as our web process or as another address', () => {
  expect(
    withoutOurHeaders({
      accept: '*/*',
      'X-Waypost-Internal': 'guess',
      'x-waypost-client-address': '203.0.113.9',
      traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    }),
  ).toEqual({ accept: '*/*' });
});
