import { describe, expect, test } from 'vitest';
import { pageOf, pathOfThisSite, safeReturnPath, withReturnPath } from './return-path.ts';

describe('the return path after signing in', () => {
  test.each([
    '/dashboard',
    '/dashboard?tab=billing#july',
    '/track?ref=WP0000000000000',
    '/a/b/../c?next=https://evil.example',
    '/auth/confirm-email?token=0123456789ABCDEFGHJKMNPQR',
  ])('%s is kept', (path) => {
    expect(safeReturnPath(path)).toBe(path.replace('/b/..', ''));
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    '@evil.example',
    '',
    null,
    undefined,
    '/auth/login?from=/dashboard',
    '/auth/confirm-email',
    '/auth/confirm-email/../login?token=0123456789ABCDEFGHJKMNPQR',
    '/admin/login',
  ])('%j is ignored', (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });

  test.each([
    ['/dashboard?tab=billing', '/dashboard?tab=billing'],
    ['/dashboard.data', '/dashboard'],
    ['/dashboard.data?tab=billing&_routes=root', '/dashboard?tab=billing'],
    ['/_.data', '/'],
    ['/admin/_.data?_routes=root', '/admin/'],
  ])('of a request for %s is %s', (asked, page) => {
    expect(pageOf(new Request(`https://waypost.example${asked}`))).toBe(page);
  });

  test('is encoded so that none of it becomes a parameter of the sign-in page', () => {
    expect(withReturnPath('/auth/login', '/dashboard?a=1&b=2#c')).toBe(
      '/auth/login?from=%2Fdashboard%3Fa%3D1%26b%3D2%23c',
    );
    expect(withReturnPath('/auth/login', undefined)).toBe('/auth/login');
  });
});

describe('the return path after choosing a language', () => {
  test('keeps its query, and may be a sign-in page', () => {
    expect(pathOfThisSite('/auth/login?from=%2Fdashboard')).toBe('/auth/login?from=%2Fdashboard');
    expect(pathOfThisSite('/track?ref=WP12')).toBe('/track?ref=WP12');
  });

  test('never leads to another site', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example/', '', null]) {
      expect(pathOfThisSite(path)).toBeUndefined();
    }
  });
});
