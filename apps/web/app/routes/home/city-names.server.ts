import { catalogLocaleOf, type PageLocale } from '@waypost/i18n/locales';
import names from './city-names.json' with { type: 'json' };

/** How the cities of this page are called in a language, by their English name, where it is another. */
export function cityNamesIn(locale: PageLocale): Record<string, string> {
  const byLanguage: Record<string, Record<string, string>> = names;
  return byLanguage[catalogLocaleOf(locale)] ?? {};
}
