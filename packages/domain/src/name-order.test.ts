import { expect, it } from 'vitest';
import { asksFamilyFirst, wholeName } from './name-order.ts';

it.each([
  ['Ada', 'Lindqvist', 'Ada Lindqvist'],
  ['花子', '山田', '山田 花子'],
  ['민수', '김', '김 민수'],
  ['伟', '李', '李 伟'],
  ['Ada', '', 'Ada'],
  ['', '山田', '山田'],
])('writes the name %s of the family %s as %s', (given, family, whole) => {
  expect(wholeName(given, family)).toBe(whole);
});

it('asks for the family name first in Japanese, Korean and Chinese alone', () => {
  const languages = ['en', 'fr', 'de', 'es', 'pt', 'it', 'ar', 'hi', 'ja', 'ko', 'zh-CN', 'ru'];
  expect(languages.filter(asksFamilyFirst)).toEqual(['ja', 'ko', 'zh-CN']);
});
