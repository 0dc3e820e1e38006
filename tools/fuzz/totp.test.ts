import { expect, test } from 'vitest';
import { totp } from './totp.ts';

// RFC 6238, appendix B: the secret is '12345678901234567890', of eight digits the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('%d seconds after 1970 an authenticator shows %s', (seconds, code) => {
  expect(totp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(seconds * 1000))).toBe(code);
});
