import { expect, test } from 'vitest';
import { addDraftId, handleOf, pickDraftId, readDraftIds } from './draft-ids.ts';

const first = '7AAAAAAAAAAAAAAAAAAAAAAA1';
const second = '7BBBBBBBBBBBBBBBBBBBBBBB2';

test('two tabs keep separate drafts across a reload', () => {
  const ids = readDraftIds(addDraftId(readDraftIds(first), second));
  expect(pickDraftId(ids, handleOf(first))).toBe(first);
  expect(pickDraftId(ids, handleOf(second))).toBe(second);
});

test('without a handle in the address, the newest draft is used', () => {
  expect(pickDraftId([second, first], null)).toBe(second);
});

test("a handle of somebody else's draft opens nothing", () => {
  expect(pickDraftId([first], 'ZZZZZZ')).toBeUndefined();
  expect(pickDraftId([], null)).toBeUndefined();
});

test('saving a draft again moves it to the front', () => {
  expect(addDraftId([second, first], first)).toBe(`${first}.${second}`);
});

test('a manipulated draft cookie is ignored', () => {
  expect(readDraftIds('../../etc.short.7aaaaaaaaaaaaaaaaaaaaaaaaa')).toEqual([]);
  expect(readDraftIds(undefined)).toEqual([]);
});

test('only the last eight drafts are kept', () => {
  const many = Array.from({ length: 10 }, (_, at) => `7${'C'.repeat(22)}${at}0`);
  expect(readDraftIds(addDraftId(many, first))).toHaveLength(8);
});
