import { expect, test } from 'vitest';
import {
  COMPLETE_LOCALES,
  completeLocale,
  directionOf,
  formattingOf,
  LOCALES,
  menuLabel,
  offeredLocales,
} from './locales.ts';

test('the menu offers thirteen languages, English first', () => {
  expect(LOCALES.map((locale) => locale.code)).toEqual([
    'en',
    'fr',
    'de',
    'es',
    'pt-PT',
    'pt-BR',
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

test('rows that hold the former code of a language read as its present one', () => {
  expect(completeLocale('pt')).toBe('pt-PT');
  expect(completeLocale('nl')).toBe('en');
});

test('every language is named in its own script', () => {
  const scripts = {
    ar: /^\p{Script=Arabic}+$/u,
    hi: /^\p{Script=Devanagari}+$/u,
    ru: /^\p{Script=Cyrillic}+$/u,
  };
  for (const [code, script] of Object.entries(scripts)) {
    expect(menuLabel(code, offeredLocales(false))).toMatch(script);
  }
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
