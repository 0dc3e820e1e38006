import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import dates from './page-dates.json' with { type: 'json' };

/** By path and language: the day of the last change of the texts, and their hash. */
export type PageDates = Partial<Record<string, Partial<Record<string, string>>>>;

/** The day on which the words of a page last changed. Prices and places change more often. */
export function lastChangeOf(path: string, locale: string | null): string | undefined {
  return (dates as PageDates)[path]?.[locale ?? DEFAULT_LOCALE]?.split(' ')[0];
}
