import { expect, test } from 'vitest';
import { DESK_LIST, deskPath } from './desk-filter.ts';

const ID = '01a1df97-1b33-77cc-b444-37970f6bc21f';
const read = (query: string) => DESK_LIST.read(new URLSearchParams(query));

test('the desk filter reads known values from the address and ignores others', () => {
  expect(read('state=closed&kind=silence&owner=me&due=overdue')).toEqual({
    state: 'closed',
    kind: 'silence',
    owner: 'me',
    due: 'overdue',
  });
  expect(read('state=gone&kind=&owner=somebody&due=on&after=1&done=taken')).toEqual({});
});

test('default values of the desk filter are left out of the address', () => {
  expect(deskPath(read('state=open&owner=all&kind='))).toBe('/admin/desk');
  expect(deskPath(read('owner=me'), ID)).toBe(`/admin/desk/${ID}?owner=me`);
  expect(deskPath(read('owner=me'), ID, 'taken')).toBe(`/admin/desk/${ID}?owner=me&done=taken`);
});

test('the next page of the desk continues after the last item', () => {
  const after = `1763200000000.${ID}`;
  expect(deskPath(read(`after=${after}`))).toBe(`/admin/desk?after=${after}`);
});
