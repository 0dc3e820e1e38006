import { en } from './catalogs/en.ts';
import { catalogs } from './catalogs/every-language.ts';
import { compileCatalog } from './compile.ts';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import {
  type Area,
  type Catalogs,
  type CustomerArea,
  isStaffArea,
  type StaffArea,
  type Translate,
} from './messages.ts';
import { runCatalog } from './run.ts';

export type { Locale } from './locales.ts';
export type { Area, Catalog, MessageKey, Translate } from './messages.ts';

const everyLanguage: Record<Locale, Catalogs> = catalogs;

const translators = new Map<string, unknown>();

/** For server code, which runs without a build step: messages are compiled when first asked for. */
export function translator<A extends CustomerArea>(locale: Locale, area: A): Translate<A>;
export function translator<A extends StaffArea>(locale: 'en', area: A): Translate<A>;
export function translator<A extends Area>(locale: Locale, area: A): Translate<A> {
  const key = `${locale}/${area}`;
  const known = translators.get(key) as Translate<A> | undefined;
  if (known !== undefined) return known;
  const messages = isStaffArea(area)
    ? en[area]
    : everyLanguage[locale][area as unknown as CustomerArea];
  const made = runCatalog<A>(isStaffArea(area) ? DEFAULT_LOCALE : locale, compileCatalog(messages));
  translators.set(key, made);
  return made;
}
