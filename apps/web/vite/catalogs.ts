import { pathToFileURL } from 'node:url';
import { compileCatalog } from '@waypost/i18n/compile';
import type { Plugin } from 'vite';

const CATALOG = /\/i18n\/src\/catalogs\/([\w-]+\/[a-z-]+)\.ts$/;
const URLS = 'virtual:catalog-urls';

/** `fr/home` for the file of that catalog. */
export function catalogOf(module: string | null | undefined): string | undefined {
  return CATALOG.exec(module ?? '')?.[1];
}

/**
 * Compiles ICU messages while bundling, so that no message parser ships, and tells the server
 * bundle where each catalog's chunk is, so that pages can preload it. The browser bundle is always
 * built before the server bundle, in the same process.
 */
export function catalogs(): Plugin {
  const urls: Record<string, string> = {};
  return {
    name: 'waypost:catalogs',
    enforce: 'pre',
    resolveId(id) {
      return id === URLS ? `\0${URLS}` : undefined;
    },
    async load(id) {
      if (id === `\0${URLS}`) return `export default ${JSON.stringify(urls)}`;
      if (!CATALOG.test(id)) return undefined;
      this.addWatchFile(id);
      const changed = `?at=${Date.now()}`;
      const catalog = (await import(pathToFileURL(id).href + changed)) as {
        default: Record<string, string>;
      };
      return `export default ${JSON.stringify(compileCatalog(catalog.default))}`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const name = catalogOf(chunk.facadeModuleId);
        if (name !== undefined) urls[name] = `/${chunk.fileName}`;
      }
    },
  };
}
