import type { LANGUAGES } from '@waypost/domain/places';

/**
 * The languages of the menu, in its order. `formatting` is the Intl locale for dates, money and plural
 * forms: Arabic with Western digits like tracking numbers, and 24 hours where
 * Intl would choose 12 although carriers do not.
 */
export const LOCALES = [
  { code: 'en', label: 'English', direction: 'ltr', formatting: 'en-GB' },
  { code: 'fr', label: 'Français', direction: 'ltr', formatting: 'fr' },
  { code: 'de', label: 'Deutsch', direction: 'ltr', formatting: 'de' },
  { code: 'es', label: 'Español', direction: 'ltr', formatting: 'es' },
  { code: 'pt-PT', label: 'Português (Portugal)', direction: 'ltr', formatting: 'pt-PT' },
  { code: 'pt-BR', label: 'Português (Brasil)', direction: 'ltr', formatting: 'pt-BR' },
  { code: 'it', label: 'Italiano', direction: 'ltr', formatting: 'it' },
  { code: 'ar', label: 'العربية', direction: 'rtl', formatting: 'ar-u-nu-latn' },
  { code: 'hi', label: 'हिन्दी', direction: 'ltr', formatting: 'hi-u-hc-h23' },
  { code: 'ja', label: '日本語', direction: 'ltr', formatting: 'ja' },
  { code: 'ko', label: '한국어', direction: 'ltr', formatting: 'ko-u-hc-h23' },
  { code: 'zh-CN', label: '简体中文', direction: 'ltr', formatting: 'zh-CN' },
  { code: 'ru', label: 'Русский', direction: 'ltr', formatting: 'ru' },
] as const satisfies readonly { code: (typeof LANGUAGES)[number]; [detail: string]: string }[];

/** Made from the English texts by pseudo.ts, to see early how a translation affects a page. */
export const PSEUDO_LOCALES = [
  { code: 'en-XA', label: 'English, longer', direction: 'ltr', formatting: 'en-GB' },
  { code: 'ar-XB', label: 'English, right to left', direction: 'rtl', formatting: 'en-GB' },
] as const;

export type MenuLocale = (typeof LOCALES)[number]['code'];
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number]['code'];

/** Languages whose every catalog exists. A new one is listed here, and `pnpm generate` finds its files. */
export const COMPLETE_LOCALES = [
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
] as const satisfies readonly MenuLocale[];
export type Locale = (typeof COMPLETE_LOCALES)[number];

/** Cookies, links and rows from before Brazil had a catalog of its own have `pt`. */
const FORMER_CODES: Partial<Record<string, Locale>> = { pt: 'pt-PT' };

/** The present code of a language. */
export function presentCode(code: string): string {
  return FORMER_CODES[code] ?? code;
}

/** A stored language: English for one that is no longer complete. */
export function completeLocale(code: string): Locale {
  const present = presentCode(code);
  return COMPLETE_LOCALES.find((locale) => locale === present) ?? DEFAULT_LOCALE;
}

/** The locales a page can be rendered in. */
export type PageLocale = Locale | PseudoLocale;

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** An entry of the translation menu. */
export type OfferedLocale = { code: PageLocale; label: string };

/** The entries of the translation menu, in its order. Pseudo-locales are for developers only. */
export function offeredLocales(withPseudo: boolean): OfferedLocale[] {
  const isComplete = (code: MenuLocale): code is Locale => COMPLETE_LOCALES.some((c) => c === code);
  const complete = LOCALES.flatMap(({ code, label }) =>
    isComplete(code) ? [{ code, label }] : [],
  );
  const pseudo = PSEUDO_LOCALES.map(({ code, label }) => ({ code, label }));
  return withPseudo ? [...complete, ...pseudo] : complete;
}

/** The label of the menu button for a chosen code; null when the menu does not offer it. */
export function menuLabel(code: string, offered: readonly OfferedLocale[]): string | null {
  return offered.find((locale) => locale.code === code)?.label ?? null;
}

export function isPseudo(code: PageLocale): code is PseudoLocale {
  return PSEUDO_LOCALES.some((locale) => locale.code === code);
}

/** The language whose catalogs and plural rules a page uses. */
export function catalogLocaleOf(code: PageLocale): Locale {
  return isPseudo(code) ? DEFAULT_LOCALE : code;
}

export function directionOf(code: MenuLocale | PseudoLocale): 'ltr' | 'rtl' {
  return entryOf(code).direction;
}

export function formattingOf(code: MenuLocale | PseudoLocale): string {
  return entryOf(code).formatting;
}

function entryOf(code: MenuLocale | PseudoLocale) {
  return [...LOCALES, ...PSEUDO_LOCALES].find((locale) => locale.code === code) ?? LOCALES[0];
}
