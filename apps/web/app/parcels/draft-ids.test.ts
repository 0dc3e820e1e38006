import { expect, test } from 'vitest';
import { addDraftId, handleOf, pickDraftId, readDraftIds } from './draft-ids.ts';

const first = '7AAAAAAAAAAAAAAAAAAAAAAA1';
const second = '7BBBBBBBBBBBBBBBBBBBBBBB2';

test('two tabs keep their own drafts, also after a reload', () => {
  const ids = readDraftIds(addDraftId(readDraftIds(first), second));
  expect(pickDraftId(ids, handleOf(first))).toBe(first);
  expect(pickDraftId(ids, handleOf(second))).toBe(second);
});

test('an address without a handle means the newest draft', () => {
  expect(pickDraftId([second, first], null)).toBe(second);
});

test('an address of somebody else opens nothing', () => {
  expect(pickDraftId([first], 'ZZZZZZ')).toBeUndefined();
  expect(pickDraftId([], null)).toBeUndefined();
});

test('a draft that is kept again moves to the front', () => {
  expect(addDraftId([second, first], first)).toBe(`${first}.${second}`);
});

test('a cookie that somebody wrote by hand is not trusted', () => {
  expect(readDraftIds('../../etc.short.7aaaaaaaaaaaaaaaaaaaaaaaaa')).toEqual([]);
  expect(readDraftIds(undefined)).toEqual([]);
});

test('only the last eight drafts are kept', () => {
  const many = Array.from({ length: 10 }, (_, at) => `7${'C'.repeat(22)}${at}0`);
  expect(readDraftIds(addDraftId(many, first))).toHaveLength(8);
});
