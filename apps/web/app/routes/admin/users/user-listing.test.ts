import { expect, test } from 'vitest';
import { USER_LIST } from './user-listing.ts';

test('invalid values in the address of the user list are ignored', () => {
  const typed = new URLSearchParams('search= ada &role=owner&state=deactivated&sort=x&after=7');
  expect(USER_LIST.read(typed)).toEqual({ search: 'ada', state: 'deactivated' });
});

test('opening a panel does not change the user list', () => {
  const listing = USER_LIST.read(new URLSearchParams('search=a%26b&sort=login'));
  expect(USER_LIST.path(listing, { done: 'changed' }, '/1/edit')).toBe(
    '/admin/users/1/edit?search=a%26b&sort=login&done=changed',
  );
  expect(USER_LIST.path({})).toBe('/admin/users');
});
