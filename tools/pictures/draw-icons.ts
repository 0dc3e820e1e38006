import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { facesOf } from './faces.ts';
import { PUBLIC, recordOf, SHARED_RECORD } from './shared-freshness.ts';
import { SHARED_PICTURES, type SharedPicture } from './shared-pictures.ts';
import { iconPage, sharedPicturePage, titleSizeOf } from './templates.ts';

/** Browser tab, home screen of a phone, web manifest (two). */
const ICON_SIZES = [32, 180, 192, 512];

const MAX_SHARED_BYTES = 15_000;
/** Three colours, and the steps between them at the edges of letters. */
const PALETTE = { palette: true, colours: 16, effort: 10, dither: 0, compressionLevel: 9 };

/** Icons and the pictures of shared links. They change with the mark, a face or a title only. */
export async function drawIcons(browser: Browser): Promise<void> {
  for (const size of ICON_SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(iconPage());
    await page.screenshot({ path: `${PUBLIC}icons/${size}.png` });
    await page.close();
  }
  await drawShared(browser);
}

async function drawShared(browser: Browser): Promise<void> {
  rmSync(`${PUBLIC}pictures`, { recursive: true, force: true });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  let total = 0;
  for (const picture of SHARED_PICTURES) {
    await page.setContent(sharedPicturePage(picture));
    await page.addStyleTag({ content: facesOf(picture.locale) });
    await page.evaluate('document.fonts.ready');
    await fitTitle(page, picture);
    const file = `${PUBLIC}pictures/${picture.path}.png`;
    mkdirSync(dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .png(PALETTE)
      .toFile(file);
    const { size } = statSync(file);
    if (size > MAX_SHARED_BYTES) throw new Error(`${file} has ${size} bytes`);
    total += size;
  }
  await page.close();
  writeFileSync(SHARED_RECORD, `${JSON.stringify(recordOf(SHARED_PICTURES), null, 1)}\n`);
  console.log(`${SHARED_PICTURES.length} pictures of shared links, ${total} bytes`);
}

/** A long title is set smaller until it has its place above the line. */
async function fitTitle(page: Page, { title, locale }: SharedPicture): Promise<void> {
  const fits = await page.locator('.title').evaluate((element, largest) => {
    for (let size = largest; size >= 52; size -= 2) {
      element.style.fontSize = `${size}px`;
      if (element.clientHeight <= 256 && element.scrollWidth <= element.clientWidth) return true;
    }
    return false;
  }, titleSizeOf(locale));
  if (!fits) throw new Error(`too long for a picture: ${title}`);
}
