import { expect, test } from 'vitest';
import {
  codeFromCookie,
  directionOf,
  formattingOf,
  LOCALES,
  menuLabel,
  offeredLocales,
  renderedLocale,
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

test('the cookie names a language in both spellings', () => {
  expect(codeFromCookie('/auto/fr')).toBe('fr');
  expect(codeFromCookie('/en/zh-CN')).toBe('zh-CN');
});

test('a cookie that is missing or broken means English', () => {
  for (const cookie of [undefined, '', 'fr', '/en/', '/fr/en', '/en/fr/x']) {
    expect(codeFromCookie(cookie)).toBe('en');
  }
});

test('visitors are offered the languages whose catalogs are complete', () => {
  expect(offeredLocales(false)).toEqual([{ code: 'en', label: 'English' }]);
});

test('developers are offered two pseudo-locales on top', () => {
  expect(offeredLocales(true).map((locale) => locale.code)).toEqual(['en', 'en-XA', 'ar-XB']);
});

test('a language that is not offered is rendered in English', () => {
  expect(renderedLocale('en', offeredLocales(false))).toBe('en');
  expect(renderedLocale('ja', offeredLocales(false))).toBe('en');
  expect(renderedLocale('ar-XB', offeredLocales(false))).toBe('en');
  expect(renderedLocale('ar-XB', offeredLocales(true))).toBe('ar-XB');
});

test('the menu shows the label of the chosen language, and none for an unknown one', () => {
  expect(menuLabel(codeFromCookie(undefined), offeredLocales(false))).toBe('English');
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
