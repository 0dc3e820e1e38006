import { expect, test } from 'vitest';
import { USER_LIST } from './user-listing.ts';

test('an address typed by hand asks for nothing that there is not', () => {
  const typed = new URLSearchParams('search= ada &role=owner&state=deactivated&sort=x&after=7');
  expect(USER_LIST.read(typed)).toEqual({ search: 'ada', state: 'deactivated' });
});

test('a panel beside the list keeps the list as it was', () => {
  const listing = USER_LIST.read(new URLSearchParams('search=a%26b&sort=login'));
  expect(USER_LIST.path(listing, { done: 'changed' }, '/1/edit')).toBe(
    '/admin/users/1/edit?search=a%26b&sort=login&done=changed',
  );
  expect(USER_LIST.path({})).toBe('/admin/users');
});
