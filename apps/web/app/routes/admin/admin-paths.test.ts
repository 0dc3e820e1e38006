import { describe, expect, test } from 'vitest';
import { adminReturnPath, signedInPath } from './admin-paths.ts';

describe('the return path after a staff sign-in', () => {
  test.each([
    '/admin',
    '/admin/dashboard',
    '/admin/staff?invite',
    '/admin/second-factor?from=/admin/staff',
  ])('%s is kept', (path) => {
    expect(adminReturnPath(path)).toBe(path);
  });

  test.each([
    '/dashboard',
    '/administrators',
    '/admin/../dashboard',
    '/admin/login?from=/admin/staff',
    '/admin/register?invite=0',
    '//admin/staff',
    'https://evil.example/admin/staff',
    '',
    null,
  ])('%j is ignored', (path) => {
    expect(adminReturnPath(path)).toBeUndefined();
  });

  test('passes through the sign-in page, which checks that the browser kept the cookie', () => {
    expect(signedInPath(undefined)).toBe('/admin/login?signed-in');
    expect(signedInPath('/admin/staff')).toBe('/admin/login?from=%2Fadmin%2Fstaff&signed-in');
  });
});
