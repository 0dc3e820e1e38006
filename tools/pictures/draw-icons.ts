import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { iconPage, sharedPicturePage } from './templates.ts';

const PUBLIC = fileURLToPath(new URL('../../apps/web/public', import.meta.url));

/** Browser tab, home screen of a phone, web manifest (two). */
const ICON_SIZES = [32, 180, 192, 512];

/** What stands on the picture of a page, and which of its five stations is lit. */
const SHARED_PICTURES = [
  { name: 'waypost', title: 'Track, price and book shipments', lit: 0 },
  { name: 'track', title: 'Where is your shipment?', lit: 2 },
  { name: 'express', title: 'A price in seconds, to any door', lit: 1 },
  { name: 'freight', title: 'Freight by air, sea and road', lit: 2 },
  { name: 'ecommerce', title: 'Shipping for online shops', lit: 1 },
  { name: 'customs', title: 'Customs, cleared on the way', lit: 3 },
  { name: 'domestic', title: 'Home delivery, the same or the next day', lit: 4 },
  { name: 'warehousing', title: 'Warehousing and fulfilment', lit: 0 },
  { name: 'company', title: 'A carrier that tells you where things are', lit: 4 },
];
const MAX_SHARED_BYTES = 60_000;

/** Icons and the pictures of shared links. They change with the mark or a title only. */
export async function drawIcons(browser: Browser): Promise<void> {
  for (const size of ICON_SIZES) {
    await draw(browser, iconPage(), size, size, `icons/${size}.png`);
  }
  for (const { name, title, lit } of SHARED_PICTURES) {
    const html = sharedPicturePage(title, lit);
    const file = await draw(browser, html, 1200, 630, `pictures/${name}.png`);
    const { size } = statSync(file);
    if (size > MAX_SHARED_BYTES) throw new Error(`${file} has ${size} bytes`);
  }
}

async function draw(
  browser: Browser,
  html: string,
  width: number,
  height: number,
  name: string,
): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const file = `${PUBLIC}/${name}`;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  await page.screenshot({ path: file });
  await page.close();
  console.log(`${name} ${statSync(file).size} bytes`);
  return file;
}
