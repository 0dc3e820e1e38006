import { expect, test } from 'vitest';
import { readListing, userPath } from './user-listing.ts';

test('an address typed by hand asks for nothing that there is not', () => {
  const typed = new URLSearchParams('search= ada &role=owner&state=deactivated&sort=x&after=7');
  expect(readListing(typed)).toEqual({ search: 'ada', state: 'deactivated' });
});

test('a panel beside the list keeps the list as it was', () => {
  const listing = readListing(new URLSearchParams('search=a%26b&sort=login'));
  expect(userPath(listing, '/1/edit', { done: 'changed' })).toBe(
    '/admin/users/1/edit?search=a%26b&sort=login&done=changed',
  );
  expect(userPath({})).toBe('/admin/users');
});
