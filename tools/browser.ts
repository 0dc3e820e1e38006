import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** No sandbox because CI runs as root; the rest keeps the browser from talking to anyone but us. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The same browser without its window: journeys take about a quarter less time in it. */
export function findHeadlessChromium(): string {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

export function findChromium(): string {
  const found = [process.env['CHROME_PATH'] ?? '', ...CANDIDATES].find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(
      'Chromium is missing. On Debian it is in the package chromium: apt-get install chromium',
    );
  }
  return found;
}

type AnyPage = { evaluate: (script: string) => Promise<unknown> };

/** Colours in transition are neither the old nor the new ones. An animation of a hidden part never ends. */
export async function endOfAnimations(page: AnyPage): Promise<void> {
  await page.evaluate(`Promise.race([
    Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished)).then(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 2000)),
  ])`);
}
