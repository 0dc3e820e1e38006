import { en } from './catalogs/en.ts';
import { compileCatalog } from './compile.ts';
import type { Locale } from './locales.ts';
import type { Area, Catalog, Translate } from './messages.ts';
import { runCatalog } from './run.ts';

export type { Area, Catalog, MessageKey, Translate } from './messages.ts';

const catalogs: Record<Locale, { [A in Area]: Catalog<A> }> = { en };

const translators = new Map<string, unknown>();

/** For server code, which runs without a build step: messages are compiled when first asked for. */
export function translator<A extends Area>(locale: Locale, area: A): Translate<A> {
  const key = `${locale}/${area}`;
  const known = translators.get(key) as Translate<A> | undefined;
  if (known !== undefined) return known;
  const made = runCatalog<A>(locale, compileCatalog(catalogs[locale][area]));
  translators.set(key, made);
  return made;
}
