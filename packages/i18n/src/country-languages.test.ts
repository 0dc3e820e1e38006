import { COUNTRY_CODES } from '@waypost/domain/places';
import { expect, it } from 'vitest';
import { languageOfCountry } from './country-languages.ts';
import { COMPLETE_LOCALES } from './locales.ts';

/** Where the most common language of CLDR is another one, on purpose. */
const DIFFERENT = {
  // what is written at work
  fr: 'BI CF HT KM MG ML NE SN TD',
  es: 'PY',
  ru: 'KG',
  // joins several languages
  en: 'IN MU SC SS',
} as const;

it.each(COUNTRY_CODES)(
  'the language of %s is its most common one, or listed as different',
  (code) => {
    const spoken = new Intl.Locale(`und-${code}`).maximize();
    const isSpoken = (locale: string) => {
      const { language, script } = new Intl.Locale(locale).maximize();
      return language === spoken.language && script === spoken.script;
    };
    const ours = COMPLETE_LOCALES.filter(isSpoken);
    const common = ours.find((locale) => locale.endsWith(`-${code}`)) ?? ours[0] ?? 'en';
    const listed = Object.entries(DIFFERENT).find(([, codes]) => codes.split(' ').includes(code));
    expect(languageOfCountry(code)).toBe(listed?.[0] ?? common);
  },
);
