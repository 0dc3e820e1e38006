import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import type { DrawnQuote } from './draw-quote.ts';
import type { priceQuote } from './price-quote.ts';

const ENTRY = fileURLToPath(new URL('price-quote.ts', import.meta.url));

/** Our pricing as a browser gets it, bundled and minified like the site, in Chromium. */
export async function openBrowserPricing() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  return {
    price: (quotes: readonly DrawnQuote[]): Promise<string[]> =>
      page.evaluate(
        (drawn) =>
          drawn.map((quote) =>
            (
              globalThis as unknown as { proof: { priceQuote: typeof priceQuote } }
            ).proof.priceQuote(quote),
          ),
        [...quotes],
      ),
    close: () => browser.close(),
  };
}

async function bundle(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // as in apps/web/vite.config.ts
      target: 'es2024',
      lib: { entry: ENTRY, formats: ['iife'], name: 'proof' },
      minify: true,
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}
