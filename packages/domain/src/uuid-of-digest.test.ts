import { expect, it } from 'vitest';
import { uuidOfDigest } from './uuid-of-digest.ts';

it('a UUID of a hash keeps its digits, except for version and variant', () => {
  expect(uuidOfDigest('0123456789abcdef0123456789abcdef')).toBe(
    '01234567-89ab-8def-8123-456789abcdef',
  );
});
