import { createRequire } from 'node:module';
import { en } from './catalogs/en.ts';
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

const load = createRequire(import.meta.url);

/** Read on first use: all of them are 500 files, and most processes need few. */
export function catalogsOf(locale: Locale): Catalogs {
  if (locale === DEFAULT_LOCALE) return en;
  return (load(`./catalogs/${locale}.ts`) as { default: Catalogs }).default;
}

const translators = new Map<string, unknown>();

/** For server code, which runs without a build step: messages are compiled on first use. */
export function translator<A extends CustomerArea>(locale: Locale, area: A): Translate<A>;
export function translator<A extends StaffArea>(locale: 'en', area: A): Translate<A>;
export function translator<A extends Area>(locale: Locale, area: A): Translate<A> {
  const key = `${locale}/${area}`;
  const known = translators.get(key) as Translate<A> | undefined;
  if (known !== undefined) return known;
  const messages = isStaffArea(area)
    ? en[area]
    : catalogsOf(locale)[area as unknown as CustomerArea];
  const made = runCatalog(
    isStaffArea(area) ? DEFAULT_LOCALE : locale,
    area,
    compileCatalog(messages),
  );
  translators.set(key, made);
  return made;
}
