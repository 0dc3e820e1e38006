import { createContext, use } from 'react';
import type { EntryContext } from 'react-router';

/** What lets a script of this page run. Only the server knows it; browsers hide it from scripts. */
export const Nonce = createContext<string | undefined>(undefined);

/** The scripts of the page. Only the server knows them; in the browser React Router has loaded them. */
export const ScriptUrls = createContext<readonly string[]>([]);

export function scriptUrlsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const { url, entry, routes } = manifest;
  const ofRoutes = staticHandlerContext.matches.flatMap(({ route }) => {
    const known = routes[route.id];
    return known === undefined ? [] : [known.module, ...(known.imports ?? [])];
  });
  return [...new Set([url, entry.module, ...entry.imports, ...ofRoutes])];
}

/**
 * Browsers fetch module preloads before fonts and beside the styles, but our pages are readable without
 * scripts. The first link to a file decides its priority, so these stand before those of `Scripts`.
 */
export function ScriptsAfterStyles() {
  const nonce = use(Nonce);
  return use(ScriptUrls).map((href) => (
    <link key={href} rel="modulepreload" fetchPriority="low" href={href} nonce={nonce} />
  ));
}
