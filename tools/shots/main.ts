// `pnpm shots /route /other`: full-page screenshots of a running site, in three widths, light and dark.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { loadEnvironment } from '../run/env.ts';
import { parseOptions, refuse } from '../run/usage.ts';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

const USAGE = 'pnpm shots [--base URL] [--out FOLDER] [--lenient] /route ...';

const { values: options, positionals: routes } = parseOptions(USAGE, {
  base: { type: 'string', default: loadEnvironment()['PUBLIC_ORIGIN'] ?? '' },
  out: { type: 'string', default: '.scratch/shots' },
  lenient: { type: 'boolean', default: false },
});
if (routes.length === 0) refuse(USAGE, 'Say which pages.');

mkdirSync(options.out, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
let faultCount = 0;
for (const route of routes) {
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      const { file, faults } = await takeShot(browser, route, scheme, width);
      console.log(file);
      for (const fault of faults) console.error(`  ${fault}`);
      faultCount += faults.length;
    }
  }
}
await browser.close();
process.exitCode = faultCount > 0 && !options.lenient ? 1 : 0;

async function takeShot(
  from: Browser,
  route: string,
  colorScheme: (typeof SCHEMES)[number],
  width: number,
): Promise<{ file: string; faults: string[] }> {
  const context = await from.newContext({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    // The response listener below names the same failure with its address.
    const isFailedResponse = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isFailedResponse) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('requestfailed', (request) =>
    faults.push(`request: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });

  // Not networkidle: a page with a live stream never falls idle.
  await page.goto(new URL(route, options.base).href, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  // What is far below the view is not laid out: a window as high as the page shows all of it.
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ width, height });
  const name = route.replaceAll(/[^a-zA-Z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  const file = join(options.out, `${name}-${width}-${colorScheme}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await context.close();
  return { file, faults };
}
