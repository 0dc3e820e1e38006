import { expect, test } from 'vitest';
import {
  COMPLETE_LOCALES,
  directionOf,
  formattingOf,
  LOCALES,
  menuLabel,
  offeredLocales,
} from './locales.ts';

test('the menu offers twelve languages, English first', () => {
  expect(LOCALES.map((locale) => locale.code)).toEqual([
    'en',
    'fr',
    'de',
    'es',
    'pt',
    'it',
    'ar',
    'hi',
    'ja',
    'ko',
    'zh-CN',
    'ru',
  ]);
});

test('visitors are offered the languages whose catalogs are complete, in the order of the menu', () => {
  const offered = offeredLocales(false).map((locale) => locale.code);
  expect(offered).toEqual(
    LOCALES.map((locale) => locale.code).filter((code) => COMPLETE_LOCALES.some((c) => c === code)),
  );
});

test('developers are offered two pseudo-locales on top', () => {
  expect(
    offeredLocales(true)
      .slice(-2)
      .map((locale) => locale.code),
  ).toEqual(['en-XA', 'ar-XB']);
});

test('the menu shows the label of the chosen language, and none for an unknown one', () => {
  expect(menuLabel('en', offeredLocales(false))).toBe('English');
  expect(menuLabel('en-XA', offeredLocales(true))).toBe('English, longer');
  expect(menuLabel('yo', offeredLocales(false))).toBeNull();
});

test('Arabic and its pseudo-locale run from right to left, no other language does', () => {
  expect(LOCALES.filter((locale) => directionOf(locale.code) === 'rtl')).toHaveLength(1);
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('ar-XB')).toBe('rtl');
  expect(directionOf('en-XA')).toBe('ltr');
});

test('pseudo-locales write dates and money as English does', () => {
  expect(formattingOf('ar-XB')).toBe(formattingOf('en'));
});
