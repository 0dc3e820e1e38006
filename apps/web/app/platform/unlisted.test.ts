import { expect, test } from 'vitest';
import { isUnlisted } from './unlisted.ts';

test('pages of one person are not for search engines', () => {
  for (const path of ['/billing', '/Billing', '/receipt/ABC', '/dashboard', '/auth/login']) {
    expect(isUnlisted(path), path).toBe(true);
  }
});

test('pages for everybody are', () => {
  for (const path of ['/', '/track', '/services/express', '/authors', '/receipts']) {
    expect(isUnlisted(path), path).toBe(false);
  }
});
