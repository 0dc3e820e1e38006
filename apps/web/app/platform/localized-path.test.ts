import type { OfferedLocale } from '@waypost/i18n/locales';
import { expect, test } from 'vitest';
import { alternatesOf, localizedPath } from './localized-path.ts';

const languages = ['en', 'fr', 'zh-CN', 'en-XA'].map((code) => ({
  code,
  label: code,
})) as OfferedLocale[];

test('a page has an address in every language, and an x-default', () => {
  expect(alternatesOf('/faq', languages)).toEqual([
    { language: 'en', path: '/faq' },
    { language: 'fr', path: '/faq?lang=fr' },
    { language: 'zh-CN', path: '/faq?lang=zh-CN' },
    { language: 'x-default', path: '/faq' },
  ]);
});

test('a site in one language has no alternates', () => {
  expect(alternatesOf('/faq', languages.slice(0, 1))).toEqual([]);
});

test('the address without a language is the English page', () => {
  expect(localizedPath('/', 'en')).toBe('/');
  expect(localizedPath('/', 'en-XA')).toBe('/?lang=en-XA');
});
