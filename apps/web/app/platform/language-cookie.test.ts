import { codeFromCookie } from '@waypost/i18n/choose-locale';
import { expect, test } from 'vitest';
import { languageCookie } from './language-cookie.ts';

test('the cookie of a language is kept for a year, for every page', () => {
  expect(languageCookie('fr', false)).toBe(
    'googtrans=/en/fr; Path=/; Max-Age=31536000; SameSite=Lax',
  );
  expect(languageCookie('fr', true)).toContain('; Secure');
});

test('a language cookie is read back as it was written', () => {
  const [, value = ''] = /^googtrans=([^;]*)/.exec(languageCookie('zh-CN', true)) ?? [];
  expect(codeFromCookie(value)).toBe('zh-CN');
});
