import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Demonstration } from '../run/ways-in.ts';
import { hashSources, PICTURES, RECORD } from './freshness.ts';
import { type Screen, SCREENS } from './screens.ts';

const VIEW = { width: 1280, height: 800 };
const MAX_BYTES = 120_000;
/** What moves in comes to rest. */
const REST_MS = 2_500;

/** Takes every picture of README.md, and records which sources drew it. */
export async function takeScreens(browser: Browser, base: string): Promise<void> {
  const answer = await fetch(`${base}/api/demo`).catch(() => null);
  if (!answer?.ok) {
    console.error(`No demonstration answers at ${base}. Start it first: pnpm dev`);
    process.exit(1);
  }
  const demonstration = (await answer.json()) as Demonstration;
  mkdirSync(PICTURES, { recursive: true });
  for (const screen of SCREENS) await take(browser, base, screen, demonstration);
  const record = Object.fromEntries(SCREENS.map((each) => [each.name, hashSources(each.sources)]));
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

async function take(
  browser: Browser,
  base: string,
  screen: Screen,
  demonstration: Demonstration,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: VIEW,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (screen.as !== undefined) await page.goto(`/api/demo/sign-in/${screen.as}`);
  await page.goto(screen.path(demonstration));
  await page.waitForTimeout(REST_MS);
  await screen.prepare?.(page);
  await page.waitForTimeout(REST_MS);
  const bytes = await captureWebp(page);
  await context.close();
  const file = `${PICTURES}${screen.name}.webp`;
  if (bytes.length > MAX_BYTES) throw new Error(`${file} has ${bytes.length} bytes`);
  writeFileSync(file, bytes);
  console.log(`${screen.name}.webp ${bytes.length} bytes`);
}

/** A third of what PNG takes. Playwright itself offers PNG and JPEG only. */
async function captureWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  return Buffer.from(data, 'base64');
}
