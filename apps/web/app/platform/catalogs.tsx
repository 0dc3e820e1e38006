import type { CompiledCatalog } from '@waypost/i18n/compile';
import { catalogLoaders } from '@waypost/i18n/load';
import type { Locale } from '@waypost/i18n/locales';
import type { Area, Translate } from '@waypost/i18n/messages';
import { runCatalog } from '@waypost/i18n/run';
import { createContext, use } from 'react';
import { preloadModule } from 'react-dom';
import { useLocale } from './visitor.ts';

/** Chunk addresses by `language/area`. Only the server knows them: it writes the preload links. */
export const CatalogUrls = createContext<Record<string, string>>({});

const ready = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();

/** The translate function of one area. Suspends until the catalog of the language has arrived. */
export function useT<A extends Area>(area: A): Translate<A> {
  const locale = useLocale();
  const key = `${locale}/${area}`;
  const url = use(CatalogUrls)[key];
  if (url !== undefined) preloadModule(url);
  return (ready.get(key) ?? use(load(key, locale, area))) as Translate<A>;
}

function load(key: string, locale: Locale, area: Area): Promise<unknown> {
  const pending = loading.get(key);
  if (pending !== undefined) return pending;
  const arriving = catalogLoaders[locale][area]().then((module) => {
    // vite/catalogs.ts has compiled the messages.
    const translate = runCatalog(locale, module.default as CompiledCatalog);
    ready.set(key, translate);
    return translate;
  });
  loading.set(key, arriving);
  // A chunk that failed to load is asked for again by the next render.
  arriving.catch(() => loading.delete(key));
  return arriving;
}
