import { expect, test } from 'vitest';
import { DESK_LIST, deskPath } from './desk-filter.ts';

const ID = '01a1df97-1b33-77cc-b444-37970f6bc21f';
const read = (query: string) => DESK_LIST.read(new URLSearchParams(query));

test('what the address asks for is read, and nothing else', () => {
  expect(read('state=closed&kind=silence&owner=me&due=overdue')).toEqual({
    state: 'closed',
    kind: 'silence',
    owner: 'me',
    due: 'overdue',
  });
  expect(read('state=gone&kind=&owner=somebody&due=on&after=1&done=taken')).toEqual({});
});

test('what stands for everything is left out of addresses', () => {
  expect(deskPath(read('state=open&owner=all&kind='))).toBe('/admin/desk');
  expect(deskPath(read('owner=me'), ID)).toBe(`/admin/desk/${ID}?owner=me`);
  expect(deskPath(read('owner=me'), ID, 'taken')).toBe(`/admin/desk/${ID}?owner=me&done=taken`);
});

test('a page goes on where the one before ended', () => {
  const after = `1763200000000.${ID}`;
  expect(deskPath(read(`after=${after}`))).toBe(`/admin/desk?after=${after}`);
});
