/** The languages of the menu, in its order. `formatting` is the Intl locale behind dates and money. */
export const LOCALES = [
  { code: 'en', label: 'English', direction: 'ltr', formatting: 'en-GB' },
  { code: 'fr', label: 'Français', direction: 'ltr', formatting: 'fr' },
  { code: 'de', label: 'Deutsch', direction: 'ltr', formatting: 'de' },
  { code: 'es', label: 'Español', direction: 'ltr', formatting: 'es' },
  { code: 'pt', label: 'Português', direction: 'ltr', formatting: 'pt' },
  { code: 'it', label: 'Italiano', direction: 'ltr', formatting: 'it' },
  { code: 'ar', label: 'Arabic', direction: 'rtl', formatting: 'ar' },
  { code: 'hi', label: 'Hindi', direction: 'ltr', formatting: 'hi' },
  { code: 'ja', label: 'Japanese', direction: 'ltr', formatting: 'ja' },
  { code: 'ko', label: 'Korean', direction: 'ltr', formatting: 'ko' },
  { code: 'zh-CN', label: 'Simplified Chinese', direction: 'ltr', formatting: 'zh-CN' },
  { code: 'ru', label: 'Russian', direction: 'ltr', formatting: 'ru' },
] as const;

export type MenuLocale = (typeof LOCALES)[number]['code'];

/** Languages whose every catalog exists. A page is rendered only in one of these. */
export const COMPLETE_LOCALES = ['en'] as const satisfies readonly MenuLocale[];
export type Locale = (typeof COMPLETE_LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The menu language a `googtrans` cookie names (`/auto/fr` or `/en/fr`), English otherwise. */
export function localeFromCookie(googtrans: string | undefined): MenuLocale {
  const code = /^\/(?:auto|en)\/([\w-]+)$/.exec(googtrans ?? '')?.[1];
  return LOCALES.find((locale) => locale.code === code)?.code ?? DEFAULT_LOCALE;
}

/** The language to render for a menu choice: itself when its catalogs are complete. */
export function renderedLocale(chosen: MenuLocale): Locale {
  return COMPLETE_LOCALES.find((complete) => complete === chosen) ?? DEFAULT_LOCALE;
}

export function directionOf(code: MenuLocale): 'ltr' | 'rtl' {
  return entryOf(code).direction;
}

export function formattingOf(code: MenuLocale): string {
  return entryOf(code).formatting;
}

function entryOf(code: MenuLocale) {
  return LOCALES.find((locale) => locale.code === code) ?? LOCALES[0];
}
