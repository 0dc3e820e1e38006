// `pnpm pictures`: draws what is committed as pictures. Icons and shared pictures are drawn from nothing,
// those of README.md are taken of the running site.
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { loadEnvironment } from '../run/env.ts';
import { parseOptions, refuse } from '../run/usage.ts';
import { drawIcons } from './draw-icons.ts';
import { takeScreens } from './take-screens.ts';

const USAGE = `pnpm pictures icons|screens [--base URL]
  icons     icons and the pictures of shared links, into apps/web/public
  screens   the pictures of README.md, into docs/pictures, of the demonstration that pnpm dev runs`;

const { values, positionals } = parseOptions(USAGE, {
  base: { type: 'string', default: loadEnvironment()['PUBLIC_ORIGIN'] ?? '' },
});
const [what = ''] = positionals;
if (what !== 'icons' && what !== 'screens') refuse(USAGE, 'Say icons or screens.');

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  await (what === 'icons' ? drawIcons(browser) : takeScreens(browser, values.base));
} finally {
  await browser.close();
}
