import { expect, test } from 'vitest';
import { isUnlisted } from './unlisted.ts';

test('personal pages are not indexed by search engines', () => {
  for (const path of ['/billing', '/Billing', '/receipt/ABC', '/dashboard', '/auth/login']) {
    expect(isUnlisted(path), path).toBe(true);
  }
});

test('public pages are indexed', () => {
  for (const path of ['/', '/track', '/services/express', '/authors', '/receipts']) {
    expect(isUnlisted(path), path).toBe(false);
  }
});
