import { expect, test } from 'vitest';
import { directionOf, LOCALES, localeFromCookie, renderedLocale } from './locales.ts';

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
  expect(localeFromCookie('/auto/fr')).toBe('fr');
  expect(localeFromCookie('/en/zh-CN')).toBe('zh-CN');
});

test('a cookie that is missing, broken or names no menu language means English', () => {
  for (const cookie of [undefined, '', 'fr', '/en/', '/fr/en', '/en/yo', '/en/fr/x']) {
    expect(localeFromCookie(cookie)).toBe('en');
  }
});

test('a language without complete catalogs is rendered in English', () => {
  expect(renderedLocale('en')).toBe('en');
  expect(renderedLocale('ja')).toBe('en');
});

test('only Arabic runs from right to left', () => {
  expect(LOCALES.filter((locale) => directionOf(locale.code) === 'rtl')).toHaveLength(1);
  expect(directionOf('ar')).toBe('rtl');
});
