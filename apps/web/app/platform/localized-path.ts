import {
  DEFAULT_LOCALE,
  isPseudo,
  type OfferedLocale,
  type PageLocale,
} from '@waypost/i18n/locales';

/** The address of a page in one language. English, which is shown when nothing is asked for, has the bare one. */
export function localizedPath(path: string, locale: PageLocale): string {
  return locale === DEFAULT_LOCALE ? path : `${path}?lang=${locale}`;
}

/** The same page in every language, for search engines; `x-default` chooses by the reader. */
export function alternatesOf(
  path: string,
  languages: readonly OfferedLocale[],
): { language: string; path: string }[] {
  const real = languages.filter(({ code }) => !isPseudo(code));
  if (real.length < 2) return [];
  return [
    ...real.map(({ code }) => ({ language: code, path: localizedPath(path, code) })),
    { language: 'x-default', path },
  ];
}
