import { expect, test } from 'vitest';
import { chooseLanguage, codeFromCookie } from './choose-locale.ts';
import type { OfferedLocale } from './locales.ts';

const offered = ['en', 'fr', 'pt-PT', 'pt-BR', 'zh-CN', 'en-XA', 'ar-XB'].map((code) => ({
  code,
  label: code,
})) as OfferedLocale[];

const accepted = (header: string) => chooseLanguage({ accepted: header }, offered).locale;

test('the language cookie is read in both spellings', () => {
  expect(codeFromCookie('/auto/fr')).toBe('fr');
  expect(codeFromCookie('/en/zh-CN')).toBe('zh-CN');
});

test('a missing or broken cookie names no language', () => {
  for (const cookie of [undefined, '', 'fr', '/en/', '/fr/en', '/en/fr/x']) {
    expect(codeFromCookie(cookie)).toBeUndefined();
  }
});

test('the URL comes before a chosen language, and that before the browser', () => {
  const wishes = { cookie: '/en/pt-BR', asked: 'fr', accepted: 'zh-CN' };
  expect(chooseLanguage(wishes, offered).locale).toBe('fr');
  expect(chooseLanguage({ ...wishes, asked: null }, offered).locale).toBe('pt-BR');
  expect(chooseLanguage({ accepted: 'zh-CN' }, offered).locale).toBe('zh-CN');
  expect(chooseLanguage({}, offered)).toEqual({ code: 'en', locale: 'en' });
});

test('English stays chosen, whatever the browser asks for', () => {
  expect(chooseLanguage({ cookie: '/en/en', accepted: 'fr' }, offered).locale).toBe('en');
});

test('a chosen language that is not offered is remembered and shown in English', () => {
  expect(chooseLanguage({ cookie: '/en/yo', accepted: 'fr' }, offered)).toEqual({
    code: 'yo',
    locale: 'en',
  });
});

test('an unknown language in the URL is ignored', () => {
  expect(chooseLanguage({ asked: 'xx', accepted: 'fr' }, offered).locale).toBe('fr');
});

test('a browser gets the first of its languages that is supported', () => {
  expect(accepted('fr-BE, en;q=0.8')).toBe('fr');
  expect(accepted('nl, fr;q=0.5, pt-BR;q=0.7')).toBe('pt-BR');
  expect(accepted('fr;q=0, pt')).toBe('pt-PT');
  expect(accepted('nl, *;q=0.1')).toBe('en');
  expect(accepted('x'.repeat(5_000))).toBe('en');
});

test('Portuguese is that of Brazil in Brazil, and that of Portugal everywhere else', () => {
  expect(['pt-BR', 'pt-br'].map(accepted)).toEqual(['pt-BR', 'pt-BR']);
  expect(['pt', 'pt-PT', 'pt-AO'].map(accepted)).toEqual(Array(3).fill('pt-PT'));
});

test('pt in a cookie or an address reads as the Portuguese of Portugal', () => {
  expect(chooseLanguage({ cookie: '/en/pt' }, offered)).toEqual({ code: 'pt-PT', locale: 'pt-PT' });
  expect(chooseLanguage({ asked: 'pt' }, offered)).toEqual({ code: 'pt-PT', locale: 'pt-PT' });
});

test('Simplified Chinese is not chosen for readers of Traditional Chinese', () => {
  expect(['zh', 'zh-CN', 'zh-Hans-HK', 'zh-SG'].map(accepted)).toEqual(Array(4).fill('zh-CN'));
  expect(['zh-TW', 'zh-Hant', 'zh-HK'].map(accepted)).toEqual(Array(3).fill('en'));
});

test('browser settings never choose a pseudo-locale', () => {
  expect(accepted('ar')).toBe('en');
  expect(accepted('en-XA')).toBe('en');
});
