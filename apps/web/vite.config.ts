import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readConfig } from './config.ts';
import { catalogOf, catalogs } from './vite/catalogs.ts';

export default defineConfig(({ command }) => ({
  plugins: [catalogs(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2024',
    // The first browsers with light-dark(). For older ones it would be rewritten into variables that
    // are settled at the root, and no part of a page could have a theme of its own.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Every file has a hashed name and is cached for good; an inlined one would be sent again with
    // every page and would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  worker: {
    format: 'es',
    // under /field, where the service worker of those pages answers for it when there is no line
    rolldownOptions: { output: { entryFileNames: 'field/[name]-[hash].js' } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // By language, so that whoever looks at a page sees what its words weigh.
            chunkFileNames: (chunk) => {
              const catalog = catalogOf(chunk.facadeModuleId);
              return `assets/${catalog === undefined ? '[name]' : `words/${catalog}`}-[hash].js`;
            },
            // What every page needs comes in two files: one that changes with the libraries, one
            // that changes with the site; what pages about shipments share comes in a third. Left
            // alone it would be twenty, and each waits its turn on a slow line.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: 'site',
                  // Not the pseudo-locales: only developers load them. Not the drawings: few pages have them.
                  test: /\/app\/(?:ui\/(?!drawings)|frame\/|platform\/)|\/i18n\/src\/(?!pseudo)[\w-]+\.ts|@lingui|lucide/,
                },
                // Typed amounts: in the file of the parcels, 24 KB, they would bring it onto the phones of couriers.
                { name: 'amounts', test: /\/domain\/src\/(?:money|decimal-text)\.ts/ },
                {
                  name: 'parcels',
                  test: /\/app\/(?:parcels\/|ui\/drawings\/(?:goods|ways|line-drawing))/,
                },
              ],
            },
          },
        },
      },
    },
  },
  ...(command === 'serve' && { server: { proxy: apiProxy() } }),
}));

/** What server.ts does for /api in production. */
function apiProxy() {
  const { API_URL, INTERNAL_SECRET } = readConfig();
  return {
    '/api': {
      target: API_URL,
      headers: { 'x-waypost-internal': INTERNAL_SECRET, 'x-waypost-client-address': '127.0.0.1' },
    },
  };
}
