import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/**
 * The language in which someone is written to who has not chosen one, by country: the one of ours that most
 * people there read at work. Otherwise English, and so in Belgium (most read Dutch), Canada, India and
 * Singapore (English joins their languages), Hong Kong, Macao and Taiwan (not simplified Chinese).
 */
const COUNTRIES: Partial<Record<Locale, string>> = {
  fr: 'FR BF BI BJ BL CD CF CG CI CM DJ GA GF GN GP HT KM LU MC MF MG ML MQ NC NE PF PM RE SN TD TF TG WF YT',
  de: 'DE AT CH LI',
  es: 'ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV UY VE',
  'pt-PT': 'PT AO CV GW MZ ST TL',
  'pt-BR': 'BR',
  it: 'IT SM VA',
  ar: 'AE BH DZ EG EH IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE',
  ja: 'JP',
  ko: 'KP KR',
  'zh-CN': 'CN',
  ru: 'RU BY KG KZ',
};

const LANGUAGES = new Map(
  Object.entries(COUNTRIES).flatMap(([locale, countries]) =>
    countries.split(' ').map((country) => [country, locale as Locale]),
  ),
);

export function languageOfCountry(country: string): Locale {
  return LANGUAGES.get(country) ?? DEFAULT_LOCALE;
}
