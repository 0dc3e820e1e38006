import type { CompiledCatalog } from '@waypost/i18n/compile';
import { catalogLocaleOf, DEFAULT_LOCALE, isPseudo, type PageLocale } from '@waypost/i18n/locales';
import { type Area, isStaffArea, type Translate } from '@waypost/i18n/messages';
import { runCatalog } from '@waypost/i18n/run';
import { createContext, use } from 'react';
import { preloadModule } from 'react-dom';
import { useLocale } from './visitor.ts';

/** Chunk addresses by `language/area`. Only the server knows them: it writes the preload links. */
export const CatalogUrls = createContext<Record<string, string>>({});

/** One chunk for each language and area, by `./en/about.ts`. vite/catalogs.ts compiles their messages. */
const chunks = import.meta.glob<CompiledCatalog>('./*/*.ts', {
  base: '../../../../packages/i18n/src/catalogs',
  import: 'default',
});

const catalogs = new Map<string, Promise<unknown>>();

/** The translate function of one area. Suspends until the catalog of the language has arrived. */
export function useT<A extends Area>(area: A): Translate<A> {
  const locale = localeOf(area, useLocale());
  const url = use(CatalogUrls)[`${catalogLocaleOf(locale)}/${area}`];
  if (url !== undefined) preloadModule(url);
  return use(load(locale, area)) as Translate<A>;
}

/** For server responses that are not pages. */
export function translatorOf<A extends Area>(locale: PageLocale, area: A): Promise<Translate<A>> {
  return load(localeOf(area, locale), area) as Promise<Translate<A>>;
}

/** Awaited on the server, where rendering must not suspend: React never hydrates a page whose shell had to wait. */
export async function loadAllCatalogs(locales: readonly PageLocale[]): Promise<void> {
  const areas = Object.keys(chunks)
    .filter((path) => path.startsWith(`./${DEFAULT_LOCALE}/`))
    .map((path) => path.slice(`./${DEFAULT_LOCALE}/`.length, -'.ts'.length) as Area);
  await Promise.all(
    locales.flatMap((locale) => areas.map((area) => load(localeOf(area, locale), area))),
  );
}

/** Loads every catalog used so far in another language. */
export async function loadSameCatalogs(locale: PageLocale): Promise<void> {
  const areas = new Set([...catalogs.keys()].map((key) => key.split('/')[1] as Area));
  await Promise.all([...areas].map((area) => load(localeOf(area, locale), area)));
}

/** Staff texts are English in every part of the site. */
function localeOf(area: string, locale: PageLocale): PageLocale {
  return isStaffArea(area) ? DEFAULT_LOCALE : locale;
}

function load(locale: PageLocale, area: Area): Promise<unknown> {
  const key = `${locale}/${area}`;
  const known = catalogs.get(key);
  if (known !== undefined) return known;
  const arriving: Promise<unknown> = readCatalog(locale, area).then((catalog) => {
    const translate = runCatalog(catalogLocaleOf(locale), area, catalog);
    // Sets the status fields that React reads, so that a loaded catalog does not suspend.
    void Object.assign(arriving, { status: 'fulfilled', value: translate });
    return translate;
  });
  catalogs.set(key, arriving);
  // A chunk that failed to load is asked for again by the next render.
  arriving.catch(() => catalogs.delete(key));
  return arriving;
}

async function readCatalog(locale: PageLocale, area: Area): Promise<CompiledCatalog> {
  const path = `./${catalogLocaleOf(locale)}/${area}.ts`;
  const chunk = chunks[path];
  if (chunk === undefined) throw new Error(`there is no catalog ${path}`);
  const catalog = await chunk();
  if (!isPseudo(locale)) return catalog;
  // A chunk of its own: visitors are never offered a pseudo-locale and never fetch it.
  const { pseudoCatalog } = await import('@waypost/i18n/pseudo');
  return pseudoCatalog(locale, catalog);
}
